import type { EthereumTransaction } from '@injsight/evm'
import type { IncludedTransaction } from './ethereum-block.ts'
import { toHex, toQuantity } from './hex.ts'

const types = { legacy: 0, eip2930: 1, eip1559: 2, eip4844: 3, eip7702: 4 } as const

/**
 * A transaction as the chain's JSON-RPC writes it; of one that sets code (eip7702) it leaves out prices and lists, which
 * clients need.
 */
export function formatTransaction({ block, signed, from, index }: IncludedTransaction) {
  const { chainId, signature } = signed
  return {
    blockHash: toHex(block.hash),
    blockNumber: toQuantity(block.height),
    from,
    gas: toQuantity(signed.gasLimit),
    gasPrice: toQuantity(priceOf(signed, block.baseFee ?? 0n)),
    ...feesOf(signed),
    hash: signed.hash,
    input: signed.input,
    nonce: toQuantity(signed.nonce),
    to: signed.to ?? null,
    transactionIndex: toQuantity(index),
    value: toQuantity(signed.value),
    type: formatType(signed),
    ...(signed.type === 'legacy' ? {} : { accessList: signed.accessList }),
    ...(signed.type === 'eip7702'
      ? { authorizationList: signed.authorizations.map(formatAuthorization) }
      : {}),
    ...(chainId === undefined ? {} : { chainId: toQuantity(chainId) }),
    v: toQuantity(signed.type === 'legacy' ? signature.v : signature.yParity),
    r: toQuantity(signature.r),
    s: toQuantity(signature.s),
  }
}

export function formatType({ type }: EthereumTransaction) {
  return toQuantity(types[type])
}

/** What a unit of gas cost: the chain takes what was offered at most, whatever the base fee, and gives nothing back. */
export function paidPriceOf({ gasPrice, maxFeePerGas }: EthereumTransaction): bigint {
  return maxFeePerGas ?? gasPrice ?? 0n
}

/** What it would have cost by the rule of Ethereum, which is what a transaction shows. */
function priceOf(signed: EthereumTransaction, baseFee: bigint): bigint {
  const offered = paidPriceOf(signed)
  if (signed.type !== 'eip1559') return offered
  const asked = baseFee + (signed.maxPriorityFeePerGas ?? 0n)
  return asked < offered ? asked : offered
}

function formatAuthorization(authorization: EthereumTransaction['authorizations'][number]) {
  const { chainId, address, nonce, signature } = authorization
  return {
    chainId: toQuantity(chainId),
    address,
    nonce: toQuantity(nonce),
    yParity: toQuantity(signature.yParity),
    r: toQuantity(signature.r),
    s: toQuantity(signature.s),
  }
}

function feesOf({ maxFeePerGas, maxPriorityFeePerGas }: EthereumTransaction) {
  if (maxFeePerGas === undefined) return {}
  return {
    maxFeePerGas: toQuantity(maxFeePerGas),
    maxPriorityFeePerGas: toQuantity(maxPriorityFeePerGas ?? 0n),
  }
}
