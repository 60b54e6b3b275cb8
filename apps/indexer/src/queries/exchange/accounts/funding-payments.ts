import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'
import { nonceOf } from '#src/handlers/exchange/read-values.ts'
import { multiply } from '#src/handlers/staking/decimals.ts'
import { formatDecimal, parseDecimal } from '#src/state/columns.ts'
import type { Position } from '#src/handlers/exchange/positions.ts'
import type { Change } from '../../accounts/look-back.ts'
import { rateColumns, toRate, type DatedRate, type RateRow } from '../funding-rates.ts'
import { createReadPositions, positionName, readPositionChange } from './held-over-time.ts'

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

/** Intervals that are read at once: few for the first page, more for who reads on. */
const [fewest, most] = [24, 192]

async function listOfMarket(
  pool: Pool,
  subaccount: Uint8Array,
  { market, from = 0n, to, limit }: Omit<Asked, 'markets'> & { market: bigint },
): Promise<DatedPayment[]> {
  const found: DatedPayment[] = []
  let held: Held | undefined
  for (let rows = fewest; ; rows = Math.min(rows * 2, most)) {
    const rates = await listHeldRates(pool, subaccount, { market, to, limit: rows, below: held?.height })
    for (const { before, ...rate } of rates) {
      if (found.length === limit || rate.height < from) return found
      // Funding comes before anything else in a block. A position lasts from what changed it to the next change.
      if (held === undefined || held.height >= rate.height)
        held = before ?? (await findHeld(pool, subaccount, { market, before: rate.height }))
      if (held === undefined) return found
      const payment = toPayment(rate, held)
      if (payment !== undefined) found.push(payment)
    }
    const oldest = rates.at(-1)
    if (oldest === undefined || rates.length < rows) return found
    to = oldest.height - 1n
  }
}

/** A position, and the height that made it so. */
type Held = { height: bigint; isLong: boolean; quantity: bigint }

/** Mostly the last blocks that changed an account tell of the market; what rests longer is looked for further and further. */
const [first, shallow, deep] = [2, 8, 2000]

/** What a market charged, and what a subaccount had before it, where the last blocks that changed its account tell. */
type HeldRate = DatedRate & { before: Held | undefined }

/** @param below a height: of what came later it isn't looked for what the subaccount had */
async function listHeldRates(
  pool: Pool,
  subaccount: Uint8Array,
  { market, to, limit, below }: { market: bigint; to: bigint; limit: number; below: bigint | undefined },
): Promise<HeldRate[]> {
  const [owner, name] = [accountKey(subaccount.subarray(0, 20)), positionName(market, nonceOf(subaccount))]
  const { rows } = await pool.query<RateRow & { changed: string | null; packed: Buffer | null }>({
    name: 'rates_held',
    // The primary key of funding_rates, backwards; that of blocks; from each rate that of position_changes, backwards. As the
    // depth stands in it, it is planned once.
    text: `select ${rateColumns}, p.height as changed, p.changes as packed from (
        select * from funding_rates where market = $2 and height <= $3 order by height desc, ordinal desc limit $4
      ) as r left join blocks as b on b.height = r.height
        left join lateral positions_of($1, r.height - 1, ${first}) as p on r.height <= $5
      order by r.height desc, r.ordinal desc, p.height desc`,
    values: [owner, market, to, limit, below ?? to],
  })
  const rates: HeldRate[] = []
  let of: RateRow | undefined
  for (const { changed, packed, ...row } of rows) {
    if (row.height !== of?.height || row.ordinal !== of.ordinal)
      rates.push({ ...toRate(row), before: undefined })
    of = row
    const rate = rates.at(-1)
    if (rate === undefined || rate.before !== undefined || changed === null || packed === null) continue
    rate.before = findTold([readPositionChange({ owner, height: changed, packed })], name)
  }
  return rates
}

function findTold(changes: Change<Position>[], name: string): Held | undefined {
  for (const { height, things } of changes) {
    const position = things.get(name)
    if (position !== undefined) return { height, isLong: position.is_long, quantity: position.quantity }
  }
  return undefined
}

/** What a subaccount had before a height; undefined where it never had anything until then. */
async function findHeld(
  pool: Pool,
  subaccount: Uint8Array,
  { market, before }: { market: bigint; before: bigint },
): Promise<Held | undefined> {
  const [account, name] = [accountKey(subaccount.subarray(0, 20)), positionName(market, nonceOf(subaccount))]
  const readPositions = createReadPositions(pool)
  for (let [height, depth] = [before - 1n, shallow]; ; depth = deep) {
    const [changes = []] = await readPositions([{ owner: account, height }], depth)
    const told = findTold(changes, name)
    if (told !== undefined) return told
    if (changes.length < depth) return undefined
    height = (changes.at(-1)?.height ?? 0n) - 1n
  }
}

function toPayment({ market, height, timeMs, payment }: DatedRate, held: Held): DatedPayment | undefined {
  if (held.quantity === 0n || payment === null) return undefined
  const paid = multiply(held.quantity, parseDecimal(payment))
  return { market, height, timeMs, amount: formatDecimal(held.isLong ? -paid : paid) }
}
