import { cidKey, nonceKey } from '#src/decode/values/keys.ts'
import type { BlockContext } from '#src/handlers/module.ts'
import type { History } from '#src/state/history.ts'
import { end, nameOf, ordersOf, type BlockOrders, type Noted } from './block-orders.ts'
import type { Cause } from './causes.ts'
import { encodeEntries, isNoHash, orderBit, orderHead, type Entry } from './entries.ts'
import { encodeFills, isTrade } from './fills.ts'
import { orderCounts, orderHashes, orderPacks, tradeCids, tradePacks } from './tables.ts'

/** A row per account with all that happened to its orders, one per market with its trades, and what leads to them. */
export function packEntries(history: History, { height }: BlockContext): void {
  const block = ordersOf(history)
  const counts: Counts = new Map()
  for (const [market, fills] of block.fills) {
    history.append(tradePacks, { height, market, fills: encodeFills(fills) })
    const cids = new Set<bigint>()
    for (const { account, fill } of fills.filter(isTrade)) {
      countOf(counts, { market, account, nonce: fill.nonce }).filled += 1
      if (fill.cid.length > 0) cids.add(cidKey(fill.cid))
    }
    for (const cid of cids) history.append(tradeCids, { height, market, cid })
  }
  const heads = new Set<number>()
  const accounts = Map.groupBy(settle(block), ({ account }) => account.key)
  for (const [account, noted] of accounts) {
    for (const one of noted.slice(0, 1)) history.account(one.account)
    history.append(orderPacks, {
      height,
      account,
      trades: noted.filter(({ entry }) => entry.kind === 'filled').length,
      ended: noted.reduce((bits, one) => bits | bitOf(one), 0n),
      entries: encodeEntries(noted),
    })
    for (const { market, entry } of noted) {
      if (entry.kind === 'placed') countOf(counts, { market, account, nonce: entry.terms.nonce }).placed += 1
      const hasHash = entry.kind === 'placed' || (entry.kind === 'refused' && !isNoHash(entry.hash))
      if (hasHash) heads.add(orderHead(entry.hash))
    }
  }
  if (heads.size > 0) history.append(orderHashes, { height, heads: [...heads].toSorted((a, b) => a - b) })
  for (const count of counts.values()) history.append(orderCounts, { height, ...count })
}

type Count = { market: bigint; account: bigint; nonce: number; placed: number; filled: number }
type Counts = Map<string, Count>

function countOf(counts: Counts, of: { market: bigint; account: bigint; nonce: bigint }): Count {
  const { market, account } = of
  const nonce = nonceKey(of.nonce)
  const name = `${market} ${account} ${nonce}`
  const count = counts.get(name) ?? { market, account, nonce, placed: 0, filled: 0 }
  counts.set(name, count)
  return count
}

/** Who looks for an order has seen where it was placed: it is found by what came after. */
function bitOf({ entry }: Noted): bigint {
  if (entry.kind === 'filled') return orderBit(entry.head)
  return entry.kind === 'cancelled' || entry.kind === 'triggered' ? orderBit(entry.hash) : 0n
}

/** The block's entries in the order in which they happened, with what is only known when it is over. */
function settle(block: BlockOrders): Noted[] {
  const failed = createFailed(block.failed)
  const settled = block.noted.flatMap((one): Noted[] => {
    const { entry } = one
    if (entry.kind === 'refused') return [{ ...one, entry: failed.takeHash(entry) }]
    if (entry.kind !== 'cancelled') return [one]
    const isTriggered = block.triggered.size > 0 && block.triggered.has(nameOf(entry.hash))
    return isTriggered ? [] : [settleCancel(block, one, entry)]
  })
  settled.push(...listTriggered(block))
  for (const { account, hash, code, cid, cause } of failed.left) {
    const entry = { kind: 'refused', hash, cause, code, terms: null, cid: Buffer.from(cid) } as const
    settled.push({ market: 0n, account, entry, order: cause === null ? end : cause.tx + 1 })
  }
  return settled.sort((a, b) => a.order - b.order)
}

function settleCancel(block: BlockOrders, one: Noted, entry: Entry & { kind: 'cancelled' }): Noted {
  const { cause, cancel } = entry
  if (block.notPlaced.has(nameOf(entry.hash))) {
    return { ...one, entry: { ...entry, cancel: { ...cancel, reason: 'not_placed' } } }
  }
  if (cause === null || block.liquidations.size === 0) return one
  if (!block.liquidations.has(`${cause.tx}/${cause.message}`)) return one
  return { ...one, entry: { ...entry, cancel: { ...cancel, reason: 'liquidation' } } }
}

/** The chain cancels what waited before it says that the trigger came, and the trigger doesn't say whose it is. */
function listTriggered({ noted, triggered }: BlockOrders): Noted[] {
  if (triggered.size === 0) return []
  const firsts = new Map<string, number>()
  for (const [at, { entry }] of noted.entries()) {
    const name = entry.kind === 'filled' ? undefined : nameOf(entry.hash)
    if (name !== undefined && !firsts.has(name)) firsts.set(name, at)
  }
  return [...triggered].flatMap(([name, placed]): Noted[] => {
    const places = [name, nameOf(placed)].flatMap((one) => firsts.get(one) ?? [])
    const known = noted[Math.min(...places)]
    const hash = Buffer.from(name, 'latin1')
    return known === undefined ? [] : [{ ...known, entry: { kind: 'triggered', hash, placed } }]
  })
}

/** The chain answers with the code alone; an event of the same message has the hashes, in the same order. */
function createFailed(failed: BlockOrders['failed']) {
  const left = new Set(failed)
  const byCause = Map.groupBy(failed, causeName)
  return {
    /** Those whose hash nothing took. */
    left,
    takeHash(entry: Entry & { kind: 'refused' }): Entry {
      const taken = byCause.get(causeName(entry))?.shift()
      if (taken === undefined) return entry
      left.delete(taken)
      return { ...entry, hash: taken.hash }
    },
  }
}

function causeName({ code, cause }: { code: number; cause: Cause }): string {
  return `${code} ${cause?.tx}/${cause?.message}`
}
