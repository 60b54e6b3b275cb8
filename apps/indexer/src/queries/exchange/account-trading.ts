import type { Pool } from 'pg'

/** What an account traded in a market on a day, in the units of `generation`: see units.ts. */
export type TradedDay = {
  market: bigint
  generation: number
  /** Milliseconds since 1970: its beginning. */
  dayMs: number
  /** Of orders: how many, what they were worth, and how much of that had rested in the book. */
  fills: number
  notional: string
  makerNotional: string
  fees: string
  rebates: string
  /** Of positions that were closed, before fees and funding. */
  pnl: string
}

const columns = `market, generation, floor(extract(epoch from bucket) * 1000)::float8 as "dayMs", fills,
  notional, maker_notional as "makerNotional", fees, rebates, pnl`
const since = `to_timestamp($2::float8 / 1000)`

type Row = Omit<TradedDay, 'market'> & { market: string }

/** In all markets from a day on, the oldest first. */
export async function listTradedDays(pool: Pool, account: bigint, fromMs: number): Promise<TradedDay[]> {
  const { rows } = await pool.query<Row>({
    name: 'traded_days',
    // The primary key, all markets of one account.
    text: `select ${columns} from account_trading_1d where account = $1 and bucket >= ${since} order by bucket, market`,
    values: [account, fromMs],
  })
  return rows.map(toDay)
}

/** In one market, the last days on which anything of it was traded; the oldest first. */
export async function listTradedDaysIn(
  pool: Pool,
  { account, market, limit }: { account: bigint; market: bigint; limit: number },
): Promise<TradedDay[]> {
  const { rows } = await pool.query<Row>({
    name: 'traded_days_in',
    // The primary key, backwards.
    text: `select ${columns} from account_trading_1d where account = $1 and market = $2 order by bucket desc limit $3`,
    values: [account, market, limit],
  })
  return rows.map(toDay).toReversed()
}

function toDay(row: Row): TradedDay {
  return { ...row, market: BigInt(row.market) }
}
