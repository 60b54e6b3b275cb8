import { formatDecimal } from '#src/state/columns.ts'
import type { Amount, Generation } from './types.ts'

/** How a market's amounts are scaled. */
export type Scale = { isSpot: boolean; base: number; quote: number }

/** Makes amounts of one market readable; `scale` is undefined while nothing is known of it. */
export function createAmounts(scale: Scale | undefined, generation: number) {
  const amount = (value: bigint, exponent: number | undefined): Amount => ({
    raw: formatDecimal(value),
    human: exponent === undefined ? null : shift(value, exponent - 18),
  })
  const of = (exponent: (scale: Scale) => number) => (value: bigint) =>
    amount(value, generation === 2 ? 0 : scale && exponent(scale))
  return {
    price: of(({ isSpot, base, quote }) => (isSpot ? base - quote : -quote)),
    quantity: of(({ isSpot, base }) => (isSpot ? -base : 0)),
    /** Fees, margins, payouts, notionals. */
    money: of(({ quote }) => -quote),
  }
}

export function asGeneration(value: number): Generation {
  return value === 2 ? 2 : 1
}

/** value × 10^exponent, without zeros at its end. */
function shift(value: bigint, exponent: number): string {
  const digits = (value < 0n ? -value : value).toString()
  const sign = value < 0n ? '-' : ''
  if (exponent >= 0) return `${sign}${digits}${value === 0n ? '' : '0'.repeat(exponent)}`
  const padded = digits.padStart(1 - exponent, '0')
  const fraction = padded.slice(exponent).replace(/0+$/, '')
  return `${sign}${padded.slice(0, exponent)}${fraction === '' ? '' : `.${fraction}`}`
}

const one = 10n ** 18n

/** price × quantity; what lies beyond the 18th digit is cut off. */
export function multiply(price: bigint, quantity: bigint): bigint {
  return (price * quantity) / one
}

export function divide(notional: bigint, quantity: bigint): bigint {
  return (notional * one) / quantity
}

/** The terms of an order in the units of people, of what was asked for in those of the chain. */
export function toHumanTerms<
  Terms extends { price: bigint; quantity: bigint; margin: bigint | null; trigger: bigint | null },
>(terms: Terms, { isSpot, base, quote }: Scale): Terms {
  const price = isSpot ? base - quote : -quote
  return {
    ...terms,
    price: scale(terms.price, price),
    quantity: scale(terms.quantity, isSpot ? -base : 0),
    margin: terms.margin === null ? null : scale(terms.margin, -quote),
    trigger: terms.trigger === null ? null : scale(terms.trigger, price),
  }
}

/** Of what the exchange's precompile was asked for: prices of spot orders too are of a whole unit of the base. */
export function toHumanTermsOfPrecompile<Terms extends Parameters<typeof toHumanTerms>[0]>(
  terms: Terms,
  market: Scale,
): Terms {
  const { price, trigger } = toHumanTerms(terms, { ...market, isSpot: false })
  return { ...toHumanTerms(terms, market), price, trigger }
}

function scale(value: bigint, exponent: number): bigint {
  return exponent >= 0 ? value * 10n ** BigInt(exponent) : value / 10n ** BigInt(-exponent)
}
