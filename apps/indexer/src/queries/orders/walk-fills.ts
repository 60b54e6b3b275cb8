import type { Pool } from 'pg'
import { cidKey } from '#src/decode/values/keys.ts'
import { decodeFills, type Fill } from '#src/handlers/orders/fills.ts'
import type { FillPlace } from './read-trade.ts'

export type FoundFill = { at: FillPlace; fill: Fill }

/** Which fills are walked through. */
export type FillSearch = {
  /** Of these markets. */
  markets: bigint[]
  /** Whether those are named: otherwise they are all of their kind. */
  areNamed: boolean
  /** Of these accounts; undefined for all. */
  accounts: bigint[] | undefined
  /** The name that the sender gave to the order: then those of its blocks and markets, whoever they are of. */
  cid?: string
  /** Both included. */
  from: bigint
  to: bigint
}

/** Rows that are read at once: few for the first page, more for who reads on. */
const [fewest, most] = [12, 1024]
/** As many as whoever asks needs at first, where each row has a fill for it. */
const rowsFor = ({ accounts, cid }: FillSearch, lines: number) =>
  accounts === undefined && cid === undefined ? fewest : Math.min(Math.max(lines, fewest), most)
/** Markets that are looked up one by one; of more the blocks are read. */
export const fewMarkets = 16

/**
 * Fills, the newest first, in the parts in which they are read: whole blocks each.
 *
 * @param lines that are needed at first
 */
export async function* walkFills(pool: Pool, search: FillSearch, lines = fewest): AsyncGenerator<FillPart> {
  if (search.markets.length === 0) return
  const read =
    search.cid !== undefined ? readNamed : search.accounts !== undefined ? readAccounts : readMarkets
  for (
    let [to, limit] = [search.to, rowsFor(search, lines)];
    to >= search.from;
    limit = Math.min(limit * 2, most)
  ) {
    const { fills, last } = await read(pool, { ...search, to }, limit)
    const next = last && BigInt(last.height) - 1n
    yield { fills: fills.toSorted(newestFirst), looked: fills.length, next }
    if (next === undefined) return
    to = next
  }
}

/**
 * @property looked fills that were looked at
 * @property next the highest block that the next part may begin with; undefined for the last part
 */
export type FillPart = { fills: FoundFill[]; looked: number; next: bigint | undefined }

function newestFirst({ at: a }: FoundFill, { at: b }: FoundFill): number {
  if (a.height !== b.height) return a.height > b.height ? -1 : 1
  if (a.market !== b.market) return a.market > b.market ? -1 : 1
  return b.place - a.place
}

/** `last` is the row that was read last, where there may be more. */
type Read = { fills: FoundFill[]; last: { height: string } | undefined }

// Blocks are read whole: `with ties` reads the rows of the last one to its end.

/** A pack, and how many of the rows that were read led to it. */
type PackRow = { height: string; market: string; fills: Buffer; n: number }

// Nothing is known of these when it is planned: it is planned once, as in names.ts.
const [within, few] = ['height between (select $2::int8) and (select $3::int8)', '(select $4::int8)']

async function readMarkets(pool: Pool, search: FillSearch, limit: number): Promise<Read> {
  const { markets, from, to } = search
  const isFew = search.areNamed && markets.length <= fewMarkets
  const { rows } = await pool.query<PackRow>({
    name: isFew ? 'fills_of_markets' : 'fills_of_blocks',
    text: isFew
      ? // The primary key of trade_packs, backwards, once for each market.
        `select t.*, 1 as n from unnest((select $1::int8[])) as k (market) cross join lateral (
          select height, market, fills from trade_packs
          where market = k.market and ${within} order by height desc limit ${few}
        ) as t order by t.height desc fetch first ${few} rows with ties`
      : // Index trade_packs_height, backwards, until there are enough of the wanted markets.
        `select height, market, fills, 1 as n from trade_packs
        where market = any($1::int8[]) and ${within} order by height desc fetch first ${few} rows with ties`,
    values: [markets, from, to, limit],
  })
  return readPacks(rows, limit)
}

async function readAccounts(pool: Pool, search: FillSearch, limit: number): Promise<Read> {
  const accounts = new Set(search.accounts)
  const { rows } = await pool.query<PackRow>({
    name: 'fills_of_accounts',
    // Index order_counts_account, backwards, once for each account; the primary key of trade_packs.
    text: packsOf(`select t.* from unnest((select $1::int8[])) as k (account) cross join lateral (
        select height, market from order_counts
        where account = k.account and filled > 0 and market = any((select $5::int8[])::int8[]) and ${within}
        order by height desc fetch first ${few} rows with ties
      ) as t order by t.height desc fetch first ${few} rows with ties`),
    values: [[...accounts], search.from, search.to, limit, search.markets],
  })
  const { fills, last } = readPacks(rows, limit)
  return { fills: fills.filter(({ fill }) => accounts.has(fill.account)), last }
}

async function readNamed(pool: Pool, search: FillSearch, limit: number): Promise<Read> {
  const { rows } = await pool.query<PackRow>({
    name: 'fills_of_cid',
    // The primary key of trade_cids, backwards; that of trade_packs.
    text: packsOf(`select height, market from trade_cids
      where cid = $1 and market = any((select $5::int8[])::int8[]) and ${within}
      order by height desc fetch first ${few} rows with ties`),
    values: [cidKey(Buffer.from(search.cid ?? '')), search.from, search.to, limit, search.markets],
  })
  return readPacks(rows, limit)
}

/** @param places SQL for heights and markets, of which the same may come several times */
function packsOf(places: string): string {
  return `select height, market, fills, n
    from (select height, market, count(*)::int4 as n from (${places}) as line group by height, market) as place
    join trade_packs using (market, height) order by height desc`
}

function readPacks(rows: PackRow[], limit: number): Read {
  const fills = rows.flatMap((row) =>
    decodeFills(row.fills).map((fill, place) => ({
      fill,
      at: { market: BigInt(row.market), height: BigInt(row.height), place },
    })),
  )
  const read = rows.reduce((sum, { n }) => sum + n, 0)
  return { fills, last: read < limit ? undefined : rows.at(-1) }
}
