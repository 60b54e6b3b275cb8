import { shift } from '#src/queries/exchange/units.ts'
import { parseDecimal } from '#src/state/columns.ts'

/** What is left of what was bought: a quantity of 10^-18ths, and what it cost, in numbers of 10^-54. */
export type Entry = { quantity: bigint; cost: bigint }

export const noEntry: Entry = { quantity: 0n, cost: 0n }

/** More digits behind the point than any price has, in whichever units. */
const priceDigits = 36

/**
 * What is bought adds to what is left at its price; what is sold leaves the average as it is. What is sold beyond that came
 * from elsewhere, and changes nothing.
 *
 * @param price decimal text
 */
export function addTrade(
  { quantity, cost }: Entry,
  trade: { isBuy: boolean; price: string; quantity: string },
): Entry {
  const traded = parseDecimal(trade.quantity)
  if (trade.isBuy) return { quantity: quantity + traded, cost: cost + scale(trade.price) * traded }
  if (traded >= quantity) return noEntry
  return { quantity: quantity - traded, cost: cost - (cost * traded) / quantity }
}

/** Its price for each, decimal text; empty for nothing. */
export function averageOf({ quantity, cost }: Entry): string {
  return quantity === 0n ? '' : shift(String(cost / quantity), -priceDigits)
}

function scale(price: string): bigint {
  return BigInt(shift(price, priceDigits).split('.')[0] ?? 0)
}
