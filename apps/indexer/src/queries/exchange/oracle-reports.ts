import type { Pool } from 'pg'
import { feedKey } from '#src/handlers/oracle/feed-key.ts'
import { milliseconds } from '../milliseconds.ts'
import type { Feed } from './oracle.ts'

/** `price` is null while somebody may tell it and nobody did. Seconds since 1970. */
export type FeedRow = Feed & { price: string | null; time: string | null }

/** Coinbase's are kept by their own times, those of the last minutes. */
const feeds = `(
    select oracle, base, quote, price, time from oracle_prices
    union all select 'Coinbase', symbol, '', price, time from (
      select distinct on (symbol) * from oracle_coinbase_prices order by symbol, timestamp desc
    ) as newest
  ) as f`

/** Feeds of all oracles, or of one kind, by kind and name. */
export async function listFeedRows(
  pool: Pool,
  oracle: string,
  { after, limit }: { after: Feed | undefined; limit: number },
): Promise<FeedRow[]> {
  const { rows } = await pool.query<FeedRow>({
    name: 'feed_rows',
    // The primary keys; there are some hundreds.
    text: `select * from ${feeds} where ($1 = '' or oracle = $1) and (oracle, base, quote) > ($2, $3, $4)
      order by oracle, base, quote limit $5`,
    values: [oracle, after?.oracle ?? '', after?.base ?? '', after?.quote ?? '', limit],
  })
  return rows
}

export async function findFeedRow(pool: Pool, { oracle, base, quote }: Feed): Promise<FeedRow | undefined> {
  const { rows } = await pool.query<FeedRow>({
    name: 'feed_row',
    text: `select * from ${feeds} where oracle = $1 and base = $2 and quote = $3`, // the primary keys
    values: [oracle, base, quote],
  })
  return rows[0]
}

/** Feeds with a text in their names: a pair's both, a provider's symbol and who it is. */
export async function listFeedsNamed(
  pool: Pool,
  plain: string,
  limit: number,
): Promise<(Feed & { name: string })[]> {
  const { rows } = await pool.query<Feed & { name: string }>({
    name: 'feeds_named',
    // Some hundreds, read whole.
    text: `select oracle, base, quote, name from (
        select *, base || case when quote = '' then '' else '/' || quote end as name from ${feeds}
      ) as named
      where position($1 in plain_name(name)) > 0
      order by plain_name(name) = $1 desc, starts_with(plain_name(name), $1) desc, length(name), name, oracle limit $2`,
    values: [plain, limit],
  })
  return rows
}

export async function countFeeds(pool: Pool): Promise<{ oracle: string; feeds: number }[]> {
  const { rows } = await pool.query<{ oracle: string; feeds: number }>({
    name: 'feed_counts',
    text: `select oracle, count(*)::int4 as feeds from ${feeds} group by oracle order by oracle`, // some hundreds
  })
  return rows
}

/** How often feeds were told since a time, in hours that begin after it; and by how many. */
export async function sumReports(
  pool: Pool,
  all: Feed[],
  since: Date,
): Promise<Map<bigint, { reports: number; reporters: number }>> {
  const { rows } = await pool.query<{ feed: string; reports: number; reporters: number }>({
    name: 'report_sums',
    // The primary key of the roll-up: at most 24 lines for each that reports.
    text: `select feed, sum(reports)::int4 as reports, count(distinct nullif(reporter, 0))::int4 as reporters
      from oracle_reports_1h where feed = any($1) and bucket > $2 group by feed`,
    values: [all.map(feedKey), since],
  })
  return new Map(rows.map(({ feed, ...sums }) => [BigInt(feed), sums]))
}

export type ReporterRow = {
  address: Buffer | null
  reports: number
  price: string
  time: string
  low: string
  high: string
}

/** Who told a feed since a time, the most frequent first; milliseconds since 1970. */
export async function listReporters(
  pool: Pool,
  feed: Feed,
  { since, limit }: { since: Date; limit: number },
): Promise<ReporterRow[]> {
  const { rows } = await pool.query<ReporterRow>({
    name: 'reporters',
    // The primary key of the roll-up; the rest by keys.
    text: `with told as (
        select reporter, sum(reports)::int4 as reports, min(low) as low, max(high) as high, max(told) as height,
          (array_agg(last order by told desc))[1] as price
        from oracle_reports_1h where feed = $1 and bucket > $2 group by reporter
        order by sum(reports) desc, reporter limit $3
      )
      select a.address, t.reports, t.price, t.low, t.high, ${milliseconds('b.time')} as time
      from told as t left join addresses as a on a.account = t.reporter left join blocks as b on b.height = t.height
      order by t.reports desc, t.reporter`,
    values: [feedKey(feed), since, limit],
  })
  return rows
}

/** Where a price stands among those of its feed. */
export type PricePlace = { height: bigint; place: number; at: number }
export type ReportRow = {
  height: string
  place: number
  at: number
  time: string
  price: string
  address: Buffer | null
}

/** What a feed told, the newest first; milliseconds since 1970. */
export async function listReports(
  pool: Pool,
  feed: Feed,
  { before, limit }: { before: PricePlace | undefined; limit: number },
): Promise<ReportRow[]> {
  const { rows } = await pool.query<ReportRow>({
    name: 'reports',
    // The primary key backwards; the rest by keys.
    text: `select c.height, c.place, c.at, c.price, a.address,
        ${milliseconds('b.time')} as time
      from (
        select * from oracle_price_changes where feed = $1 and (height, place, at) < ($2, $3, $4)
        order by height desc, place desc, at desc limit $5
      ) as c join blocks as b using (height) left join addresses as a on a.account = c.reporter
      order by c.height desc, c.place desc, c.at desc`,
    values: [feedKey(feed), before?.height ?? 2n ** 62n, before?.place ?? 0, before?.at ?? 0, limit],
  })
  return rows
}

export type HourRow = {
  time: string
  reports: number
  reporters: number
  low: string
  high: string
  last: string
}

/** A feed by the hour, the newest first; milliseconds since 1970. */
export async function listHours(
  pool: Pool,
  feed: Feed,
  { before, limit }: { before: Date | undefined; limit: number },
): Promise<HourRow[]> {
  const { rows } = await pool.query<HourRow>({
    name: 'report_hours',
    // The primary key of the roll-up, backwards.
    text: `select ${milliseconds('bucket')} as time, sum(reports)::int4 as reports,
        count(nullif(reporter, 0))::int4 as reporters, min(low) as low, max(high) as high,
        (array_agg(last order by told desc))[1] as last
      from oracle_reports_1h where feed = $1 and bucket < coalesce($2, 'infinity'::timestamptz)
      group by bucket order by bucket desc limit $3`,
    values: [feedKey(feed), before ?? null, limit],
  })
  return rows
}

/** Of Stork: whose signatures count; of Pyth: the contract that brings them. */
export async function listSigners(pool: Pool, oracle: string): Promise<string[]> {
  const { rows } = await pool.query<{ signer: string | null }>({
    name: 'oracle_signers',
    text: `select address as signer from oracle_publishers where $1 = 'Stork'
      union all select params ->> 'pyth_contract' from oracle_module where $1 = 'Pyth' order by signer`, // a few
    values: [oracle],
  })
  return rows.flatMap(({ signer }) => (signer === null || signer === '' ? [] : [signer]))
}
