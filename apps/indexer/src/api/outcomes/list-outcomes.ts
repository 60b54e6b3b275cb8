import { invalidInput } from '@injsight/errors'
import type { ListOutcomesResponse, OrderOutcome, TokenMove } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import type { BlockCache } from '#src/queries/blocks/block-cache.ts'
import { listOrderOutcomes, type OrderOutcome as ToldOrder } from '#src/queries/orders/order-outcomes.ts'
import { listPacketOutcomes, type PacketOutcome } from '#src/queries/bridges/packet-outcomes.ts'
import { listSequencesOfHashes } from '#src/queries/transactions/transactions.ts'
import { listFirstLogs, type LogRow } from '#src/queries/evm/logs.ts'
import { toNodeHex, toPrefixedHex } from '#src/decode/values/hex.ts'
import { toAmount, toAmountIf } from '../orders/to-orders.ts'
import { anyMove, listMovesOf } from '../evm/log-moves.ts'
import { readHash } from '../read-place.ts'

const mostTransactions = 100
/** Of a transaction. */
const mostLogs = 20
/** Of a log: whoever moves more at once doesn't want to be told in a line. */
const mostBytes = 4096

/** @throws Fault `invalid-input` */
export async function listOutcomes(
  { pool, cache }: { pool: Pool; cache: BlockCache },
  texts: readonly string[],
): Promise<ListOutcomesResponse> {
  if (texts.length > mostTransactions)
    throw invalidInput('page.limit', `At most ${mostTransactions} transactions can be asked for at once`)
  const known = await listSequencesOfHashes(pool, texts.map(readHash))
  const sequences = [...known.values()]
  const [orders, packets, logs] = await Promise.all([
    listOrderOutcomes(pool, cache, sequences),
    listPacketOutcomes(pool, sequences),
    listFirstLogs(pool, sequences, { topics: anyMove, each: mostLogs, bytes: mostBytes }),
  ])
  const ofTransaction = Map.groupBy(packets, ({ sequence }) => sequence)
  const written = Map.groupBy(logs, ({ sequence }) => sequence)
  return {
    outcomes: [...new Set(texts.map(nameOf))].flatMap((hash) => {
      const sequence = known.get(hash)
      if (sequence === undefined) return []
      return {
        hash,
        orders: (orders.get(sequence) ?? []).map(toOrder),
        packets: (ofTransaction.get(sequence) ?? []).map(statusOf),
        tokenMoves: (written.get(sequence) ?? []).flatMap(toMoves),
      }
    }),
  }
}

function nameOf(text: string): string {
  return toNodeHex(readHash(text))
}

function toOrder({ message, place, status, filled, averagePrice }: ToldOrder): OrderOutcome {
  return { message, place, status, filled: toAmount(filled), averagePrice: toAmountIf(averagePrice) }
}

function toMoves(log: LogRow): TokenMove[] {
  return listMovesOf(log).map((move) => ({ ...move, contract: toPrefixedHex(log.address) }))
}

function statusOf({ deed, isSuccess }: PacketOutcome): string {
  if (deed === null) return 'waits'
  if (deed === 'timeout') return 'expired'
  return isSuccess === false ? 'returned' : 'arrived'
}
