import type { AccountTrade, ListAccountTradesRequest, ListAccountTradesResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import type { PackedFill } from '#src/handlers/orders/fills.ts'
import { findMarketNotes } from '#src/queries/exchange/market-units.ts'
import { listAccountTrades as findTrades } from '#src/queries/orders/trades.ts'
import type { Trade } from '#src/queries/orders/types.ts'
import { listHashes } from '#src/queries/transactions/transactions.ts'
import { parseDecimal } from '#src/state/columns.ts'
import { toAmount, toFill } from '../orders/to-orders.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { readLimit, readName } from './read-page.ts'

/** @throws Fault `invalid-input` */
export async function listAccountTrades(
  pool: Pool,
  { account, cursor, isClosing, ...request }: ListAccountTradesRequest,
  signal?: AbortSignal,
): Promise<ListAccountTradesResponse> {
  const { bytes } = readName(account)
  const limit = readLimit(request.limit)
  const [{ items, next }, unknown] = await Promise.all([
    findTrades(pool, bytes, { limit, cursor, signal, isWanted: isClosing ? isClose : undefined }),
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
    return { fill: toFill(trade, hashes), quoteDenom, profit: profitOf(trade) }
  })
  return { trades, next: next ?? '', unknown }
}

/** The chain pays out what a position was worth when it closes it, or a part of it. */
const closes = (payout: bigint, pnl: bigint): boolean => payout !== 0n || pnl !== 0n

function isClose({ position }: PackedFill): boolean {
  return position !== null && closes(position.payout, position.pnl)
}

/** What closing realised; undefined for what closes nothing. */
function profitOf({ position }: Trade) {
  if (position === null || !closes(parseDecimal(position.payout.raw), parseDecimal(position.pnl.raw)))
    return undefined
  return toAmount(position.pnl)
}
