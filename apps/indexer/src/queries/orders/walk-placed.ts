import type { Pool } from 'pg'
import type { Cause } from '#src/handlers/orders/causes.ts'
import type { PackedTerms } from '#src/handlers/orders/entries.ts'
import { nonceKey } from '#src/decode/values/keys.ts'
import { readOrderPacks, type OrderPack } from './packs.ts'
import { fewMarkets } from './walk-fills.ts'

/** An order as it was placed. */
export type PlacedOrder = {
  height: bigint
  account: bigint
  /** The account's 20 bytes. */
  address: Buffer
  market: bigint
  hash: Buffer
  cause: Cause
  terms: PackedTerms
}

export type PlacedSearch = {
  markets: ReadonlySet<bigint>
  /** Whether those are named: otherwise they are all of their kind. */
  areNamed: boolean
  /** Undefined for all. */
  account: bigint | undefined
  /** Of its subaccount; undefined for all. */
  nonce?: bigint | undefined
  /** Both included. */
  from: bigint
  to: bigint
}

/**
 * @property looked orders that were looked at, those of other markets too
 * @property next the block that the next part goes on in; undefined for the last part
 */
export type PlacedPart = { orders: PlacedOrder[]; looked: number; next: bigint | undefined }

/**
 * Rows that are read at once: few for the first page, more for who reads on. An account mostly places several in a block; who
 * chooses among them needs more.
 */
const [fewestOfAccount, fewestToChoose, fewestOfMarkets, most] = [8, 16, 24, 1024]

/**
 * Orders in the order in which they were placed, the newest first, in the parts in which they are read.
 *
 * @param chosenAtOnce for who finds out more of each to choose among them: rows at most
 */
export async function* walkPlaced(
  pool: Pool,
  search: PlacedSearch,
  chosenAtOnce?: number,
): AsyncGenerator<PlacedPart> {
  let after = { height: search.to, account: last }
  const fewestOfOne = chosenAtOnce === undefined ? fewestOfAccount : fewestToChoose
  const fewest = search.account === undefined ? fewestOfMarkets : fewestOfOne
  for (let limit = fewest; ; limit = Math.min(limit * 2, chosenAtOnce ?? most)) {
    const rows = await readRows(pool, search, { after, limit })
    const placed = rows.flatMap(listPlaced)
    const orders = placed.filter(({ market }) => search.markets.has(market))
    const end = rows.length < limit ? undefined : rows.at(-1)
    yield { orders, looked: placed.length, next: end?.height }
    if (end === undefined) return
    after = end
  }
}

const last = 2n ** 63n - 1n

type Row = OrderPack & { address: Buffer }
type Part = { after: { height: bigint; account: bigint }; limit: number }

async function readRows(pool: Pool, search: PlacedSearch, { after, limit }: Part): Promise<Row[]> {
  const { account, nonce, from } = search
  const markets = [...search.markets]
  const range = [from, after.height, after.account, limit]
  const { rows } = await pool.query<{ height: string; account: string; address: Buffer; entries: Buffer }>(
    account !== undefined
      ? {
          name: 'placed_of_account',
          // Index order_counts_account, backwards; the primary keys of order_packs and addresses. Planned once, as in names.ts.
          text: `select p.height, p.account, a.address, p.entries from (
              select distinct height from order_counts
              where account = $5 and placed > 0 and market = any((select $6::int8[])::int8[]) and ($7::int4 is null or nonce = $7)
                and height between (select $1::int8) and (select $2::int8) and (height < $2 or $5 < $3)
              order by height desc limit (select $4::int8)
            ) as k join order_packs as p on p.account = $5 and p.height = k.height
              join addresses as a on a.account = $5 order by p.height desc`,
          values: [...range, account, markets, nonce === undefined ? null : nonceKey(nonce)],
        }
      : search.areNamed && markets.length <= fewMarkets
        ? {
            name: 'placed_in_markets',
            // The primary key of order_counts, backwards, once for each market; those of order_packs and addresses.
            text: `select p.height, p.account, a.address, p.entries from (
                select distinct c.height, c.account from unnest($5::int8[]) as m (market) cross join lateral (
                  select distinct height, account from order_counts
                  where market = m.market and placed > 0 and height between $1 and $2 and (height < $2 or account < $3)
                  order by height desc, account desc limit $4
                ) as c order by c.height desc, c.account desc limit $4
              ) as k join order_packs as p using (height, account) join addresses as a using (account)
              order by p.height desc, p.account desc`,
            values: [...range, markets],
          }
        : {
            name: 'placed_of_all',
            // Index order_packs_height, backwards; the primary key of addresses.
            text: `select p.height, p.account, a.address, p.entries from (
                select height, account, entries from order_packs
                where height between $1 and $2 and (height < $2 or account < $3)
                order by height desc, account desc limit $4
              ) as p join addresses as a using (account) order by p.height desc, p.account desc`,
            values: range,
          },
  )
  const packs = await readOrderPacks(pool, rows)
  return packs.map((pack, at) => ({ ...pack, address: rows[at]?.address ?? Buffer.alloc(20) }))
}

/** The newest of a block first. */
function listPlaced({ height, account, address, entries }: Row): PlacedOrder[] {
  return entries
    .flatMap(({ market, entry }) => {
      if (entry.kind !== 'placed') return []
      const { hash, cause, terms } = entry
      return [{ height, account, address, market, hash, cause, terms }]
    })
    .toReversed()
}
