import { invalidInput, notFound } from '@injsight/errors'
import type { Pool } from 'pg'
import { findMarket, listMarkets, type Market } from '#src/queries/exchange/markets.ts'

export type Kind = 'spot' | 'derivative'

/**
 * The market that a chart is asked for, by its id or its ticker. Of several with one ticker the one that is open counts,
 * and of those the one that traded most.
 */
export async function readMarket(
  pool: Pool,
  kind: Kind,
  { marketId, symbol }: { marketId: string; symbol: string },
): Promise<Market> {
  const wanted = marketId || symbol
  if (wanted === '') throw invalidInput('chart.market', 'A chart is of a market: give market_id or symbol')
  const found = isId(wanted) ? await findMarket(pool, wanted) : await findByTicker(pool, kind, wanted)
  if (found !== undefined && isOf(kind, found)) return found
  throw notFound('market', `There is no ${kind} market "${wanted.slice(0, 80)}"`)
}

export function isOf(kind: Kind, market: { kind: string }): boolean {
  return (market.kind === 'spot') === (kind === 'spot')
}

function isId(text: string): boolean {
  return /^0x[0-9a-f]{64}$/i.test(text)
}

async function findByTicker(pool: Pool, kind: Kind, ticker: string): Promise<Market | undefined> {
  const all = await listMarkets(pool, {})
  return all
    .filter((market) => market.ticker === ticker && isOf(kind, market))
    .toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)) || compareVolumes(b, a))[0]
}

function isOpen({ status }: Market): boolean {
  return status === 'Active'
}

function compareVolumes(a: Market, b: Market): number {
  return Number(a.volume.taker) - Number(b.volume.taker)
}
