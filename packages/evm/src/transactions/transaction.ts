import { invalidInput } from '@injsight/errors'
import type { AccessList, Hex, TransactionSerialized } from 'viem'
import { fromRlp, hexToBigInt, keccak256, parseTransaction, toHex, toRlp } from 'viem/utils'

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
  authorizations: Authorization[]
  signature: { v: bigint; yParity: number; r: bigint; s: bigint }
}

/**
 * Of eip7702: an account is to run the code of a contract. One that nobody can have signed, or for another chain or
 * nonce, is skipped by the chain: whatever stands in it, its transaction is valid.
 */
type Authorization = {
  /** 0 is any chain. */
  chainId: bigint
  /** Lower-case. */
  address: Hex
  nonce: bigint
  /** A `yParity` other than 0 and 1 is nobody's. */
  signature: { yParity: number; r: bigint; s: bigint }
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
  const { parsed, authorizations } = parse(serialized)
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
    authorizations,
    signature: {
      v: parsed.v ?? BigInt(parsed.yParity ?? 0),
      yParity: parsed.yParity ?? 0,
      r: readQuantity(parsed.r),
      s: readQuantity(parsed.s),
    },
  }
}

function accessListOf(parsed: ReturnType<typeof parse>['parsed']): AccessList | undefined {
  return 'accessList' in parsed ? parsed.accessList : undefined
}

function parse(serialized: Hex) {
  try {
    if (!serialized.startsWith(setCode)) return { parsed: parseWhole(serialized), authorizations: [] }
    // viem refuses the whole transaction for an authorization that the chain skips.
    const fields = fieldsOf(serialized)
    const authorizations = listIn(fields[authorizationsAt]).map(readAuthorization)
    return { parsed: parseWhole(writeSetCode(fields.with(authorizationsAt, []))), authorizations }
  } catch (cause) {
    throw invalidInput(
      'ethereum.transaction',
      'These bytes are not a signed Ethereum transaction',
      { bytes: serialized.slice(0, 66) },
      cause,
    )
  }
}

function parseWhole(serialized: Hex) {
  return parseTransaction(serialized as TransactionSerialized)
}

type Rlp = Hex | readonly Rlp[]

/** What a transaction that sets code begins with: the number of its type. */
export const setCode = '0x04'
const authorizationsAt = 9

/**
 * What the sender of a transaction that sets code has signed.
 *
 * @throws an error of viem when it is no list in RLP
 */
export function signedPartOf(serialized: Hex): Hex {
  return writeSetCode(fieldsOf(serialized).slice(0, authorizationsAt + 1))
}

function fieldsOf(serialized: Hex): readonly Rlp[] {
  return listIn(fromRlp(`0x${serialized.slice(setCode.length)}`, 'hex') as Rlp)
}

function writeSetCode(fields: readonly Rlp[]): Hex {
  return `${setCode}${toRlp(fields as Hex[]).slice(2)}`
}

function readAuthorization(field: Rlp): Authorization {
  const [chainId, address, nonce, yParity, r, s, ...more] = listIn(field)
  if (more.length > 0) throw new TypeError('An authorization has six fields')
  return {
    chainId: readQuantity(textIn(chainId)),
    address: textIn(address),
    nonce: readQuantity(textIn(nonce)),
    signature: {
      yParity: Number(readQuantity(textIn(yParity))),
      r: readQuantity(textIn(r)),
      s: readQuantity(textIn(s)),
    },
  }
}

function listIn(field: Rlp | undefined): readonly Rlp[] {
  if (typeof field !== 'object') throw new TypeError('A list was expected')
  return field
}

function textIn(field: Rlp | undefined): Hex {
  if (typeof field !== 'string') throw new TypeError('Bytes were expected')
  return field
}

function readQuantity(hex: Hex | undefined): bigint {
  return hex === undefined || hex === '0x' ? 0n : hexToBigInt(hex)
}
