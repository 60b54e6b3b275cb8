import type { Pool } from 'pg'
import { orderHead, type Entry } from '#src/handlers/orders/entries.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { asGeneration } from './amounts.ts'
import { findOpenBorn, type PlacedBorn } from './open-orders.ts'
import { listLives, namedIn } from './lives.ts'
import { findNames, subaccountId } from './names.ts'
import { listNotPlaced, withRefusal } from './not-placed.ts'
import { transactionOf } from './order-history.ts'
import { listOrderPacksOfBlock } from './packs.ts'
import { readFate } from './read-fate.ts'
import { unpackTerms } from './read-terms.ts'
import type { OrderFate, Refusal } from './types.ts'
import type { PlacedOrder } from './walk-placed.ts'

/** An order and what became of it, from the block on that it came in. */
export type FoundOrder = {
  /** Its 20 bytes. */
  account: Buffer
  /** The sender's own name for it, '' for none. */
  cid: string
  /** Without terms where the chain tells nothing but the hash: of what a contract asked for, and was refused. */
  fate: OrderFate | { status: 'refused'; terms: null; refusal: Refusal | null }
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

/** undefined for one that the index doesn't know: also for one that came and was over, or refused, before the index began. */
export async function findOrder(pool: Pool, hash: Buffer): Promise<FoundOrder | undefined> {
  const came = await listCame(pool, [hash])
  const one = came.find(({ entry }) => entry.kind === 'placed') ?? came[0]
  if (one === undefined) {
    const open = await findOpenBorn(pool, hash)
    return open && readOrder(pool, open, { transaction: null, waitedHash: null, refusal: null })
  }
  const { height, address, market, entry, waitedHash } = one
  const refusal = entry.kind === 'placed' ? null : { code: entry.code, codespace: 'exchange', reason: '' }
  const known = { transaction: transactionOf(height, entry.cause), waitedHash }
  const packed = entry.terms
  if (packed !== null) {
    const terms = unpackTerms(packed, subaccountId(address, packed.nonce))
    const born = { hash, height, market, terms, generation: asGeneration(packed.generation) }
    return readOrder(pool, born, { ...known, refusal })
  }
  const names = await findNames(pool, { markets: [], accounts: [], heights: [height] })
  const fate = { status: 'refused', terms: null, refusal } as const
  const cid = entry.kind === 'placed' ? '' : entry.cid.toString()
  return { ...known, account: address, cid, fate, height, timeMs: names.timeMs(height), endMs: null }
}

async function readOrder(
  pool: Pool,
  born: PlacedBorn,
  { refusal, ...known }: Pick<FoundOrder, 'transaction' | 'waitedHash'> & { refusal: Refusal | null },
): Promise<FoundOrder> {
  const { height, market, terms } = born
  const { account } = terms.subaccount
  const lives = await listLives(pool, refusal === null ? [born] : [])
  const [named, notPlaced] = [namedIn(lives.values()), await listNotPlaced(pool, lives)]
  const names = await findNames(pool, {
    markets: [market],
    accounts: [account.key, ...named.accounts],
    heights: [height, ...named.heights],
  })
  const fate = withRefusal(readFate({ ...born, message: 0, place: 0, refusal }, lives, names), notPlaced)
  const endMs = fate.end && names.timeMs(fate.end.height)
  return {
    ...known,
    account: names.address(account.key),
    cid: terms.cid,
    fate,
    height,
    timeMs: names.timeMs(height),
    endMs,
  }
}

/** An order as it was placed, and the order whose trigger placed it: `0x…`, null for none. */
export type FoundPlaced = PlacedOrder & { waitedHash: string | null }

/** A hash by chance begins as another once in four billion: so many blocks are looked at for each, at most. */
const mostBlocks = 16

/** The orders of these hashes that were placed since the index began, in no order. */
export async function listPlaced(pool: Pool, hashes: Buffer[]): Promise<FoundPlaced[]> {
  const came = await listCame(pool, hashes)
  return came.flatMap(({ entry, ...one }) => {
    if (entry.kind !== 'placed') return []
    const { hash, cause, terms } = entry
    return [{ ...one, hash, cause, terms }]
  })
}

/** Whether the index knows how an order came, or was refused. */
export async function hasCome(pool: Pool, hash: Buffer): Promise<boolean> {
  return (await listCame(pool, [hash])).length > 0
}

type Came = Pick<FoundPlaced, 'height' | 'account' | 'address' | 'market' | 'waitedHash'> & {
  entry: Entry & { kind: 'placed' | 'refused' }
}

/** How the orders of these hashes came since the index began, those that were refused too; in no order. */
async function listCame(pool: Pool, hashes: Buffer[]): Promise<Came[]> {
  if (hashes.length === 0) return []
  const { rows } = await pool.query<{ height: string }>({
    name: 'order_hashes',
    // Index order_hashes_heads.
    text: `select height from order_hashes where heads && $1::int4[] limit $2`,
    values: [hashes.map(orderHead), hashes.length * mostBlocks],
  })
  const packs = await Promise.all(rows.map(({ height }) => listOrderPacksOfBlock(pool, BigInt(height))))
  const wanted = new Set(hashes.map(toPrefixedHex))
  const came = packs.flat().flatMap(({ height, account, entries }) =>
    entries.flatMap(({ market, entry }) => {
      if (entry.kind !== 'placed' && entry.kind !== 'refused') return []
      if (!wanted.has(toPrefixedHex(entry.hash))) return []
      return [{ height, account, market, entry, waitedHash: findWaited(entry.hash, entries) }]
    }),
  )
  const accounts = came.map(({ account }) => account)
  const names = await findNames(pool, { markets: [], accounts, heights: [] })
  return came.map((one) => ({ ...one, address: names.address(one.account) }))
}

/** The order whose trigger placed this one: the same block tells of both. */
function findWaited(hash: Buffer, entries: { entry: Entry }[]): string | null {
  for (const { entry } of entries)
    if (entry.kind === 'triggered' && entry.placed.equals(hash)) return toPrefixedHex(entry.hash)
  return null
}
