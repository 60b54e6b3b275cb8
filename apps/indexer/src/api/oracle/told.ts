import type {
  ListPriceHoursRequest,
  ListPriceHoursResponse,
  ListToldPricesRequest,
  ListToldPricesResponse,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { listHours, listReports, type PricePlace } from '#src/queries/exchange/oracle-reports.ts'
import { addressOf } from '../address-of.ts'
import { kindOf } from './read-pair.ts'
import { cutPage, notOurs, readCursor, readLimit } from '../accounts/read-page.ts'

/** What no feed is called has told nothing. @throws Fault `invalid-input` */
export async function listToldPrices(
  pool: Pool,
  { limit: asked, cursor, ...feed }: ListToldPricesRequest,
): Promise<ListToldPricesResponse> {
  const [limit, before] = [readLimit(asked), readPlace(cursor)]
  const found = await listReports(
    pool,
    { ...feed, oracle: kindOf(feed.oracle) },
    { before, limit: limit + 1 },
  )
  const { lines, next } = cutPage(found, limit, ({ height, place, at }) => [
    height,
    String(place),
    String(at),
  ])
  return {
    prices: lines.map(({ height, time, price, address }, at) => ({
      height: BigInt(height),
      time: BigInt(time),
      price,
      reporter: addressOf(address),
      // One more was asked for than the page has.
      priceBefore: found[at + 1]?.price ?? '',
      timeBefore: BigInt(found[at + 1]?.time ?? 0),
    })),
    next,
  }
}

/** @throws Fault `invalid-input` */
export async function listPriceHours(
  pool: Pool,
  { limit: asked, cursor, ...feed }: ListPriceHoursRequest,
): Promise<ListPriceHoursResponse> {
  const limit = readLimit(asked)
  const [time] = readCursor(cursor, 1) ?? []
  if (time !== undefined && !/^\d{1,15}$/.test(time)) throw notOurs()
  const before = time === undefined ? undefined : new Date(Number(time))
  const found = await listHours(pool, { ...feed, oracle: kindOf(feed.oracle) }, { before, limit: limit + 1 })
  const { lines, next } = cutPage(found, limit, (one) => [one.time])
  return { hours: lines.map((one) => ({ ...one, time: BigInt(one.time) })), next }
}

/** @throws Fault `invalid-input` */
function readPlace(cursor: string): PricePlace | undefined {
  const parts = readCursor(cursor, 3)
  if (parts === undefined) return undefined
  const [height = '', place = '', at = ''] = parts
  if (!/^\d{1,18}$/.test(height) || ![place, at].every((one) => /^\d{1,9}$/.test(one))) throw notOurs()
  return { height: BigInt(height), place: Number(place), at: Number(at) }
}
