import type { Client, Pool } from 'pg'
import { denomKey } from '#src/decode/values/keys.ts'
import { candleLevels, candlesAsSql } from '#src/database/write/write-candles.ts'

/** A market, and who traded in it. */
export type Busy = { market: string; account: string }

const holders = 1_000_000
const assets = 20_000
const traders = 1000
const days = 1000
const candles = 1000

/** The denom that a million hold. */
export const held = 'factory/inj1made/1'
/** The key of one of the denoms that are made up. */
const key = `case n when 1 then ${denomKey(held)} else n end`

/** The busiest perpetual market, and the subaccount that traded most in it. */
export async function findBusiest(client: Client | Pool): Promise<Busy & { id: string }> {
  const { rows } = await client.query<Busy & { id: string }>(
    `select m.key as market, m.id, v.account from markets as m join (
        select market, account, sum(fills) as fills from account_trading_1d group by 1, 2
      ) as v on v.market = m.key where m.kind = 'perpetual' order by v.fills desc limit 1`,
  )
  const [busiest] = rows
  if (busiest === undefined) throw new Error('nobody traded in a perpetual market')
  return busiest
}

/** What the copies of blocks do not bring: years of candles and of days with trades, and a denom that a million hold. */
export async function makeMarkets(client: Client, { market, account }: Busy): Promise<void> {
  await client.query('set synchronous_commit = off')
  for (const level of candleLevels) {
    const [shortest, longest] = [Math.min(...level.resolutions), Math.max(...level.resolutions)]
    await client.query(
      `insert into ${level.table} (bucket, market, generation, fills, notional, opened, closed, open, high, low, close, quantity)
        select bucket, $1, 2, 10, 1000, 0, 0, 24 + n % 7, 31, 23, 24 + n % 5, 40.5
        from (select date_trunc('day', time) - interval '1 day' as first from blocks order by height limit 1) as begun,
          generate_series(1, ${(candles * longest) / shortest}) as n,
          lateral (select first - n * interval '${shortest} s' as bucket) as at`,
      [market],
    )
    await client.query(
      `insert into candles (market, resolution, start, lines)
        ${candlesAsSql(level, `array[${level.resolutions.join(', ')}]`, 'l.market = $1')} on conflict do nothing`,
      [market],
    )
  }
  // Trades of the copies have minutes of their own.
  await client.query(
    `insert into trading_1m (bucket, market, generation, fills, notional, opened, closed, open, high, low, close, quantity)
      select distinct date_trunc('minute', time), market, 2, 10, 1000, 0, 0, 24, 31, 23, 24, 40.5
      from trade_packs join blocks using (height) where market = $1 on conflict do nothing`,
    [market],
  )
  await client.query(
    `insert into account_trading_1d (bucket, account, market, generation, fills, notional, maker_notional, fees, rebates, pnl)
      select date_trunc('day', time) - n * interval '1 day', case when of = 0 then $2::int8 else of end, $1, 2,
        100, 25000.5, 12000.25, 12.5, 3.25, of - 500
      from blocks, generate_series(1, ${days}) as n, generate_series(0, ${traders - 1}) as of
      where height = (select min(height) from blocks)`,
    [market, account],
  )
  await client.query(
    `insert into denoms (id, denom) select ${key}, 'factory/inj1made/' || n from generate_series(1, ${assets}) as n`,
  )
  await client.query(
    `insert into denom_holders (denom, family, holders, whole)
      select ${key}, 'factory', case n when 1 then ${holders} else 1 + n % 900 end, n % 7000
      from generate_series(1, ${assets}) as n`,
  )
  await client.query(
    `insert into addresses (account, address) select n, substr(sha256(int8send(n)), 1, 20)
      from generate_series(1, ${holders}) as n`,
  )
  await client.query(
    `insert into balances (denom, account, amount) select ${denomKey(held)}, n, 1 + n % 1000 from generate_series(1, ${holders}) as n`,
  )
  await client.query('vacuum analyze')
}
