import type { Pool } from 'pg'
import type { Cause } from '#src/handlers/orders/causes.ts'
import { decodeEntries, type PackedTerms } from '#src/handlers/orders/entries.ts'

/** An order as it was placed. */
export type PlacedOrder = {
  height: bigint
  account: bigint
  market: bigint
  hash: Buffer
  cause: Cause
  terms: PackedTerms
}

export type PlacedSearch = {
  markets: ReadonlySet<bigint>
  /** Undefined for all. */
  account: bigint | undefined
  /** Both included. */
  from: bigint
  to: bigint
}

/**
 * @property looked orders that were looked at, those of other markets too
 * @property next the block that the next part goes on in; undefined for the last part
 */
export type PlacedPart = { orders: PlacedOrder[]; looked: number; next: bigint | undefined }

/** Rows that are read at once: few for the first page, more for who reads on. */
const [fewest, most] = [64, 1024]

/**
 * Orders in the order in which they were placed, the newest first, in the parts in which they are read.
 *
 * @param rowsAtMost for who does more with each than to look at it
 */
export async function* walkPlaced(
  pool: Pool,
  search: PlacedSearch,
  rowsAtMost = most,
): AsyncGenerator<PlacedPart> {
  let after = { height: search.to, account: last }
  for (let limit = fewest; ; limit = Math.min(limit * 2, rowsAtMost)) {
    const rows = await readRows(pool, search, { after, limit })
    const placed = rows.flatMap(listPlaced)
    const orders = placed.filter(({ market }) => search.markets.has(market))
    const end = rows.length < limit ? undefined : rows.at(-1)
    yield { orders, looked: placed.length, next: end && BigInt(end.height) }
    if (end === undefined) return
    after = { height: BigInt(end.height), account: BigInt(end.account) }
  }
}

const last = 2n ** 63n - 1n

type Row = { height: string; account: string; entries: Buffer }
type Part = { after: { height: bigint; account: bigint }; limit: number }

async function readRows(pool: Pool, { account, from }: PlacedSearch, { after, limit }: Part): Promise<Row[]> {
  const isOne = account !== undefined
  const { rows } = await pool.query<Row>({
    name: isOne ? 'placed_of_account' : 'placed_of_all',
    // The primary key of order_packs, or index order_packs_height, backwards.
    text: `select height, account, entries from order_packs
      where ${isOne ? 'account = $5' : '$5::int8 is null'} and height between $1 and $2
        and (height < $2 or account < $3) order by height desc, account desc limit $4`,
    values: [from, after.height, after.account, limit, account],
  })
  return rows
}

/** The newest of a block first. */
function listPlaced({ height, account, entries }: Row): PlacedOrder[] {
  return decodeEntries(entries)
    .flatMap(({ market, entry }) => {
      if (entry.kind !== 'placed') return []
      const { hash, cause, terms } = entry
      return [{ height: BigInt(height), account: BigInt(account), market, hash, cause, terms }]
    })
    .toReversed()
}
