import type { State } from '#src/state/state.ts'
import type { StateRow } from '#src/state/tables.ts'
import type { BlockContext } from '#src/handlers/module.ts'
import type { Feed } from '#src/handlers/oracle/price.ts'
import { prices } from '#src/handlers/oracle/tables.ts'
import { expiries } from './expiry.ts'
import { secondsOf } from '../fees/fee-discounts.ts'
import { feedsOf } from './mark-price.ts'
import { findMarket, markets, pause, type Market } from './markets.ts'
import { isTold } from '../stages.ts'
import { divide } from '#src/handlers/staking/decimals.ts'

/**
 * At the beginning of a block, futures whose last minutes have begun note where the oracle's prices have summed up
 * to: the average from there on is what they settle at. No event tells it before they do. Prices that came in the
 * block itself change nothing of what they sum up to until its time, so it may be done at the block's end.
 */
export async function startMaturations(state: State, block: BlockContext): Promise<void> {
  const now = secondsOf(block)
  for (const expiry of await state.listBelow(expiries, 'twap_due', now + 1n)) {
    const market = await findMarket(state, expiry.market)
    // One that this block has opened is seen by the next.
    if (market === undefined || isTold(block, market.id)) continue
    // Chains that note the sums of both sides look at every market, earlier ones at those that are open.
    if (market.status !== 'Active' && expiry.twap_start_base_cumulative === null) continue
    const sums = await findSums(state, market, now)
    if (sums === noPrice) state.put(markets, pause(market)) // without an event
    else if (sums !== unknown) state.put(expiries, { ...expiry, ...begin(expiry, sums, now) })
  }
}

type Sums = { base: bigint; quote: bigint; isPair: boolean }

const noPrice = 'no price'
const unknown = 'unknown'
type Missing = typeof noPrice | typeof unknown

/** A sum that is still nothing is noted anew by the next block. */
function begin(expiry: StateRow<typeof expiries>, { base, quote, isPair }: Sums, now: bigint) {
  const start = { twap_start_timestamp: now, twap_due: base === 0n ? now : null }
  if (expiry.twap_start_base_cumulative === null) {
    return { ...start, twap_start_price_cumulative: isPair ? divide(base, quote) : base }
  }
  return { ...start, twap_start_base_cumulative: base, twap_start_quote_cumulative: quote }
}

const one = 10n ** 18n

async function findSums(state: State, market: Market, now: bigint): Promise<Sums | Missing> {
  const { base, quote } = feedsOf(market)
  const sum = await findSum(state, base, now)
  if (typeof sum === 'string') return sum
  // Against dollars, and where the price is of the pair, the other side is worth 1 at all times.
  if (quote === null) return { base: sum, quote: now * one, isPair: false }
  const other = await findSum(state, quote, now)
  if (typeof other === 'string') return other
  return other === 0n ? unknown : { base: sum, quote: other, isPair: true }
}

async function findSum(state: State, feed: Feed, now: bigint): Promise<bigint | Missing> {
  const row = await state.find(prices, feed)
  if (row === undefined || row.price === null) return noPrice
  if (row.cumulative === null || row.time === null) return unknown
  // The first price, and the block itself brought it: at its beginning there was none.
  if (row.cumulative === 0n && row.time === now) return noPrice
  return row.cumulative + row.price * (now - row.time)
}
