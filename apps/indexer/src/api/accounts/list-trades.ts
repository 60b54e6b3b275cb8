import type { AccountTrade, ListAccountTradesRequest, ListAccountTradesResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { findMarketNotes } from '#src/queries/exchange/market-units.ts'
import { listAccountTrades as findTrades } from '#src/queries/orders/trades.ts'
import type { Page, Trade } from '#src/queries/orders/types.ts'
import { listHashes } from '#src/queries/transactions/transactions.ts'
import { parseDecimal } from '#src/state/columns.ts'
import { toAmount, toFill } from '../orders/to-orders.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { readLimit, readName } from './read-page.ts'

/** @throws Fault `invalid-input` */
export async function listAccountTrades(
  pool: Pool,
  { account, cursor, isClosing, ...request }: ListAccountTradesRequest,
): Promise<ListAccountTradesResponse> {
  const { bytes } = readName(account)
  const limit = readLimit(request.limit)
  const [{ items, next }, unknown] = await Promise.all([
    findWanted(pool, bytes, { limit, cursor, isWanted: isClosing ? isClose : isTrade }),
    listUnknown(pool, ['orders']),
  ])
  const [hashes, markets] = await Promise.all([
    listHashes(
      pool,
      items.flatMap(({ transaction }) => transaction ?? []),
    ),
    findMarketNotes(
      pool,
      items.map(({ marketId }) => marketId),
    ),
  ])
  const trades = items.map((trade): AccountTrade => {
    const quoteDenom = markets.get(trade.marketId)?.quoteDenom ?? ''
    const profit = trade.position !== null && isClose(trade) ? toAmount(trade.position.pnl) : undefined
    return { fill: toFill(trade, hashes), quoteDenom, profit }
  })
  return { trades, next: next ?? '', unknown }
}

// So many are looked through for a page: who only opens positions has a page without one, and a cursor.
const mostLookedThrough = 1000

type Asked = { limit: number; cursor: string; isWanted: (trade: Trade) => boolean }

async function findWanted(
  pool: Pool,
  address: Uint8Array,
  { limit, cursor, isWanted }: Asked,
): Promise<Page<Trade>> {
  const found: Trade[] = []
  let place: string | null = cursor
  for (let looked = 0; place !== null && found.length < limit && looked < mostLookedThrough;) {
    const { items, next }: Page<Trade> = await findTrades(pool, address, {
      limit: limit - found.length,
      cursor: place,
    })
    found.push(...items.filter(isWanted))
    looked += items.length
    place = next
  }
  return { items: found, next: place }
}

/** A market order that found nobody is told as a trade of nothing, and is none. */
function isTrade({ quantity }: Trade): boolean {
  return parseDecimal(quantity.raw) > 0n
}

/** The chain pays out what a position was worth when it closes it, or a part of it. */
function isClose({ position }: Trade): boolean {
  return position !== null && [position.payout, position.pnl].some(({ raw }) => parseDecimal(raw) !== 0n)
}
