import type { Pool } from 'pg'
import { milliseconds } from '#src/queries/milliseconds.ts'

/** What an account traded in a market in a stretch of time, in the units of `generation`: see units.ts. */
export type Traded = {
  market: bigint
  generation: number
  /** Milliseconds since 1970: its beginning. */
  timeMs: number
  /** Of orders: how many, what they were worth, and how much of that had rested in the book. */
  fills: number
  notional: string
  makerNotional: string
  fees: string
  rebates: string
  /** Of positions that were closed, before funding; the fees that have been taken from it already. */
  pnl: string
  feesInPnl: string
}

const timeMs = (moment: string) => `${milliseconds(moment)}::float8 as "timeMs"`
const columns = `market, generation, ${timeMs('bucket')}, fills, notional, maker_notional as "makerNotional",
  fees, rebates, pnl, fees_in_pnl as "feesInPnl"`

type Row = Omit<Traded, 'market'> & { market: string }

/** Day by day in all markets from a day on, the oldest first. */
export async function listTradedDays(pool: Pool, account: bigint, fromMs: number): Promise<Traded[]> {
  const { rows } = await pool.query<Row>({
    name: 'traded_days',
    // The primary key, all markets of one account.
    text: `select ${columns} from account_trading_1d where account = $1 and bucket >= to_timestamp($2::float8 / 1000)
      order by bucket, market`,
    values: [account, fromMs],
  })
  return rows.map(toTraded)
}

/** In one market, the last days on which anything of it was traded; the oldest first. */
export async function listTradedDaysIn(
  pool: Pool,
  { account, market, limit }: { account: bigint; market: bigint; limit: number },
): Promise<Traded[]> {
  const { rows } = await pool.query<Row>({
    name: 'traded_days_in',
    // The primary key, backwards.
    text: `select ${columns} from account_trading_1d where account = $1 and market = $2 order by bucket desc limit $3`,
    values: [account, market, limit],
  })
  return rows.map(toTraded).toReversed()
}

/** Ever since, a line for each market and generation, the one first that was traded in last: `timeMs` is that day. */
export async function listTradedMarkets(pool: Pool, account: bigint): Promise<Traded[]> {
  const { rows } = await pool.query<Row>({
    name: 'traded_markets_of',
    // The primary key, all days of one account.
    text: `select market, generation, ${timeMs('max(bucket)')}, sum(fills)::float8 as fills, sum(notional) as notional,
        sum(maker_notional) as "makerNotional", sum(fees) as fees, sum(rebates) as rebates, sum(pnl) as pnl,
        sum(fees_in_pnl) as "feesInPnl"
      from account_trading_1d where account = (select $1::int8) group by market, generation order by max(bucket) desc, sum(fills) desc, market`,
    values: [account],
  })
  return rows.map(toTraded)
}

function toTraded(row: Row): Traded {
  return { ...row, market: BigInt(row.market) }
}
