import type { Pool } from 'pg'

/** What an account traded and what closed positions brought it, in dollars. */
export type Leader = { address: Buffer; volume: number; pnl: number }

/** What a unit of a market's amounts is worth in dollars, in decimal notation. */
export type MarketWorth = { market: bigint; generation: number; worth: string }

type Asked = {
  /** Milliseconds since 1970: days from the first to the last that begin between them. */
  from: number
  to: number
  by: 'volume' | 'pnl'
  limit: number
}

/** Who traded or earned most on some days, the most first. */
export async function listLeaders(pool: Pool, worths: MarketWorth[], asked: Asked): Promise<Leader[]> {
  const { rows } = await pool.query<Leader>({
    name: `leaders_by_${asked.by}`,
    // All lines of those days by index account_trading_1d_bucket; addresses by their primary key.
    text: `with sums as (
        select t.account, sum(t.notional * w.worth) as volume, sum(t.pnl * w.worth) as pnl
        from account_trading_1d as t
        join unnest($1::int8[], $2::int4[], $3::numeric[]) as w (market, generation, worth) using (market, generation)
        where t.bucket between to_timestamp($4::float8 / 1000) and to_timestamp($5::float8 / 1000)
        group by t.account
      )
      select a.address, s.volume::float8 as volume, s.pnl::float8 as pnl
      from sums as s join addresses as a on a.account = s.account
      where s.${asked.by} <> 0 order by s.${asked.by} desc, a.address limit $6`,
    values: [
      worths.map(({ market }) => market),
      worths.map(({ generation }) => generation),
      worths.map(({ worth }) => worth),
      asked.from,
      asked.to,
      asked.limit,
    ],
  })
  return rows
}
