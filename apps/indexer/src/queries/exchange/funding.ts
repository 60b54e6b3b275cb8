import type { Pool } from 'pg'
import { decodePositions } from '#src/handlers/exchange/history/position-changes.ts'
import { nonceOf } from '#src/handlers/exchange/read-values.ts'
import { multiply } from '#src/handlers/staking/decimals.ts'
import { formatDecimal, parseDecimal } from '#src/state/columns.ts'
import { accountKey, marketKey } from '#src/decode/values/keys.ts'

/** What a market charged at the end of an interval. */
export type FundingRate = {
  height: bigint
  /** Seconds since 1970: the end of the interval. */
  timestamp: bigint
  cumulativeFunding: string
  /** Per unit of a position; positive: longs pay, shorts are paid. */
  payment: string | null
  markPrice: string | null
}
type RatePage = { before: bigint | undefined; limit: number }

/** The newest first; `before` is the last height of the page before. */
export async function listFundingRates(pool: Pool, market: string, page: RatePage): Promise<FundingRate[]> {
  const { rows } = await pool.query<{
    height: string
    funding_timestamp: string
    cumulative_funding: string
    payment: string | null
    mark_price: string | null
  }>({
    name: 'funding_rates',
    // The primary key of funding_rates, read backwards.
    text: `select height, funding_timestamp, cumulative_funding, payment, mark_price from funding_rates
      where market = $1 and ($2::int8 is null or height < $2) order by height desc, ordinal desc limit $3`,
    values: [marketKey(market), page.before, page.limit],
  })
  return rows.map((row) => ({
    height: BigInt(row.height),
    timestamp: BigInt(row.funding_timestamp),
    cumulativeFunding: row.cumulative_funding,
    payment: row.payment,
    markPrice: row.mark_price,
  }))
}

/** What a subaccount's position paid (negative) or was paid for an interval, in the market's units. */
export type FundingPayment = {
  height: bigint
  timestamp: bigint
  isLong: boolean
  quantity: string
  amount: string
}

/**
 * The newest first. Intervals in which the subaccount had no position are left out, so a page may be shorter than its
 * limit.
 */
export async function listFundingPayments(
  pool: Pool,
  { subaccount, market }: { subaccount: Uint8Array; market: string },
  page: RatePage,
): Promise<FundingPayment[]> {
  const rates = await listFundingRates(pool, market, page)
  const [newest, oldest] = [rates.at(0), rates.at(-1)]
  if (newest === undefined || oldest === undefined) return []
  const changes = await listQuantities(pool, subaccount, marketKey(market), {
    from: oldest.height,
    to: newest.height,
  })
  return rates.flatMap(({ height, timestamp, payment }) => {
    // Funding comes before anything else in a block.
    const held = changes.find((change) => change.height < height)
    if (held === undefined || held.quantity === 0n || payment === null) return []
    const paid = multiply(held.quantity, parseDecimal(payment))
    const amount = formatDecimal(held.isLong ? -paid : paid)
    return [{ height, timestamp, isLong: held.isLong, quantity: formatDecimal(held.quantity), amount }]
  })
}

type Quantity = { height: bigint; isLong: boolean; quantity: bigint }

const batch = 200

/** How a position changed between two heights, and last before them; the newest first. */
export async function listQuantities(
  pool: Pool,
  subaccount: Uint8Array,
  market: bigint,
  { from, to }: { from: bigint; to: bigint },
): Promise<Quantity[]> {
  const [address, nonce] = [subaccount.subarray(0, 20), nonceOf(subaccount)]
  const found: Quantity[] = []
  for (let before = to; ;) {
    const { rows } = await pool.query<{ height: string; changes: Buffer }>({
      name: 'position_changes_before',
      // The primary key of position_changes, read backwards.
      text: `select height, changes from position_changes where account = $1 and height < $2
        order by height desc limit $3`,
      values: [accountKey(address), before, batch],
    })
    for (const row of rows) {
      before = BigInt(row.height)
      const last = decodePositions(row.changes).findLast(
        (change) => change.market === market && change.nonce === nonce,
      )
      if (last === undefined) continue
      const { is_long: isLong, quantity } = last.position
      found.push({ height: before, isLong, quantity })
      if (before < from) return found
    }
    if (rows.length < batch) return found
  }
}
