import type { ListMarketChangesRequest, ListMarketChangesResponse, MarketChange } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { toSequence } from '#src/decode/values/keys.ts'
import { addDecimals } from '#src/queries/exchange/decimals.ts'
import {
  listSettlements,
  listToldMarkets,
  type Settlement,
  type ToldMarket,
  type ToldPlace,
} from '#src/queries/exchange/market-history.ts'
import type { Market } from '#src/queries/exchange/markets.ts'
import { toHumanNotional, toHumanPrice } from '#src/queries/exchange/units.ts'
import { listHashes } from '#src/queries/transactions/transactions.ts'
import { cutPage, readChainPlace, readEnd, readLimit, writeCursor } from '../accounts/read-page.ts'
import { listChangedRules } from './changed-rules.ts'
import { findCauses } from './find-causes.ts'
import { getMarket } from './get-market.ts'

/** How many times that a market was told are gone through for a page. */
const mostTold = 200

/** @throws Fault `invalid-input`, `not-found` */
export async function listMarketChanges(
  pool: Pool,
  { marketId, cursor, limit: wanted, to }: ListMarketChangesRequest,
): Promise<ListMarketChangesResponse> {
  const limit = readLimit(wanted)
  const before = readPlace(cursor) ?? placeAfter(to)
  const market = await getMarket(pool, marketId)
  const [told, settlements] = await Promise.all([
    listToldMarkets(pool, market.key, { before, limit: mostTold + 1 }),
    listSettlements(pool, market.key, { before, limit: limit + 1 }),
  ])
  // Where older ones were told, too, the last differs from one that wasn't read: the next page begins with it.
  const read = told.slice(0, mostTold)
  const end = told.length > mostTold ? read.at(-1) : undefined
  const found = [
    // The chain tells a market again also where nothing of it has changed.
    ...read.map((one, at) => toChange(one, told[at + 1], market)).filter(isSome),
    ...settlements.map((one) => toSettled(one, market)),
  ]
    .filter((one) => end === undefined || newestFirst(one, end) <= 0)
    .toSorted(newestFirst)
  const { lines: changes, next } = cutPage(found, limit, toParts)
  const hashes = await listHashes(
    pool,
    changes.map(({ sequence }) => sequence),
  )
  const ofBlocks = changes.filter(({ sequence }) => !hashes.has(sequence))
  const causes = await findCauses(
    pool,
    ofBlocks.map(({ height, what }) => ({ market, height, isSettlement: what === 'settled' })),
  )
  const causeOf = new Map(ofBlocks.map((change, at) => [change, causes[at]]))
  return {
    next: next === '' && end !== undefined ? writeCursor(toParts(end)) : next,
    changes: changes.map((one) => {
      const { sequence, ordinal: _ordinal, ...change } = one
      return {
        ...change,
        ...(causeOf.get(one) ?? { transactionHash: hashes.get(sequence) ?? '', proposals: [] }),
      }
    }),
  }
}

type Change = ToldPlace & Omit<MarketChange, 'transactionHash' | 'proposals'>

function newestFirst(a: ToldPlace, b: ToldPlace): number {
  return a.sequence === b.sequence ? b.ordinal - a.ordinal : Number(b.sequence - a.sequence)
}

function toParts({ sequence, ordinal }: ToldPlace): string[] {
  return [String(sequence), String(ordinal)]
}

/** @throws Fault `invalid-input` */
function readPlace(cursor: string): ToldPlace | undefined {
  return readChainPlace(cursor, (sequence, ordinal) => ({ sequence, ordinal }))
}

/** @throws Fault `invalid-input` */
function placeAfter(to: bigint): ToldPlace | undefined {
  const end = readEnd(to)
  return end === undefined ? undefined : { sequence: toSequence(end, 0), ordinal: 0 }
}

function isSome({ what, rules }: Change): boolean {
  return what !== 'changed' || rules.length > 0
}

const became: Readonly<Record<string, string>> = {
  Active: 'reopened',
  Paused: 'paused',
  Demolished: 'closed',
  Expired: 'expired',
}

/** @param before undefined for what the index was told first */
function toChange(now: ToldMarket, before: ToldMarket | undefined, market: Market): Change {
  const { status, sequence, ordinal, height, timeMs } = now
  const moment = { sequence, ordinal, height, time: timeMs, price: '', missingFunds: '' }
  if (before === undefined) return { ...moment, what: 'first', rules: [] }
  const rules = listChangedRules(before, now, market)
  return { ...moment, what: status === before.status ? 'changed' : (became[status] ?? 'changed'), rules }
}

function toSettled(
  { sequence, ordinal, generation, height, timeMs, price, missingFunds }: Settlement,
  market: Market,
): Change {
  const units = { ...market, generation }
  const missing = toHumanNotional(units, addDecimals([missingFunds ?? '0']))
  return {
    sequence,
    ordinal,
    height,
    time: timeMs,
    what: 'settled',
    rules: [],
    price: toHumanPrice(units, addDecimals([price])),
    missingFunds: missing === '0' ? '' : missing,
  }
}
