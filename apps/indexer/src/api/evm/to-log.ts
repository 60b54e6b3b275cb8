import type { EthereumLog } from '@injsight/injsight-v1'
import { heightOf } from '#src/decode/values/keys.ts'
import { toNodeHex, toPrefixedHex } from '#src/decode/values/hex.ts'
import type { LogRow } from '#src/queries/evm/logs.ts'
import type { EthereumPlace } from '#src/queries/evm/transactions.ts'

export function toLog(
  { sequence, place, address, topics, data }: Omit<LogRow, 'isComplete'>,
  transaction: EthereumPlace | undefined,
): EthereumLog {
  return {
    contract: toPrefixedHex(address),
    topics: topics.map(toPrefixedHex),
    data: toPrefixedHex(data),
    place,
    height: heightOf(sequence),
    time: transaction === undefined ? 0n : BigInt(transaction.time.getTime()),
    hash: transaction === undefined ? '' : toNodeHex(transaction.hash),
    ethereumHash: transaction === undefined ? '' : toPrefixedHex(transaction.ethereumHash),
  }
}
