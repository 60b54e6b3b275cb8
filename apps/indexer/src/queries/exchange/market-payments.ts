import type { Pool } from 'pg'
import { nonceOf } from '#src/handlers/exchange/read-values.ts'
import { multiply } from '#src/handlers/staking/decimals.ts'
import { formatDecimal, parseDecimal } from '#src/state/columns.ts'
import { accountKey } from '#src/decode/values/keys.ts'
import { lookBack } from '../accounts/look-back.ts'
import { createReadPositions, positionName } from './accounts/held-over-time.ts'
import type { DatedPayment } from './accounts/funding-payments.ts'
import { listRates, type DatedRate } from './funding-rates.ts'

export type PaymentTo = DatedPayment & { subaccount: Buffer }

/** Intervals that are read at once, and for one answer: most have payments, but a market may stand empty for years. */
const [rowsAtOnce, mostIntervals] = [100, 500]
/** Subaccounts whose positions are looked up at once. */
const batch = 200

/** `next` is the first interval that was not looked at; undefined where there are enough payments, or no more. */
type Payments = { payments: PaymentTo[]; next: DatedRate | undefined }

/** What all positions of markets received (positive) or paid, the newest first, of an interval by subaccount. */
export async function listPaymentsIn(
  pool: Pool,
  { markets, to, limit }: { markets: bigint[]; to: bigint; limit: number },
  most = mostIntervals,
): Promise<Payments> {
  const payments: PaymentTo[] = []
  let before: bigint | undefined
  for (let skip = 0; ; skip += rowsAtOnce) {
    const rates = await listRates(pool, { markets, to }, { skip, limit: rowsAtOnce })
    for (const [place, rate] of rates.entries()) {
      // So that whole blocks are told of.
      if (skip + place >= most && rate.height !== before) return { payments, next: rate }
      before = rate.height
      payments.push(...(await listOfInterval(pool, rate, limit - payments.length)))
      if (payments.length >= limit) return { payments: payments.slice(0, limit), next: undefined }
    }
    if (rates.length < rowsAtOnce) return { payments, next: undefined }
  }
}

type Held = { isLong: boolean; quantity: bigint }

async function listOfInterval(pool: Pool, rate: DatedRate, limit: number): Promise<PaymentTo[]> {
  const { market, height, timeMs, payment } = rate
  if (payment === null) return []
  const found: PaymentTo[] = []
  const holders = await listHolders(pool, rate)
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

/** Who has one, and who has traded since. */
async function listHolders(pool: Pool, { market, height, timeMs }: DatedRate): Promise<Holder[]> {
  const { rows } = await pool.query<{
    subaccount: Buffer
    is_long: boolean | null
    quantity: string | null
    changed: string | null
  }>({
    name: 'holders_at_funding',
    // The primary key of positions; index account_trading_1d_bucket, day by day since; the primary keys of addresses and, a
    // range for each account, of subaccount_volumes.
    text: `select k.subaccount, p.is_long, p.quantity, p.changed from (
        select subaccount from positions where market = $1
        union
        select v.subaccount from (
          select distinct account from generate_series(date_trunc('day', to_timestamp($2::float8 / 1000), 'UTC'),
              (select max(bucket) from account_trading_1d), interval '24 hours') as since (day)
            cross join lateral (
              select account from account_trading_1d where bucket = since.day and market = $1 offset 0
            ) as traded
        ) as t join addresses as a using (account)
        join subaccount_volumes as v on v.market = $1 and v.subaccount between
          a.address || decode(repeat('00', 12), 'hex') and a.address || decode(repeat('ff', 12), 'hex')
      ) as k left join positions as p on p.market = $1 and p.subaccount = k.subaccount order by k.subaccount`,
    values: [market, Number(timeMs)],
  })
  return rows.map(({ subaccount, is_long: isLong, quantity, changed }) => {
    const isSame = isLong !== null && quantity !== null && BigInt(changed ?? 0) < height
    return { subaccount, now: isSame ? { isLong, quantity: parseDecimal(quantity) } : undefined }
  })
}

/** Funding comes before anything else in a block. */
async function findBefore(
  pool: Pool,
  holders: Holder[],
  { market, height }: DatedRate,
): Promise<(Held | undefined)[]> {
  const wanted = holders.map(({ subaccount }) => ({
    owner: accountKey(subaccount.subarray(0, 20)),
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
