import { invalidInput } from '@injsight/errors'
import type { AccessList, Hex, SignedAuthorizationList, TransactionSerialized } from 'viem'
import { hexToBigInt, keccak256, parseTransaction, toHex } from 'viem/utils'

/** What somebody signed for the EVM. Amounts in wei of inj (10^-18), prices in wei a unit of gas. */
export type EthereumTransaction = {
  /** keccak256 of the signed bytes: the hash that wallets show. */
  hash: Hex
  type: 'legacy' | 'eip2930' | 'eip1559' | 'eip4844' | 'eip7702'
  /** undefined for a legacy transaction that is not bound to a chain. */
  chainId: number | undefined
  nonce: bigint
  /** Lower-case; undefined when a contract is created. */
  to: Hex | undefined
  value: bigint
  gasLimit: bigint
  /** Of legacy and eip2930. */
  gasPrice: bigint | undefined
  /** Of eip1559 and later. */
  maxFeePerGas: bigint | undefined
  maxPriorityFeePerGas: bigint | undefined
  input: Hex
  accessList: { address: Hex; storageKeys: Hex[] }[]
  /** Of eip7702: whose accounts are to run the code of which contracts; 0 is the chain id of any chain. */
  authorizations: {
    chainId: number
    address: Hex
    nonce: bigint
    signature: { yParity: number; r: bigint; s: bigint }
  }[]
  signature: { v: bigint; yParity: number; r: bigint; s: bigint }
}

/**
 * A signed transaction from its RLP, as `MsgEthereumTx.raw` has it.
 *
 * @throws invalid-input `ethereum.transaction` when the bytes are none
 * @example decodeEthereumTransaction(raw).nonce // 3n
 */
export function decodeEthereumTransaction(raw: Uint8Array): EthereumTransaction {
  return { hash: keccak256(raw), ...readSigned(toHex(raw)) }
}

/**
 * The same from hex and without its hash, which takes longer than all the rest.
 *
 * @throws invalid-input `ethereum.transaction`
 */
export function readSigned(serialized: Hex): Omit<EthereumTransaction, 'hash'> {
  const parsed = parse(serialized)
  const { chainId, to, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = parsed
  return {
    type: parsed.type ?? 'legacy',
    chainId: chainId === 0 ? undefined : chainId,
    nonce: BigInt(parsed.nonce ?? 0),
    to: to ? (to.toLowerCase() as Hex) : undefined,
    value: parsed.value ?? 0n,
    gasLimit: parsed.gas ?? 0n,
    gasPrice: gasPrice ?? (maxFeePerGas === undefined ? 0n : undefined),
    maxFeePerGas,
    maxPriorityFeePerGas: maxPriorityFeePerGas ?? (maxFeePerGas === undefined ? undefined : 0n),
    input: parsed.data ?? '0x',
    accessList: (accessListOf(parsed) ?? []).map(({ address, storageKeys }) => ({
      address: address.toLowerCase() as Hex,
      storageKeys: [...storageKeys],
    })),
    authorizations: authorizationsOf(parsed).map(({ chainId: ofChain, address, nonce, yParity, r, s }) => ({
      chainId: ofChain,
      address: address.toLowerCase() as Hex,
      nonce: BigInt(nonce),
      signature: { yParity: yParity ?? 0, r: readQuantity(r), s: readQuantity(s) },
    })),
    signature: {
      v: parsed.v ?? BigInt(parsed.yParity ?? 0),
      yParity: parsed.yParity ?? 0,
      r: readQuantity(parsed.r),
      s: readQuantity(parsed.s),
    },
  }
}

function accessListOf(parsed: ReturnType<typeof parse>): AccessList | undefined {
  return 'accessList' in parsed ? parsed.accessList : undefined
}

function authorizationsOf(parsed: ReturnType<typeof parse>): SignedAuthorizationList {
  return ('authorizationList' in parsed ? parsed.authorizationList : undefined) ?? []
}

function parse(serialized: Hex) {
  try {
    return parseTransaction(serialized as TransactionSerialized)
  } catch (cause) {
    throw invalidInput(
      'ethereum.transaction',
      'These bytes are not a signed Ethereum transaction',
      { bytes: serialized.slice(0, 66) },
      cause,
    )
  }
}

function readQuantity(hex: Hex | undefined): bigint {
  return hex === undefined || hex === '0x' ? 0n : hexToBigInt(hex)
}
