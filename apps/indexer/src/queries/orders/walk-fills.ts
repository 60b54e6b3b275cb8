import type { Pool } from 'pg'
import { decodeEntries } from '#src/handlers/orders/entries.ts'
import { decodeFills, type Fill } from '#src/handlers/orders/fills.ts'
import { findTradePacks } from './packs.ts'
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
  /** Both included. */
  from: bigint
  to: bigint
}

/** Rows that are read at once: few for the first page, more for who reads on. */
const [fewest, most] = [128, 1024]
/** Markets that are looked up one by one; of more the blocks are read. */
const fewMarkets = 16

/** Fills, the newest first, in the parts in which they are read: whole blocks each. */
export async function* walkFills(pool: Pool, search: FillSearch): AsyncGenerator<FillPart> {
  if (search.markets.length === 0) return
  const read = search.accounts === undefined ? readMarkets : readAccounts
  for (let [to, limit] = [search.to, fewest]; to >= search.from; limit = Math.min(limit * 2, most)) {
    const part = await read(pool, { ...search, to }, limit)
    yield { ...part, fills: part.fills.toSorted(newestFirst) }
    if (part.next === undefined) return
    to = part.next
  }
}

/**
 * @property looked fills that were looked at, those of other markets too
 * @property next the block that the next part begins with; undefined for the last part
 */
export type FillPart = { fills: FoundFill[]; looked: number; next: bigint | undefined }

function newestFirst({ at: a }: FoundFill, { at: b }: FoundFill): number {
  if (a.height !== b.height) return a.height > b.height ? -1 : 1
  if (a.market !== b.market) return a.market > b.market ? -1 : 1
  return b.place - a.place
}

async function readMarkets(pool: Pool, search: FillSearch, limit: number): Promise<FillPart> {
  const { markets, from, to } = search
  const isFew = search.areNamed && markets.length <= fewMarkets
  const { rows } = await pool.query<{ height: string; market: string; fills: Buffer }>({
    name: isFew ? 'fills_of_markets' : 'fills_of_blocks',
    text: isFew
      ? // The primary key of trade_packs, backwards, once for each market.
        `select t.* from unnest($1::int8[]) as k (market) cross join lateral (
          select height, market, fills from trade_packs
          where market = k.market and height between $2 and $3 order by height desc limit $4
        ) as t order by t.height desc limit $4`
      : // Index trade_packs_height, backwards, until there are enough of the wanted markets.
        `select height, market, fills from trade_packs
        where market = any($1::int8[]) and height between $2 and $3 order by height desc limit $4`,
    // So that whole blocks are left when the last one is cut.
    values: [markets, from, to, limit + markets.length],
  })
  const whole = cutLast(rows, limit + markets.length)
  const fills = whole.rows.flatMap((row) =>
    decodeFills(row.fills).map((fill, place) => ({
      fill,
      at: { market: BigInt(row.market), height: BigInt(row.height), place },
    })),
  )
  return { fills, looked: fills.length, next: whole.next }
}

async function readAccounts(pool: Pool, search: FillSearch, limit: number): Promise<FillPart> {
  const accounts = search.accounts ?? []
  const { rows } = await pool.query<{ height: string; entries: Buffer }>({
    name: 'fills_of_accounts',
    // Index order_packs_trades, backwards, once for each account.
    text: `select p.* from unnest($1::int8[]) as k (account) 
      cross join lateral trading_of(k.account, $2, $3, $4) as p order by p.height desc limit $4`,
    values: [accounts, search.from, search.to, limit + accounts.length],
  })
  const whole = cutLast(rows, limit + accounts.length)
  const wanted = new Set(search.markets)
  const all = whole.rows.flatMap(({ height, entries }) =>
    decodeEntries(entries).flatMap(({ market, entry }) =>
      entry.kind === 'filled' ? [{ market, height: BigInt(height), place: entry.place }] : [],
    ),
  )
  const named = all.filter(({ market }) => wanted.has(market))
  const packs = await findTradePacks(pool, named)
  const fills = named.flatMap((at) => {
    const fill = packs.get(`${at.market}/${at.height}`)?.[at.place]
    return fill === undefined ? [] : [{ fill, at }]
  })
  return { fills, looked: all.length, next: whole.next }
}

/** Leaves out the last block of a list that was cut: of it there may be more. The next part begins with it. */
function cutLast<Row extends { height: string }>(
  rows: Row[],
  limit: number,
): { rows: Row[]; next: bigint | undefined } {
  const last = rows.at(-1)
  if (last === undefined || rows.length < limit) return { rows, next: undefined }
  return { rows: rows.filter(({ height }) => height !== last.height), next: BigInt(last.height) }
}
