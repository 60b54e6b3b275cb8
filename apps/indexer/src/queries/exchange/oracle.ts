import type { Pool } from 'pg'
import { feedKey } from '#src/handlers/oracle/feed-key.ts'

/** Decimals are texts. */
export type PriceRow = {
  /** The kind of oracle, as the chain names it. */
  oracle: string
  /** The symbol, where prices are of no pair. */
  base: string
  quote: string
  price: string
  cumulative: string
  /** Seconds since 1970. */
  time: bigint
}

/** The latest prices of all kinds, or of one. */
export async function listPrices(pool: Pool, oracle?: string): Promise<PriceRow[]> {
  const { rows } = await pool.query<PriceRow & { time: string }>({
    name: oracle === undefined ? 'prices' : 'prices_of_oracle',
    // A few hundred rows, in the order of the primary key.
    text: `select oracle, base, quote, price, cumulative, time from oracle_prices
      where price is not null ${oracle === undefined ? '' : 'and oracle = $1'} order by oracle, base, quote`,
    values: oracle === undefined ? [] : [oracle],
  })
  return rows.map((row) => ({ ...row, time: BigInt(row.time) }))
}

export type Feed = Pick<PriceRow, 'oracle' | 'base' | 'quote'>
export type PricePoint = { height: bigint; time: Date; price: string }

/** What a feed said below a height, the newest first; the last word of each block. */
export async function listPriceHistory(
  pool: Pool,
  feed: Feed,
  { below, limit }: { below?: bigint; limit: number },
): Promise<PricePoint[]> {
  const { rows } = await pool.query<PricePoint & { height: string }>({
    name: 'price_history',
    // The primary key, from the height down.
    text: `select distinct on (c.height) c.height, b.time, c.price
      from oracle_price_changes as c join blocks as b using (height)
      where c.feed = $1 and c.height < $2
      order by c.height desc, c.place desc, c.at desc limit $3`,
    values: [feedKey(feed), below ?? 2n ** 62n, limit],
  })
  return rows.map((row) => ({ ...row, height: BigInt(row.height) }))
}

/** Who may tell the prices of a feed. */
export async function listRelayers(pool: Pool, { oracle, base, quote }: Feed): Promise<string[]> {
  const isProvider = oracle === 'Provider'
  const { rows } = await pool.query<{ relayer: string }>({
    name: isProvider ? 'provider_relayers' : 'relayers',
    // The primary key.
    text: isProvider
      ? `select jsonb_array_elements_text(relayers) as relayer from oracle_providers where provider = $1`
      : `select relayer from oracle_relayers where oracle = $1 and base = $2 and quote = $3 order by relayer`,
    values: isProvider ? [quote] : oracle === 'Band' ? [oracle, '', ''] : [oracle, base, quote],
  })
  return rows.map(({ relayer }) => relayer)
}

export type FeedRow = {
  feed: string
  config: unknown
  info: unknown
  answer: string | null
  /** Seconds since 1970. */
  transmitted: bigint | null
}

/** Feeds of off-chain reports. */
export async function listFeeds(pool: Pool): Promise<FeedRow[]> {
  const { rows } = await pool.query<FeedRow & { transmitted: string | null }>({
    name: 'ocr_feeds',
    text: 'select feed, config, info, answer, transmitted from ocr_feeds order by feed', // a few
  })
  return rows.map((row) => ({
    ...row,
    transmitted: row.transmitted === null ? null : BigInt(row.transmitted),
  }))
}
