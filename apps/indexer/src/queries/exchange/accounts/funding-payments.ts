import type { Pool } from 'pg'
import { nonceOf, ownerOf } from '#src/handlers/exchange/read-values.ts'
import { multiply } from '#src/handlers/staking/decimals.ts'
import { formatDecimal, parseDecimal } from '#src/state/columns.ts'
import type { Position } from '#src/handlers/exchange/positions.ts'
import type { Change } from '../../accounts/look-back.ts'
import { rateColumns, toRate, type DatedRate, type RateRow } from '../funding-rates.ts'
import { createReadPositions, positionName, readPositionChange } from '../position-changes.ts'

/** What a position received (positive) or paid for an interval, in the market's units. */
export type DatedPayment = { market: bigint; height: bigint; timeMs: bigint; amount: string }

/** `from` and `to` are heights; without `from` it is as far back as the limit reaches. */
type Asked = { markets: bigint[]; from?: bigint; to: bigint; limit: number }

/** Of a subaccount, the newest first. */
export async function listPaymentsOf(
  pool: Pool,
  subaccount: Uint8Array,
  { markets, from = 0n, to, limit }: Asked,
): Promise<DatedPayment[]> {
  const traded = await listTraded(pool, subaccount, markets)
  let found: DatedPayment[] = []
  let searches = traded.map((market): Search => ({ market, to, held: undefined }))
  for (let rows = fewest; searches.length > 0; rows = Math.min(rows * 2, most)) {
    const rates = await listHeldRates(pool, subaccount, searches, rows)
    const parts = await Promise.all(
      searches.map((search, at) =>
        readPayments(pool, subaccount, search, { rates: rates[at] ?? [], from, limit }),
      ),
    )
    found = [...found, ...parts.flatMap(({ payments }) => payments)].toSorted(newestFirst).slice(0, limit)
    // Markets of which all that is left is older than a full page are done with.
    const last = found[limit - 1]?.height ?? from
    searches = parts.flatMap(({ rest }, at) =>
      rest !== undefined && rest.to >= last && rates[at]?.length === rows ? [rest] : [],
    )
  }
  return found
}

function newestFirst(a: DatedPayment, b: DatedPayment): number {
  return Number(b.height - a.height) || Number(a.market - b.market)
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

/** Intervals of each market that are read at once: few for the first page, more for who reads on. */
const [fewest, most] = [24, 192]

/** What a market charged up to a height, and what the subaccount had when it charged what was read last. */
type Search = { market: bigint; to: bigint; held: Held | undefined }

/** @returns `rest` where older ones may have led to payments too */
async function readPayments(
  pool: Pool,
  subaccount: Uint8Array,
  { market, held }: Search,
  { rates, from, limit }: { rates: HeldRate[]; from: bigint; limit: number },
): Promise<{ payments: DatedPayment[]; rest: Search | undefined }> {
  const payments: DatedPayment[] = []
  for (const { before, ...rate } of rates) {
    if (payments.length === limit || rate.height < from) return { payments, rest: undefined }
    // Funding comes before anything else in a block. A position lasts from what changed it to the next change.
    if (held === undefined || held.height >= rate.height)
      held = before ?? (await findHeld(pool, subaccount, { market, before: rate.height }))
    if (held === undefined) return { payments, rest: undefined }
    const payment = toPayment(rate, held)
    if (payment !== undefined) payments.push(payment)
  }
  const oldest = rates.at(-1)
  return { payments, rest: oldest && { market, held, to: oldest.height - 1n } }
}

/** A position, and the height that made it so. */
type Held = { height: bigint; isLong: boolean; quantity: bigint }

/** Mostly the last blocks that changed an account tell of the market; what rests longer is looked for further and further. */
const [first, shallow, deep] = [2, 8, 2000]

/** What a market charged, and what a subaccount had before it, where the last blocks that changed its account tell. */
type HeldRate = DatedRate & { before: Held | undefined }

/** For each of the searches, so many; where one knows already what the subaccount had it isn't looked for. */
async function listHeldRates(
  pool: Pool,
  subaccount: Uint8Array,
  searches: Search[],
  limit: number,
): Promise<HeldRate[][]> {
  const owner = ownerOf(subaccount)
  const { rows } = await pool.query<HeldRow>({
    name: 'rates_held',
    // For each market the primary key of funding_rates, backwards; that of blocks; from each rate that of position_changes,
    // backwards, but from none that is null. As the depth stands in it, and nothing is known of what stands in selects, it is
    // planned once.
    text: `select ${rateColumns}, p.height as changed, p.changes as packed
      from (select $1::int8 as owner offset 0) as o
        cross join unnest((select $2::int8[]), (select $3::int8[]), (select $4::int8[])) as k (market, highest, below)
        cross join lateral (
          select * from funding_rates where market = k.market and height <= k.highest
          order by height desc, ordinal desc limit (select $5::int8)
        ) as r left join lateral (select time from blocks where height = r.height offset 0) as b on true
        left join lateral positions_of(o.owner, case when r.height <= k.below then r.height - 1 end, ${first}) as p on true
      order by r.market, r.height desc, r.ordinal desc, p.height desc`,
    values: [
      owner,
      searches.map(({ market }) => market),
      searches.map(({ to }) => to),
      searches.map(({ held, to }) => held?.height ?? to),
      limit,
    ],
  })
  const byMarket = Map.groupBy(rows, ({ market }) => BigInt(market))
  return searches.map(({ market }) => {
    const name = positionName(market, nonceOf(subaccount))
    return readHeldRates(byMarket.get(market) ?? [], owner, name)
  })
}

type HeldRow = RateRow & { changed: string | null; packed: Buffer | null }

/** @param rows several of a rate, each with another block that changed the account, the newest first */
function readHeldRates(rows: HeldRow[], owner: bigint, name: string): HeldRate[] {
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
  const [account, name] = [ownerOf(subaccount), positionName(market, nonceOf(subaccount))]
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
