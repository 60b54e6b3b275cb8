import type { Pool } from 'pg'
import { ExecutionType } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/exchange_pb.js'
import { isConditional, type Terms } from '#src/handlers/orders/asked-terms.ts'
import { orderBit, type Entry } from '#src/handlers/orders/entries.ts'
import type { Fill, PackedFill } from '#src/handlers/orders/fills.ts'
import { parseDecimal } from '#src/state/columns.ts'
import { findOpenOrders } from './open-orders.ts'
import { findTradePacks, listEndingPacks, type OrderPack } from './packs.ts'
import type { FillPlace } from './read-trade.ts'

/** An order from the block on that it was placed in. */
export type Born = { hash: Buffer; height: bigint; market: bigint; terms: Terms }

export type End = { height: bigint; entry: Entry & { kind: 'cancelled' | 'triggered' } }

/** What became of an order. */
export type Life = {
  fills: { at: FillPlace; fill: Fill; others: Fill[] }[]
  /** What of it is still open, undefined when nothing is. */
  open: { fillable: bigint } | undefined
  end: End | undefined
  /** The life of the order that took its place when the trigger came. */
  placed: Life | undefined
}

/** What became of orders, by their hashes in lower-case hex. */
export async function listLives(pool: Pool, born: Born[]): Promise<Map<string, Life>> {
  const open = await findOpenOrders(
    pool,
    born.map(({ hash }) => hash),
  )
  const followed = born.map((one): Followed => {
    const still = open.get(nameOf(one.hash))
    const fillable = still && parseDecimal(still.fillable.raw)
    const life = {
      fills: [],
      open: fillable === undefined ? undefined : { fillable },
      end: undefined,
      placed: undefined,
    }
    return { ...one, life, left: one.terms.quantity - (fillable ?? 0n) }
  })
  for (const orders of Map.groupBy(followed, accountOf).values()) await followAccount(pool, orders)
  for (const one of followed) if (one.life.end?.entry.kind === 'triggered') await followPlaced(pool, one)
  return new Map(followed.map(({ hash, life }) => [nameOf(hash), life]))
}

type Followed = Born & {
  life: Life
  /** What isn't known to be filled, and isn't open either. */
  left: bigint
}

function nameOf(hash: Buffer): string {
  return `0x${hash.toString('hex')}`
}

function accountOf({ terms }: Born): bigint {
  return terms.subaccount.account.key
}

// Rows that are read at once, and at most in all.
const step = 64
const most = 4096
const mostFills = 1000

/** Goes through what happened to an account's orders until it is known what became of these. */
async function followAccount(pool: Pool, orders: Followed[]): Promise<void> {
  const byHash = new Map(orders.map((order) => [shortNameOf(order.hash), order]))
  let from = orders.reduce((least, { height }) => (height < least ? height : least), orders[0]?.height ?? 0n)
  for (let read = 0; read < most; read += step) {
    const wanted = orders.filter((order) => isMissing(order, from))
    const [first] = wanted
    if (first === undefined) return
    const bit = wanted.reduce((bits, { hash }) => bits | orderBit(hash), 0n)
    const packs = await listEndingPacks(pool, { account: accountOf(first), from, bit, limit: step })
    const fills = await findTradePacks(pool, listTraded(packs, wanted))
    for (const pack of packs) live(byHash, pack, fills)
    if (packs.length < step) return
    from = (packs.at(-1)?.height ?? from) + 1n
  }
}

/** Whether something of it must have happened from a height on. A market order is over with its block. */
function isMissing({ left, life, terms, height }: Followed, from: bigint): boolean {
  const isBrief = terms.isMarketOrder && !isConditional(terms)
  return left > 0n && life.end === undefined && !(isBrief && from > height)
}

function listTraded(packs: OrderPack[], orders: Followed[]): { market: bigint; height: bigint }[] {
  const heads = new Set(orders.map(({ hash }) => hash.readUInt32BE(0)))
  return packs.flatMap(({ height, entries }) =>
    entries.flatMap(({ market, entry }) =>
      entry.kind === 'filled' && heads.has(entry.head.readUInt32BE(0)) ? [{ market, height }] : [],
    ),
  )
}

/** Of an order that was cancelled only the first 8 bytes of its hash are kept. */
function shortNameOf(hash: Buffer): string {
  return hash.toString('latin1', 0, 8)
}

function live(
  byHash: Map<string, Followed>,
  { height, entries }: OrderPack,
  fills: Map<string, Fill[]>,
): void {
  for (const { market, entry } of entries) {
    if (entry.kind === 'filled') {
      const all = fills.get(`${market}/${height}`) ?? []
      const fill = all[entry.place]
      const order = fill && byHash.get(shortNameOf(fill.hash))
      if (fill === undefined || order?.market !== market || !isMissing(order, height)) continue
      const { life } = order
      order.left -= fill.fill.quantity
      const at = { market, height, place: entry.place }
      if (life.fills.length < mostFills) life.fills.push({ at, fill, others: listOthers(all, fill) })
    } else if (entry.kind === 'cancelled' || entry.kind === 'triggered') {
      const order = byHash.get(shortNameOf(entry.hash))
      if (order?.market === market && isMissing(order, height)) order.life.end = { height, entry }
    }
  }
}

async function followPlaced(pool: Pool, { life, ...born }: Followed): Promise<void> {
  if (life.end?.entry.kind !== 'triggered') return
  const { placed: hash } = life.end.entry
  const placed = { ...born, hash, height: life.end.height, terms: { ...born.terms, trigger: null } }
  life.placed = (await listLives(pool, [placed])).get(nameOf(hash))
}

/** Who could have been met: the other side of the same auction. */
function listOthers(all: Fill[], { cause, fill }: Fill): Fill[] {
  const isMarket = ({ execution }: PackedFill) =>
    execution === ExecutionType.Market || execution === ExecutionType.LimitFill
  return all.filter(
    (other) =>
      other.fill.isBuy !== fill.isBuy &&
      other.cause?.tx === cause?.tx &&
      other.cause?.message === cause?.message &&
      isMarket(other.fill) === isMarket(fill) &&
      (!isMarket(fill) || other.fill.execution !== fill.execution),
  )
}
