import type { Pool } from 'pg'
import type { BlockCache } from '../blocks/block-cache.ts'
import { heightOf, indexOf } from '#src/decode/values/keys.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { inUnitsOfV2, isTaken, listAsked, type AskedOrder } from './asked-orders.ts'
import { listLives, type Reach } from './lives.ts'
import { findMarkets } from './names.ts'
import { createAmounts } from './amounts.ts'
import { readOutcome } from './read-fate.ts'
import type { OrderFate } from './types.ts'

/** What became of an order, in the words of a list. */
export type OrderOutcome = Pick<OrderFate, 'message' | 'place' | 'status' | 'filled' | 'averagePrice'>

type Asked = AskedOrder & { sequence: bigint }

const mostOrders = 2000
const reach: Reach = { rows: 16, rounds: 1, followsPlaced: false }

/**
 * What became of the orders of many transactions: less of each than `getOrderFates` tells, and without looking for
 * those whose end lies far off; they are `unknown`. So are those of transactions that come after 2,000 orders.
 */
export async function listOrderOutcomes(
  pool: Pool,
  cache: BlockCache,
  sequences: bigint[],
): Promise<Map<bigint, OrderOutcome[]>> {
  const asked = await listAskedBy(pool, cache, sequences)
  const told = asked.slice(0, mostOrders)
  const [lives, markets] = await Promise.all([
    listLives(
      pool,
      told.filter(isTaken).map((one) => ({ ...one, height: heightOf(one.sequence) })),
      reach,
    ),
    findMarkets(pool, [...new Set(asked.map(({ market }) => market))]),
  ])
  const names = {
    amounts: (key: bigint, generation: number) => createAmounts(markets.get(key)?.scale, generation),
  }
  const outcomes = asked.map((one) => {
    const { status, filled, averagePrice } = readOutcome(
      one,
      one.hash && lives.get(toPrefixedHex(one.hash)),
      names,
    )
    return { ...one, status, filled, averagePrice }
  })
  return Map.groupBy(outcomes, ({ sequence }) => sequence)
}

async function listAskedBy(pool: Pool, cache: BlockCache, sequences: bigint[]): Promise<Asked[]> {
  const blocks = await cache.list(sequences.map(heightOf))
  const asked = sequences.flatMap((sequence) => {
    const block = blocks.get(heightOf(sequence))
    const transaction = block?.txs[indexOf(sequence)]
    if (block === undefined || transaction === undefined) return []
    return listAsked(transaction).map((one) => ({ ...one, sequence, speaksV2: block.speaksV2 }))
  })
  const [second, first] = [true, false].map((is) => asked.filter(({ speaksV2 }) => speaksV2 === is))
  return [...(first ?? []), ...(await inUnitsOfV2(pool, second ?? []))]
}
