import { createdAddress, logsBloom } from '@injsight/evm'
import type { IncludedTransaction } from './ethereum-block.ts'
import { formatLog } from './format-log.ts'
import { formatType, paidPriceOf } from './format-transaction.ts'
import { toHex, toQuantity, type Hex } from './hex.ts'

/** What became of a transaction, as the chain's JSON-RPC writes it. */
export function formatReceipt(transaction: IncludedTransaction) {
  const { block, signed, from, logs } = transaction
  return {
    blockHash: toHex(block.hash),
    blockNumber: toQuantity(block.height),
    contractAddress: signed.to === undefined ? contractOf(from, signed.nonce) : null,
    cumulativeGasUsed: toQuantity(transaction.cumulativeGasUsed),
    effectiveGasPrice: toQuantity(paidPriceOf(signed)),
    from,
    gasUsed: toQuantity(transaction.gasUsed),
    logs: logs.map((log) =>
      formatLog({ ...log, height: block.height, blockHash: block.hash, hash: signed.hash }),
    ),
    logsBloom: logsBloom(logs),
    status: toQuantity(transaction.hasFailed ? 0 : 1),
    to: signed.to ?? null,
    transactionHash: signed.hash,
    transactionIndex: toQuantity(transaction.index),
    type: formatType(signed),
  }
}

/** Where the contract stands, or would if it hadn't failed. */
function contractOf(creator: Hex, nonce: bigint): Hex {
  return toHex(createdAddress(Buffer.from(creator.slice(2), 'hex'), nonce))
}
