import { scaleDecimal, unscaleDecimal } from './decimals.ts'

/** A price of a book and what rests there, in whole tokens as decimal text. */
export type BookSide = readonly { price: string; quantity: string }[]

/** What an order would have met at once. Amounts are of the quote asset, but `filled`. */
export type OrderCost = {
  /** Of the base asset, or number of contracts: less than what was asked for where the book has no more. */
  filled: string
  isWhole: boolean
  /** Price times quantity of all that it fills. */
  notional: string
  /** Cut after 18 digits. */
  averagePrice: string
  bestPrice: string
  worstPrice: string
  /** How many prices of the book it takes something of. */
  levels: number
  /** By what share of the best price the average is worse, in parts of a million; cut off. */
  slippagePpm: bigint
  /** Of the taker; a rate below nothing is a rebate. */
  fee: string
}

const places = 18

/**
 * What it costs to take so much from a side of a book, exactly: the best prices first.
 *
 * @param side the side that is taken from, its best price first
 * @param feeRate of the taker, as decimal text: 0.001 is a thousandth
 * @returns undefined where there is nothing to take
 * @example costOf([{ price: '10', quantity: '1' }, { price: '12', quantity: '5' }], '2', '0.001')?.averagePrice // '11'
 */
export function costOf(side: BookSide, size: string, feeRate: string): OrderCost | undefined {
  const wanted = scaleDecimal(size, places)
  const taken = take(side, wanted)
  const [best] = taken
  const worst = taken.at(-1)
  if (best === undefined || worst === undefined) return undefined
  const filled = taken.reduce((sum, { quantity }) => sum + quantity, 0n)
  const notional = taken.reduce((sum, { price, quantity }) => sum + price * quantity, 0n)
  const away = notional - best.price * filled
  return {
    filled: unscaleDecimal(filled, places),
    isWhole: filled === wanted,
    notional: unscaleDecimal(notional, 2 * places),
    averagePrice: unscaleDecimal(notional / filled, places),
    bestPrice: unscaleDecimal(best.price, places),
    worstPrice: unscaleDecimal(worst.price, places),
    levels: taken.length,
    slippagePpm: ((away < 0n ? -away : away) * 1_000_000n) / (best.price * filled),
    fee: unscaleDecimal(notional * scaleDecimal(feeRate, places), 3 * places),
  }
}

type Taken = { price: bigint; quantity: bigint }

function take(side: BookSide, wanted: bigint): Taken[] {
  const taken: Taken[] = []
  let left = wanted
  for (const level of side) {
    const [price, rests] = [scaleDecimal(level.price, places), scaleDecimal(level.quantity, places)]
    const quantity = rests < left ? rests : left
    if (quantity > 0n && price > 0n) taken.push({ price, quantity })
    left -= quantity
    if (left <= 0n) break
  }
  return taken
}
