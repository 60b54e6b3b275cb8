import { slugOfTicker } from '@injsight/chain'
import type { Pool } from 'pg'

export type NamedMarket = {
  id: string
  ticker: string
  slug: string
  kind: string
  status: string
  generation: number
  baseDenom: string | null
  quoteDenom: string
}

export type Named = { by: '' | 'id' | 'ticker' | 'slug'; markets: NamedMarket[] }

/**
 * The markets that are called so: by their id, or else by their whole ticker, or else by their slug. A name that is one
 * market's id means that market alone, whatever others are called.
 */
export async function findNamedMarkets(pool: Pool, name: string): Promise<Named> {
  const { rows } = await pool.query<Omit<NamedMarket, 'slug'>>({
    name: 'markets_called',
    text: `select id, ticker, kind, status, generation, base_denom as "baseDenom", quote_denom as "quoteDenom"
      from markets order by status <> 'Active', id`, // a few hundred rows, read whole
  })
  const markets = rows.map((row) => ({ ...row, slug: slugOfTicker(row.ticker) }))
  const slug = name.toLowerCase()
  const ways = [
    ['id', (market: NamedMarket) => market.id === slug],
    ['ticker', (market: NamedMarket) => market.ticker === name],
    ['slug', (market: NamedMarket) => market.slug !== '' && market.slug === slug],
  ] as const
  for (const [by, isCalled] of ways) {
    const called = markets.filter(isCalled)
    if (called.length > 0) return { by, markets: called }
  }
  return { by: '', markets: [] }
}
