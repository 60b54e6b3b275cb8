import type { Pool } from 'pg'
import { nonceOf, ownerOf } from '#src/handlers/exchange/read-values.ts'
import { multiply } from '#src/handlers/staking/decimals.ts'
import { formatDecimal, parseDecimal } from '#src/state/columns.ts'
import { lookBack } from '../accounts/look-back.ts'
import type { DatedPayment } from './accounts/funding-payments.ts'
import { listRates, type DatedRate } from './funding-rates.ts'
import { createReadPositions, positionName } from './position-changes.ts'

export type PaymentTo = DatedPayment & { subaccount: Buffer }

/**
 * Intervals that are read at once, few for the first page and more for who reads on, and for one answer: most have payments,
 * but a market may stand empty for years.
 */
const [fewest, mostAtOnce, mostIntervals] = [8, 128, 500]
/** Subaccounts whose positions are looked up at once. */
const batch = 200

/** `next` is the first interval that was not looked at; undefined where there are enough payments, or no more. */
type Payments = { payments: PaymentTo[]; next: DatedRate | undefined }

type Wanted = { markets: bigint[]; to: bigint; limit: number; signal?: AbortSignal | undefined }

/**
 * What all positions of markets received (positive) or paid, the newest first, of an interval by subaccount.
 *
 * @throws the signal's reason: who has left is looked for no further
 */
export async function listPaymentsIn(
  pool: Pool,
  { markets, to, limit, signal }: Wanted,
  most = mostIntervals,
): Promise<Payments> {
  const payments: PaymentTo[] = []
  let before: bigint | undefined
  const findHolders = createHolders(pool)
  for (let [skip, rows] = [0, fewest]; ; skip += rows, rows = Math.min(rows * 4, mostAtOnce)) {
    const rates = await listRates(pool, { markets, to }, { skip, limit: rows })
    for (const [place, rate] of rates.entries()) {
      signal?.throwIfAborted()
      // So that whole blocks are told of.
      if (skip + place >= most && rate.height !== before) return { payments, next: rate }
      before = rate.height
      payments.push(...(await listOfInterval(pool, rate, { findHolders, limit: limit - payments.length })))
      if (payments.length >= limit) return { payments: payments.slice(0, limit), next: undefined }
    }
    if (rates.length < rows) return { payments, next: undefined }
  }
}

type Held = { isLong: boolean; quantity: bigint }

async function listOfInterval(
  pool: Pool,
  rate: DatedRate,
  { findHolders, limit }: { findHolders: FindHolders; limit: number },
): Promise<PaymentTo[]> {
  const { market, height, timeMs, payment } = rate
  if (payment === null) return []
  const found: PaymentTo[] = []
  const holders = await findHolders(rate)
  for (let at = 0; at < holders.length && found.length < limit; at += batch) {
    const some = holders.slice(at, at + batch)
    const positions = await findBefore(pool, some, rate)
    for (const [place, { subaccount }] of some.entries()) {
      const held = positions[place]
      if (held === undefined || held.quantity === 0n) continue
      const paid = multiply(held.quantity, parseDecimal(payment))
      found.push({ market, height, timeMs, subaccount, amount: formatDecimal(held.isLong ? -paid : paid) })
    }
  }
  return found
}

/** Who may have had a position: `now` is the one that nothing has changed since. */
type Holder = { subaccount: Buffer; now: Held | undefined }

type FindHolders = (rate: DatedRate) => Promise<Holder[]>

/** Asks once for all intervals of a market that ended on one day (UTC): who may have had a position is the same then. */
function createHolders(pool: Pool): FindHolders {
  const asked = new Map<string, Promise<HolderRow[]>>()
  return async ({ market, height, timeMs }) => {
    const day = timeMs - (timeMs % dayMs)
    const key = `${market} ${day}`
    const rows = asked.get(key) ?? listHolders(pool, market, day)
    asked.set(key, rows)
    return (await rows).map(({ subaccount, is_long: isLong, quantity, changed }) => {
      const isSame = isLong !== null && quantity !== null && BigInt(changed ?? 0) < height
      return { subaccount, now: isSame ? { isLong, quantity: parseDecimal(quantity) } : undefined }
    })
  }
}

const dayMs = 86_400_000n

type HolderRow = {
  subaccount: Buffer
  is_long: boolean | null
  quantity: string | null
  changed: string | null
}

/** Who has one, and who has traded since a day began. */
async function listHolders(pool: Pool, market: bigint, day: bigint): Promise<HolderRow[]> {
  const { rows } = await pool.query<HolderRow>({
    name: 'holders_at_funding',
    // The primary key of positions; index account_trading_1d_bucket, day by day since; the primary keys of addresses and, a
    // range for each account, of subaccount_volumes.
    text: `select k.subaccount, p.is_long, p.quantity, p.changed from (
        select subaccount from positions where market = $1
        union
        select v.subaccount from (
          select distinct account from generate_series(to_timestamp($2::float8 / 1000),
              (select max(bucket) from account_trading_1d), interval '24 hours') as since (day)
            cross join lateral (
              select account from account_trading_1d where bucket = since.day and market = $1 offset 0
            ) as traded
        ) as t join addresses as a using (account)
        join subaccount_volumes as v on v.market = $1 and v.subaccount between
          a.address || decode(repeat('00', 12), 'hex') and a.address || decode(repeat('ff', 12), 'hex')
      ) as k left join positions as p on p.market = $1 and p.subaccount = k.subaccount order by k.subaccount`,
    values: [market, Number(day)],
  })
  return rows
}

/** Funding comes before anything else in a block. */
async function findBefore(
  pool: Pool,
  holders: Holder[],
  { market, height }: DatedRate,
): Promise<(Held | undefined)[]> {
  const wanted = holders.map(({ subaccount }) => ({
    owner: ownerOf(subaccount),
    thing: positionName(market, nonceOf(subaccount)),
  }))
  const changed = wanted.filter((_, at) => holders[at]?.now === undefined)
  const seen = await lookBack(createReadPositions(pool), changed, [height - 1n])
  const before = new Map(changed.map((one, at) => [one, seen[at]?.[0]]))
  return holders.map(({ now }, at) => {
    const found = wanted[at] && before.get(wanted[at])
    if (now !== undefined || typeof found !== 'object') return now
    return { isLong: found.told.is_long, quantity: found.told.quantity }
  })
}
