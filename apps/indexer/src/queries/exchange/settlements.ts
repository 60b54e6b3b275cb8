import type { Pool } from 'pg'
import { marketKey } from '#src/decode/values/keys.ts'
import { generationOf } from './market-units.ts'

/** That all positions of a market were closed at a price; numbers as the chain told them in its generation, see units.ts. */
export type SettledMarket = {
  height: bigint
  ordinal: number
  market: string
  ticker: string
  generation: number
  status: string
  price: string
  missingFunds: string | null
}
export type SettlementPlace = { height: bigint; ordinal: number }

/** Of a market or of all, the newest first; `before` is the last place of the page before. */
export async function listSettledMarkets(
  pool: Pool,
  {
    market,
    before,
    limit,
  }: { market: string | undefined; before: SettlementPlace | undefined; limit: number },
): Promise<SettledMarket[]> {
  const { rows } = await pool.query<Omit<SettledMarket, 'height'> & { height: string }>({
    name: market === undefined ? 'settled_markets' : 'settled_market',
    // Index market_settlements_height, or the primary key, read backwards. Several events may tell of one.
    text: `select s.height, s.ordinal, m.id as market, m.ticker, ${generationOf('s')}, m.status, s.price,
        (select max(f.missing_funds) from market_settlements as f
          where f.market = s.market and f.height = s.height) as "missingFunds"
      from market_settlements as s join markets as m on m.key = s.market
      where s.price is not null and not exists (select 1 from market_settlements as f
          where f.market = s.market and f.height = s.height and f.ordinal < s.ordinal and f.price is not null)
        and ${market === undefined ? '$1::int8 is null' : 's.market = $1'}
        and ($2::int8 is null or (s.height, s.ordinal) < ($2, $3::int4))
      order by s.height desc, s.ordinal desc limit $4`,
    values: [market === undefined ? null : marketKey(market), before?.height, before?.ordinal, limit],
  })
  return rows.map((row) => ({ ...row, height: BigInt(row.height) }))
}
