import type { BlockContext } from '../module.ts'
import type { Fields } from '../read-fields.ts'

/** Where a price stands. `base` is the symbol, where prices are of no pair. */
export type Feed = { oracle: string; base: string; quote: string }

/** A price, the sum of the prices of all seconds before it, and the second that it came in. */
export type PriceState = { price: bigint; cumulative: bigint; time: bigint }

export function readPriceState(json: Fields): PriceState {
  return {
    price: json.decimal('price'),
    cumulative: json.decimal('cumulative_price'),
    time: json.count('timestamp'),
  }
}

/** @param before what the chain knew, undefined for the first price */
export function nextPriceState(before: PriceState | undefined, price: bigint, time: bigint): PriceState {
  if (before === undefined) return { price, cumulative: 0n, time }
  return { price, cumulative: before.cumulative + before.price * (time - before.time), time }
}

/** What the chain calls a feed where it keeps the latest prices of all kinds together. */
export function symbolOf({ oracle, base, quote }: Feed): string {
  if (oracle === 'Provider') return `${quote}@@@/${base}`
  return oracle === 'PriceFeed' ? `${base}/${quote}` : base
}

export function secondsOf({ time }: BlockContext): bigint {
  return time / 1_000_000_000n
}
