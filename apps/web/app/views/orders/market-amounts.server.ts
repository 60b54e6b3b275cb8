import { findMarketNumbers, formatUnits, shortenMean, type Part } from '@injsight/chain'
import type { OrderAmount } from '@injsight/injsight-v1'
import { withMinus } from '../../language/with-minus.ts'
import { writePart, type Naming } from '../../language/write-part.server.ts'
import { withWhole, type Piece } from '../../language/written.ts'
import { knownOf } from '../sentences/known.server.ts'

/** Writers of what is told of a market: with their units, undefined for what isn't given, or is nothing. */
export function amountsOf(marketId: string, naming: Naming) {
  // Amounts are told in whole units, as version 2 of the module counts.
  const known = { ...knownOf(naming.names), failed: false }
  const numbers = findMarketNumbers(marketId, '/injective.exchange.v2.', known)
  const inQuote = (amount?: OrderAmount) =>
    writeAmount(amount, numbers && ((text) => numbers.pricePart(text)), naming)
  return {
    inBase: (amount?: OrderAmount) =>
      writeAmount(amount, numbers && ((text) => numbers.quantityPart(text)), naming),
    inQuote,
    /** A price, which may have no end: the whole of it on hover. */
    inPrice: (amount?: OrderAmount) => {
      const whole = inQuote(amount)
      return whole && withWhole(inQuote(shortPrice(amount)) ?? whole, whole)
    },
  }
}

type ToPart = (text: string) => Exclude<Part, { kind: 'sentence' }>

/** With its unit where that is known; undefined for one that isn't given, or is nothing. */
function writeAmount(amount: OrderAmount | undefined, toPart: ToPart | undefined, naming: Naming) {
  if (amount === undefined || !/[1-9]/.test(amount.human || amount.raw)) return undefined
  const isCounted = amount.human !== '' && toPart !== undefined
  return isCounted ? writePart(toPart(amount.human), naming).map(withSign) : [formatAmount(amount)]
}

/** Less than nothing is what somebody received. */
function withSign(piece: string | Piece): string | Piece {
  if (typeof piece === 'string') return withMinus(piece)
  const { text, title } = piece
  return { ...piece, text: withMinus(text), ...(title !== undefined && { title: withMinus(title) }) }
}

/** In whole tokens where their decimals are known, else as the chain has it. */
export function formatAmount(amount: OrderAmount | undefined): string {
  if (amount === undefined) return '—'
  const text = amount.human === '' ? amount.raw : amount.human
  return text === '' ? '—' : withMinus(formatUnits(text, 0, { group: true }))
}

/** A price as sentences tell a mean, by its first digits: what is told twice is told alike. */
export function shortPrice(price: OrderAmount | undefined): OrderAmount | undefined {
  return price && { raw: shortenMean(price.raw), human: shortenMean(price.human) }
}
