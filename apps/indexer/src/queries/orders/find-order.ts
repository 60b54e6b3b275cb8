import type { Pool } from 'pg'
import { orderHead, type Entry } from '#src/handlers/orders/entries.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { asGeneration } from './amounts.ts'
import { findOpenBorn, type PlacedBorn } from './open-orders.ts'
import { listLives, namedIn } from './lives.ts'
import { findNames } from './names.ts'
import { transactionOf } from './order-history.ts'
import { listOrderPacksOfBlock } from './packs.ts'
import { readFate } from './read-fate.ts'
import { unpackTerms } from './read-terms.ts'
import type { OrderFate } from './types.ts'
import type { PlacedOrder } from './walk-placed.ts'

/** An order and what became of it, from the block on that it came in. */
export type FoundOrder = {
  fate: OrderFate
  /** 0 for before the index began. */
  height: bigint
  timeMs: bigint
  /** That asked for it; null for what the chain itself placed, and for what came before the index began. */
  transaction: bigint | null
  /** `0x…` of the order whose trigger placed it; null for none. */
  waitedHash: string | null
  /** Of the block that it ended in; null where it did not end other than by being filled. */
  endMs: bigint | null
}

/** undefined for one that the index doesn't know: also for one that came and was over before the index began. */
export async function findOrder(pool: Pool, hash: Buffer): Promise<FoundOrder | undefined> {
  const [placed] = await listPlaced(pool, [hash])
  if (placed === undefined) {
    const open = await findOpenBorn(pool, hash)
    return open && readOrder(pool, open, { transaction: null, waitedHash: null })
  }
  const { account, terms: packed, cause, waitedHash, ...at } = placed
  const owner = await findNames(pool, { markets: [], accounts: [account], heights: [] })
  const terms = unpackTerms(packed, owner.subaccountId(account, packed.nonce))
  const born = { ...at, terms, generation: asGeneration(packed.generation) }
  return readOrder(pool, born, { transaction: transactionOf(at.height, cause), waitedHash })
}

async function readOrder(
  pool: Pool,
  born: PlacedBorn,
  known: Pick<FoundOrder, 'transaction' | 'waitedHash'>,
): Promise<FoundOrder> {
  const { height, market, terms } = born
  const lives = await listLives(pool, [born])
  const named = namedIn(lives.values())
  const names = await findNames(pool, {
    markets: [market],
    accounts: [terms.subaccount.account.key, ...named.accounts],
    heights: [height, ...named.heights],
  })
  const fate = readFate({ ...born, message: 0, place: 0, refusal: null }, lives, names)
  const endMs = fate.end && names.timeMs(fate.end.height)
  return { ...known, fate, height, timeMs: names.timeMs(height), endMs }
}

/** An order as it was placed, and the order whose trigger placed it: `0x…`, null for none. */
export type FoundPlaced = PlacedOrder & { waitedHash: string | null }

/** A hash by chance begins as another once in four billion: so many blocks are looked at for each, at most. */
const mostBlocks = 16

/** The orders of these hashes that came since the index began, in no order. */
export async function listPlaced(pool: Pool, hashes: Buffer[]): Promise<FoundPlaced[]> {
  if (hashes.length === 0) return []
  const { rows } = await pool.query<{ height: string }>({
    name: 'order_hashes',
    // Index order_hashes_heads.
    text: `select height from order_hashes where heads && $1::int4[] limit $2`,
    values: [hashes.map(orderHead), hashes.length * mostBlocks],
  })
  const packs = await Promise.all(rows.map(({ height }) => listOrderPacksOfBlock(pool, BigInt(height))))
  const wanted = new Set(hashes.map(toPrefixedHex))
  const placed = packs.flat().flatMap(({ height, account, entries }) =>
    entries.flatMap(({ market, entry }) => {
      if (entry.kind !== 'placed' || !wanted.has(toPrefixedHex(entry.hash))) return []
      const { hash, cause, terms } = entry
      return [{ height, account, market, hash, cause, terms, waitedHash: findWaited(hash, entries) }]
    }),
  )
  const accounts = placed.map(({ account }) => account)
  const names = await findNames(pool, { markets: [], accounts, heights: [] })
  return placed.map((one) => ({ ...one, address: names.address(one.account) }))
}

/** The order whose trigger placed this one: the same block tells of both. */
function findWaited(hash: Buffer, entries: { entry: Entry }[]): string | null {
  for (const { entry } of entries)
    if (entry.kind === 'triggered' && entry.placed.equals(hash)) return toPrefixedHex(entry.hash)
  return null
}
