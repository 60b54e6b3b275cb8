import { formatDecimal } from '#src/state/columns.ts'
import { shift, type MarketUnits } from '#src/queries/exchange/units.ts'

type Value = bigint | string

/**
 * Injective's indexer tells numbers in the units of exchange v1beta1, whichever version the chain speaks: prices as
 * quote per base of the smallest units, quantities of spot markets and amounts of the quote denom in the smallest unit.
 *
 * Each function takes a decimal as the chain told it, or that times 10^18, and the generation that told it.
 */
export function createChainUnits({ kind, baseDecimals, quoteDecimals }: Omit<MarketUnits, 'generation'>) {
  const isSpot = kind === 'spot'
  const base = isSpot ? (baseDecimals ?? 0) : 0
  const by = (places: number) => (value: Value, generation: number) =>
    shift(typeof value === 'bigint' ? formatDecimal(value) : value, generation === 2 ? places : 0)
  return {
    price: by(quoteDecimals - base),
    quantity: by(base),
    /** Margins, fees, payouts, funding: of the quote denom. */
    amount: by(quoteDecimals),
    /** What has no unit: ratios, rates. */
    plain: by(0),
  }
}

export type ChainUnits = ReturnType<typeof createChainUnits>
