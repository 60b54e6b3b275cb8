import { notFound } from '@injsight/errors'
import type {
  GetPriceFeedRequest,
  GetPriceFeedResponse,
  ListPriceFeedsRequest,
  ListPriceFeedsResponse,
  PriceFeed,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { feedKey } from '#src/handlers/oracle/feed-key.ts'
import type { Feed } from '#src/handlers/oracle/price.ts'
import { listRelayers } from '#src/queries/exchange/oracle.ts'
import {
  countFeeds,
  findFeedRow,
  listFeedRows,
  listReporters,
  listSigners,
  sumReports,
  type FeedRow,
} from '#src/queries/exchange/oracle-reports.ts'
import { findStatus } from '#src/queries/status/status.ts'
import { addressOf } from '../address-of.ts'
import { cutPage, readCursor, readLimit } from '../accounts/read-page.ts'
import { requireKnown } from '../require-known.ts'
import { kindOf } from './read-pair.ts'
import type { FeedMarkets } from './feed-markets.ts'

const day = 86_400_000n
const mostReporters = 200

type Sources = { pool: Pool; feedMarkets: () => Promise<FeedMarkets> }

/** @throws Fault `invalid-input`; `unavailable` where the index does not know them */
export async function listPriceFeeds(
  { pool, feedMarkets }: Sources,
  { oracle, ...page }: ListPriceFeedsRequest,
): Promise<ListPriceFeedsResponse> {
  const limit = readLimit(page.limit)
  const place = readCursor(page.cursor, 3)
  await requireKnown(pool, 'oracle')
  const after = place && { oracle: place[0] ?? '', base: place[1] ?? '', quote: place[2] ?? '' }
  const [found, kinds] = await Promise.all([
    listFeedRows(pool, kindOf(oracle), { after, limit: limit + 1 }),
    countFeeds(pool),
  ])
  const { lines, next } = cutPage(found, limit, (one) => [one.oracle, one.base, one.quote])
  return { feeds: await toFeeds({ pool, feedMarkets }, lines, await dayAgo(pool)), next, kinds }
}

/** @throws Fault `not-found`; `unavailable` where the index does not know them */
export async function getPriceFeed(
  { pool, feedMarkets }: Sources,
  { oracle, base, quote }: GetPriceFeedRequest,
): Promise<GetPriceFeedResponse> {
  const feed = { oracle: kindOf(oracle), base, quote }
  await requireKnown(pool, 'oracle')
  const row = await findFeedRow(pool, feed)
  if (row === undefined) throw unknownFeed(feed)
  const since = await dayAgo(pool)
  const [[known], relayers, signers, reporters] = await Promise.all([
    toFeeds({ pool, feedMarkets }, [row], since),
    listRelayers(pool, feed),
    listSigners(pool, feed.oracle),
    listReporters(pool, feed, { since, limit: mostReporters }),
  ])
  return {
    ...(known && { feed: known }),
    relayers: [...relayers, ...signers],
    reporters: reporters.map(({ address, time, ...one }) => ({
      ...one,
      account: addressOf(address),
      time: BigInt(time),
    })),
  }
}

function unknownFeed({ oracle, base, quote }: Feed) {
  const pair = `${base.slice(0, 80)}/${quote.slice(0, 80)}`
  return notFound('oracle.feed', `No oracle ${oracle.slice(0, 40)} tells a price of ${pair}`)
}

/** @param since what counts as its last day */
async function toFeeds({ pool, feedMarkets }: Sources, rows: FeedRow[], since: Date): Promise<PriceFeed[]> {
  const [sums, markets] = await Promise.all([sumReports(pool, rows, since), feedMarkets()])
  return rows.map(({ oracle, base, quote, price, time }) => {
    const key = feedKey({ oracle, base, quote })
    const { reports, reporters } = sums.get(key) ?? { reports: 0, reporters: 0 }
    return {
      oracle,
      base,
      quote,
      price: price ?? '',
      time: BigInt(time ?? 0) * 1000n,
      reports,
      reporters,
      marketIds: markets.get(key) ?? [],
    }
  })
}

/** A day before the last block. */
async function dayAgo(pool: Pool): Promise<Date> {
  const status = await findStatus(pool)
  return new Date(Number((status?.headTimeMs ?? day) - day))
}
