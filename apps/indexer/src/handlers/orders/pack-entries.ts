import type { BlockContext } from '#src/handlers/module.ts'
import type { History } from '#src/state/history.ts'
import { end, ordersOf, type BlockOrders, type Noted } from './block-orders.ts'
import type { Cause } from './causes.ts'
import { encodeEntries, orderBit, type Entry } from './entries.ts'
import { encodeFills } from './fills.ts'
import { orderPacks, tradePacks } from './tables.ts'

/** A row per account with all that happened to its orders, and one per market with its trades. */
export function packEntries(history: History, { height }: BlockContext): void {
  const block = ordersOf(history)
  for (const [market, fills] of block.fills) {
    history.append(tradePacks, { height, market, fills: encodeFills(fills) })
  }
  const accounts = Map.groupBy(settle(block), ({ account }) => account.key)
  for (const [account, noted] of accounts) {
    for (const one of noted.slice(0, 1)) history.account(one.account)
    history.append(orderPacks, {
      height,
      account,
      trades: noted.filter(({ entry }) => entry.kind === 'filled').length,
      ended: noted.reduce((bits, one) => bits | bitOf(one, block), 0n),
      entries: encodeEntries(noted),
    })
  }
}

/** Who looks for an order has seen where it was placed: it is found by what came after. */
function bitOf({ market, entry }: Noted, { fills }: BlockOrders): bigint {
  if (entry.kind === 'cancelled' || entry.kind === 'triggered') return orderBit(entry.hash)
  const fill = entry.kind === 'filled' ? fills.get(market)?.[entry.place] : undefined
  return fill === undefined ? 0n : orderBit(fill.hash)
}

/** The block's entries in the order in which they happened, with what is only known when it is over. */
function settle(block: BlockOrders): Noted[] {
  const { noted, causes } = block
  const resting = new Set<string>()
  for (const { entry } of noted) {
    if (entry.kind === 'placed' && entry.rests) resting.add(entry.hash.toString('hex'))
  }
  const settled = noted.flatMap((one): Noted[] => {
    const { entry } = one
    if (entry.kind === 'placed') {
      const name = entry.hash.toString('hex')
      // What the block tells of it is preferred to what was asked.
      if (!entry.rests) return resting.has(name) ? [] : [one]
      const cause = entry.cause ?? causes.get(name) ?? null
      return [{ ...one, entry: { ...entry, cause }, order: cause === null ? one.order : cause.tx + 1 }]
    }
    if (entry.kind === 'cancelled') {
      return block.triggered.has(entry.hash.toString('hex'))
        ? []
        : [{ ...one, entry: settleCancel(block, entry) }]
    }
    return entry.kind === 'refused' ? [{ ...one, entry: takeHash(block, entry) }] : [one]
  })
  settled.push(...listTriggered(block))
  for (const { account, hash, code, cid, cause } of block.failed) {
    const entry = { kind: 'refused', hash, cause, code, terms: null, cid: Buffer.from(cid) } as const
    settled.push({ market: 0n, account, entry, order: cause === null ? end : cause.tx + 1 })
  }
  return settled.sort((a, b) => a.order - b.order)
}

function settleCancel(block: BlockOrders, entry: Entry & { kind: 'cancelled' }): Entry {
  const { cause, cancel } = entry
  if (cause === null || !block.liquidations.has(`${cause.tx}/${cause.message}`)) return entry
  return { ...entry, cancel: { ...cancel, reason: 'liquidation' } }
}

/** The chain cancels what waited before it says that the trigger came, and the trigger doesn't say whose it is. */
function listTriggered({ noted, triggered }: BlockOrders): Noted[] {
  return [...triggered].flatMap(([name, placed]): Noted[] => {
    const hash = Buffer.from(name, 'hex')
    const known = noted.find(
      ({ entry }) => entry.kind !== 'filled' && (hash.equals(entry.hash) || placed.equals(entry.hash)),
    )
    return known === undefined ? [] : [{ ...known, entry: { kind: 'triggered', hash, placed } }]
  })
}

/** The chain answers with the code alone; an event of the same message has the hashes, in the same order. */
function takeHash(block: BlockOrders, entry: Entry & { kind: 'refused' }): Entry {
  const at = block.failed.findIndex(({ code, cause }) => code === entry.code && isSame(cause, entry.cause))
  const [failed] = at === -1 ? [] : block.failed.splice(at, 1)
  return failed === undefined ? entry : { ...entry, hash: failed.hash }
}

function isSame(a: Cause, b: Cause): boolean {
  return a?.tx === b?.tx && a?.message === b?.message
}
