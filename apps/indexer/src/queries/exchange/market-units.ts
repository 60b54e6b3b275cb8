import type { Pool } from 'pg'
import type { MarketUnits } from './units.ts'

export type MarketNote = MarketUnits & { ticker: string; quoteDenom: string }

/** What is needed to read the numbers of markets, by their ids. */
export async function findMarketNotes(pool: Pool, ids: string[]): Promise<Map<string, MarketNote>> {
  if (ids.length === 0) return new Map()
  const { rows } = await pool.query<MarketNote & { id: string }>({
    name: 'market_notes',
    text: `select id, kind, generation, ticker, base_decimals as "baseDecimals", quote_decimals as "quoteDecimals",
        quote_denom as "quoteDenom" from markets where id = any($1)`, // the primary key
    values: [[...new Set(ids)]],
  })
  return new Map(rows.map(({ id, ...note }) => [id, note]))
}

/**
 * SQL for the generation in which a row was told, beside `markets as m`; what was kept before rows had one is read as its
 * market is.
 */
export function generationOf(table: string): string {
  return `coalesce(nullif(${table}.generation, 0), m.generation) as generation`
}
