/** Which units a market's prices and quantities are told in, and how they lead to those of people. */
export type MarketUnits = {
  kind: string
  generation: number
  baseDecimals: number | null
  quoteDecimals: number
}

type Decimal = string

/** A price as people write it: quote coins per base coin. */
export function toHumanPrice(market: MarketUnits, price: Decimal): Decimal {
  if (market.generation === 2) return price
  const { kind, baseDecimals, quoteDecimals } = market
  return shift(price, kind === 'spot' ? (baseDecimals ?? 0) - quoteDecimals : -quoteDecimals)
}

/** A quantity as people write it; of derivatives it always is. */
export function toHumanQuantity({ kind, generation, baseDecimals }: MarketUnits, quantity: Decimal): Decimal {
  return generation === 1 && kind === 'spot' ? shift(quantity, -(baseDecimals ?? 0)) : quantity
}

/** A margin, a payout, a volume: an amount of the quote denom. */
export function toHumanNotional({ generation, quoteDecimals }: MarketUnits, notional: Decimal): Decimal {
  return generation === 1 ? shift(notional, -quoteDecimals) : notional
}

/**
 * Moves the point, losing no digit.
 *
 * @example shift('1500.000', -3) // '1.5'
 */
export function shift(decimal: Decimal, places: number): Decimal {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? []
  const digits = whole + fraction
  const point = whole.length + places
  const padded = digits.padStart(digits.length + Math.max(0, 1 - point), '0')
  const at = Math.max(point, 1)
  const left = withoutZeros(padded.slice(0, at).padEnd(at, '0'))
  const right = padded.slice(at, endOfDigits(padded, at))
  const isZero = left === '0' && right === ''
  return `${isZero ? '' : sign}${left}${right === '' ? '' : `.${right}`}`
}

/** Without those at its beginning. */
function withoutZeros(whole: string): string {
  return whole.startsWith('0') ? whole.replace(/^0+(?=\d)/, '') : whole
}

/** Where the zeros at its end begin, at a place or behind it. */
function endOfDigits(padded: string, least: number): number {
  let end = padded.length
  while (end > least && padded[end - 1] === '0') end--
  return end
}
