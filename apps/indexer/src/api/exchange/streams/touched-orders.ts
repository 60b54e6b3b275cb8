import type { Pool } from 'pg'
import { listOrderPacksOfBlock, findTradePacks, type OrderPack } from '#src/queries/orders/packs.ts'
import { walkPlaced, type PlacedOrder } from '#src/queries/orders/walk-placed.ts'
import { followOrders, type FollowedOrder } from '../follow-orders.ts'
import type { KnownMarkets } from '../known-markets.ts'

/** The orders to which a block did something, and what has become of them. */
export async function listTouched(pool: Pool, known: KnownMarkets, height: bigint): Promise<FollowedOrder[]> {
  const packs = await listOrderPacksOfBlock(pool, height)
  const heads = await listHeads(pool, packs, known)
  const found = await Promise.all(
    [...heads].map(([account, ofAccount]) => findPlaced(pool, known, { account, height, heads: ofAccount })),
  )
  return followOrders(pool, known, found.flat())
}

/** The first 8 bytes of hashes, by the accounts whose orders they are of: of what was cancelled no more is kept. */
async function listHeads(
  pool: Pool,
  packs: OrderPack[],
  { byKey }: KnownMarkets,
): Promise<Map<bigint, Set<string>>> {
  const touched = packs.flatMap(({ account, height, entries }) =>
    entries.filter(({ market }) => byKey.has(market)).map((one) => ({ ...one, account, height })),
  )
  const fills = await findTradePacks(
    pool,
    touched.filter(({ entry }) => entry.kind === 'filled'),
  )
  const heads = new Map<bigint, Set<string>>()
  for (const { account, market, height, entry } of touched) {
    const fill = entry.kind === 'filled' ? fills.get(`${market}/${height}`)?.[entry.place] : undefined
    const hash = entry.kind === 'filled' ? fill?.hash : entry.hash
    if (hash === undefined || entry.kind === 'refused' || entry.kind === 'cancel_refused') continue
    const ofAccount = heads.get(account) ?? new Set()
    heads.set(account, ofAccount.add(headOf(hash)))
  }
  return heads
}

function headOf(hash: Buffer): string {
  return hash.toString('latin1', 0, 8)
}

/** Parts of an account's past that are looked through for where an order was placed. */
const mostParts = 8

type Wanted = { account: bigint; height: bigint; heads: Set<string> }

async function findPlaced(
  pool: Pool,
  { byKey }: KnownMarkets,
  { account, height, heads }: Wanted,
): Promise<PlacedOrder[]> {
  const found: PlacedOrder[] = []
  const search = { markets: new Set(byKey.keys()), areNamed: false, account, from: 0n, to: height }
  let parts = 0
  for await (const { orders } of walkPlaced(pool, search)) {
    found.push(...orders.filter(({ hash }) => heads.has(headOf(hash))))
    parts += 1
    if (found.length === heads.size || parts === mostParts) break
  }
  return found
}
