import { invalidInput, notFound } from '@injsight/errors'
import type { Pool } from 'pg'
import { findMarket, type Market } from '#src/queries/exchange/markets.ts'

/** @throws Fault `invalid-input` */
export function readMarketId(text: string): string {
  if (/^0x[0-9a-f]{64}$/i.test(text)) return text.toLowerCase()
  throw invalidInput('market.id', 'the id of a market is 0x and 64 hex digits')
}

/** @throws Fault `invalid-input`, `not-found` */
export async function getMarket(pool: Pool, text: string): Promise<Market> {
  const id = readMarketId(text)
  const market = await findMarket(pool, id)
  if (market === undefined) throw notFound('market', `The index knows no market ${id}`)
  return market
}
