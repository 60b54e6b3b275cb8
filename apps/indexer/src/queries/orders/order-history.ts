import type { Pool } from 'pg'
import type { Cause } from '#src/handlers/orders/causes.ts'
import type { Entry } from '#src/handlers/orders/entries.ts'
import { isTrade, type Fill } from '#src/handlers/orders/fills.ts'
import { isBuy } from '#src/handlers/orders/read-orders.ts'
import { accountKey, toSequence } from '#src/decode/values/keys.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { cutPage, decodeCursor, encodeCursor, type Cursor } from './cursor.ts'
import { findNames, type Names } from './names.ts'
import { findTradePacks, listOrderPacks } from './packs.ts'
import { toHashOrNull, readTerms } from './read-terms.ts'
import { readTrade } from './read-trade.ts'
import type { OrderHistoryEntry, Page, PageRequest } from './types.ts'

type Found = Cursor & { account: bigint; market: bigint; entry: Entry }

type Told = { found: Found; told: OrderHistoryEntry }

// So many are looked through for a page: where hardly any is told, the page is shorter, and its cursor leads on.
const mostLookedThrough = 1000

/**
 * What happened to an account's orders, newest first.
 *
 * @param address the account's 20 bytes
 */
export async function listOrderHistory(
  pool: Pool,
  address: Uint8Array,
  { limit, cursor }: PageRequest,
): Promise<Page<OrderHistoryEntry>> {
  const account = accountKey(address)
  const entries: Told[] = []
  let next: string | null = cursor ?? ''
  for (let looked = 0; next !== null && entries.length < limit && looked < mostLookedThrough;) {
    const page: Page<Found> = await findEntries(pool, account, { limit, cursor: next })
    entries.push(...(await readEntries(pool, page.items)))
    looked += page.items.length
    next = page.next
  }
  const items = entries.slice(0, limit)
  const last = items.at(-1)
  // What was looked through beyond the page belongs to the next.
  if (entries.length > limit && last !== undefined) next = encodeCursor(last.found)
  return { items: items.map(({ told }) => told), next }
}

/** Blocks that are read at once: few hold as many entries as a page has lines, mostly. */
const fewest = 3

async function findEntries(
  pool: Pool,
  account: bigint,
  { limit, cursor }: PageRequest,
): Promise<Page<Found>> {
  const after = decodeCursor(cursor)
  const found: Found[] = []
  for (let [to, rows] = [after.height, fewest]; ; rows *= 2) {
    const packs = await listOrderPacks(pool, { account, to, limit: rows })
    for (const { height, entries } of packs)
      found.push(...entries.map((one, place) => ({ ...one, height, place, account })).toReversed())
    const page = cutPage(found, after, limit)
    const last = packs.at(-1)
    if (page.next !== null || last === undefined || packs.length < rows) return page
    to = last.height - 1n
  }
}

async function readEntries(pool: Pool, items: Found[]): Promise<Told[]> {
  const [names, trades] = await Promise.all([
    findNames(pool, {
      markets: items.map(({ market }) => market),
      accounts: items.map(({ account }) => account),
      heights: items.map(({ height }) => height),
    }),
    findTradePacks(
      pool,
      items.filter(({ entry }) => entry.kind === 'filled'),
    ),
  ])
  return items.flatMap((found) => {
    const told = readEntry(found, names, trades)
    return told === undefined ? [] : { found, told }
  })
}

function readEntry(
  { market, account, height, place, entry }: Found,
  names: Names,
  trades: Map<string, Fill[]>,
): OrderHistoryEntry | undefined {
  const at = {
    sequence: toSequence(height, place),
    height,
    timeMs: names.timeMs(height),
    marketId: market === 0n ? '' : names.marketId(market),
  }
  if (entry.kind === 'filled') {
    const fill = trades.get(`${market}/${height}`)?.[entry.place]
    if (fill === undefined || !isTrade(fill)) return undefined
    return { ...at, kind: 'filled', trade: readTrade(fill, { market, height, place: entry.place }, names) }
  }
  if (entry.kind === 'triggered') {
    return {
      ...at,
      kind: 'triggered',
      hash: toPrefixedHex(entry.hash),
      placedHash: toPrefixedHex(entry.placed),
    }
  }
  const transaction = transactionOf(height, entry.cause)
  if (entry.kind === 'placed') {
    return {
      ...at,
      kind: 'placed',
      transaction,
      terms: readTerms(entry.terms, { market, account, hash: entry.hash }, names),
    }
  }
  if (entry.kind === 'cancelled') {
    const { nonce, generation, price, remaining, reason, type } = entry.cancel
    const amounts = names.amounts(market, generation)
    return {
      ...at,
      kind: 'cancelled',
      hash: toPrefixedHex(entry.hash),
      subaccountId: names.subaccountId(account, nonce),
      end: { reason, height, transaction, remaining: amounts.quantity(remaining) },
      price: amounts.price(price),
      isBuy: isBuy(type),
    }
  }
  if (entry.kind === 'cancel_refused') {
    const { cid, why } = entry
    return {
      ...at,
      kind: 'cancel_refused',
      hash: toHashOrNull(entry.hash),
      cid: cid.toString(),
      why,
      transaction,
    }
  }
  return {
    ...at,
    kind: 'refused',
    transaction,
    hash: toHashOrNull(entry.hash),
    cid: entry.cid.toString(),
    terms: entry.terms && readTerms(entry.terms, { market, account, hash: entry.hash }, names),
    refusal: { code: entry.code, codespace: 'exchange', reason: '' },
  }
}

/** The place of the transaction that caused it, null where the block itself did. */
export function transactionOf(height: bigint, cause: Cause): bigint | null {
  return cause && toSequence(height, cause.tx)
}
