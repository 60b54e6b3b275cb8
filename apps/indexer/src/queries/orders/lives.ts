import type { Pool } from 'pg'
import { ExecutionType } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/exchange_pb.js'
import { isConditional, type Terms } from '#src/handlers/orders/asked-terms.ts'
import { orderBit, type Entry } from '#src/handlers/orders/entries.ts'
import type { Fill, PackedFill } from '#src/handlers/orders/fills.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { findFillable } from './open-orders.ts'
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
  /** Whether there was more to read of it than was allowed: then what it says is not the end of it. */
  isCut: boolean
  /** The life of the order that took its place when the trigger came. */
  placed: Life | undefined
}

/** Whom and which blocks lives tell of, those of the orders that took the place of others too. */
export function namedIn(lives: Iterable<Life>): { accounts: bigint[]; heights: bigint[] } {
  const all = [...lives].flatMap((life) => (life.placed === undefined ? [life] : [life, life.placed]))
  const fills = all.flatMap((life) => life.fills)
  return {
    accounts: fills.flatMap(({ others }) => others.map(({ account }) => account)),
    heights: [...fills.map(({ at }) => at.height), ...all.flatMap(({ end }) => (end ? [end.height] : []))],
  }
}

/**
 * What became of orders, by their hashes in lower-case hex.
 *
 * @param reach how far is read to find out: enough for anybody unless told
 */
export async function listLives(pool: Pool, born: Born[], reach = whole): Promise<Map<string, Life>> {
  const open = await findFillable(
    pool,
    born.map(({ hash }) => hash),
  )
  const followed = born.map((one): Followed => {
    const fillable = open.get(toPrefixedHex(one.hash))
    const life = {
      fills: [],
      open: fillable === undefined ? undefined : { fillable },
      end: undefined,
      isCut: false,
      placed: undefined,
    }
    return { ...one, life, left: one.terms.quantity - (fillable ?? 0n) }
  })
  await follow(pool, followed, reach)
  if (reach.followsPlaced) for (const one of followed) await followPlaced(pool, one)
  return new Map(followed.map(({ hash, life }) => [toPrefixedHex(hash), life]))
}

type Followed = Born & {
  life: Life
  /** What isn't known to be filled, and isn't open either. */
  left: bigint
}

function accountOf({ terms }: Born): bigint {
  return terms.subaccount.account.key
}

export type Reach = {
  /** How many rows of an account are read at once, and how often. */
  rows: number
  rounds: number
  /** Whether it is also found out what became of what took the place of an order. */
  followsPlaced: boolean
}

const whole: Reach = { rows: 64, rounds: 64, followsPlaced: true }
const mostFills = 1000

/** The orders of one account, and how far it has been read what happened to them. */
type Search = { account: bigint; orders: Followed[]; byHash: Map<string, Followed>; from: bigint }

/** Goes through what happened to the orders of accounts until it is known what became of these. */
async function follow(pool: Pool, orders: Followed[], { rows, rounds }: Reach): Promise<void> {
  let searches = [...Map.groupBy(orders, accountOf)].map(startSearch)
  for (let round = 0; round < rounds; round++) {
    searches = searches.filter((search) => listWanted(search).length > 0)
    if (searches.length === 0) return
    searches = await followOn(pool, searches, rows)
  }
  for (const search of searches) for (const { life } of listWanted(search)) life.isCut = true
}

function startSearch([account, orders]: [bigint, Followed[]]): Search {
  const byHash = new Map(orders.map((order) => [shortNameOf(order.hash), order]))
  const heights = orders.map(({ height }) => height)
  return { account, orders, byHash, from: heights.reduce((least, one) => (one < least ? one : least)) }
}

function listWanted({ orders, from }: Search): Followed[] {
  return orders.filter((order) => isMissing(order, from))
}

/** @returns those of which there is more to read */
async function followOn(pool: Pool, searches: Search[], rows: number): Promise<Search[]> {
  const wanted = searches.map((search) => ({ ...search, orders: listWanted(search) }))
  const packs = await listEndingPacks(
    pool,
    wanted.map(({ account, from, orders }) => ({ account, from, bit: bitsOf(orders) })),
    rows,
  )
  const ofAccount = Map.groupBy(packs, ({ account }) => account)
  const read = wanted.map((search) => ({ ...search, packs: ofAccount.get(search.account) ?? [] }))
  const fills = await findTradePacks(
    pool,
    read.flatMap(({ packs: own, orders }) => listTraded(own, orders)),
  )
  for (const { packs: own, byHash } of read) for (const pack of own) live(byHash, pack, fills)
  return read.flatMap(({ packs: own, from, ...search }) =>
    own.length < rows ? [] : [{ ...search, from: (own.at(-1)?.height ?? from) + 1n }],
  )
}

function bitsOf(orders: Followed[]): bigint {
  return orders.reduce((bits, { hash }) => bits | orderBit(hash), 0n)
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
  life.placed = (await listLives(pool, [placed])).get(toPrefixedHex(hash))
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
