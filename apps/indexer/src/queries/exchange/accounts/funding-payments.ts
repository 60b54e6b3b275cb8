import type { Pool } from 'pg'
import { multiply } from '#src/handlers/staking/decimals.ts'
import { formatDecimal, parseDecimal } from '#src/state/columns.ts'
import { listQuantities } from '../funding.ts'
import { listRates, type DatedRate } from '../funding-rates.ts'

/** What a position received (positive) or paid for an interval, in the market's units. */
export type DatedPayment = { market: bigint; height: bigint; timeMs: bigint; amount: string }

/** `from` and `to` are heights; without `from` it is as far back as the limit reaches. */
type Asked = { markets: bigint[]; from?: bigint; to: bigint; limit: number }

/** Of a subaccount, the newest first. */
export async function listPaymentsOf(
  pool: Pool,
  subaccount: Uint8Array,
  { markets, ...range }: Asked,
): Promise<DatedPayment[]> {
  const traded = await listTraded(pool, subaccount, markets)
  const all = await Promise.all(traded.map((market) => listOfMarket(pool, subaccount, { market, ...range })))
  return all
    .flat()
    .toSorted((a, b) => Number(b.height - a.height) || Number(a.market - b.market))
    .slice(0, range.limit)
}

/** The markets in which a subaccount has ever traded: nobody else has a position. */
async function listTraded(pool: Pool, subaccount: Uint8Array, markets: bigint[]): Promise<bigint[]> {
  const { rows } = await pool.query<{ market: string }>({
    name: 'traded_markets',
    text: `select market from subaccount_volumes where subaccount = $1 and market = any($2::int8[])
      union select market from positions where subaccount = $1 and market = any($2::int8[])`, // primary key; index positions_subaccount
    values: [Buffer.from(subaccount), markets],
  })
  return rows.map(({ market }) => BigInt(market))
}

const rowsAtOnce = 500

async function listOfMarket(
  pool: Pool,
  subaccount: Uint8Array,
  { market, from = 0n, to, limit }: Omit<Asked, 'markets'> & { market: bigint },
): Promise<DatedPayment[]> {
  const found: DatedPayment[] = []
  while (found.length < limit) {
    const all = await listRates(pool, { markets: [market], to }, { skip: 0, limit: rowsAtOnce })
    const rates = all.filter(({ height }) => height >= from)
    const [newest, oldest] = [rates.at(0), rates.at(-1)]
    if (newest === undefined || oldest === undefined) break
    const range = { from: oldest.height, to: newest.height }
    const held = await listQuantities(pool, subaccount, market, range)
    found.push(...rates.flatMap((rate) => toPayment(rate, held) ?? []))
    if (held.length === 0 || rates.length < rowsAtOnce) break
    to = oldest.height - 1n
  }
  return found
}

type Held = Awaited<ReturnType<typeof listQuantities>>

function toPayment({ market, height, timeMs, payment }: DatedRate, changes: Held): DatedPayment | undefined {
  // Funding comes before anything else in a block.
  const held = changes.find((change) => change.height < height)
  if (held === undefined || held.quantity === 0n || payment === null) return undefined
  const paid = multiply(held.quantity, parseDecimal(payment))
  return { market, height, timeMs, amount: formatDecimal(held.isLong ? -paid : paid) }
}
