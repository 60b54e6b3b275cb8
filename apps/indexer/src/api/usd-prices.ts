import type { Pool } from 'pg'
import { addDecimals, multiplyDecimals } from '#src/queries/exchange/decimals.ts'
import { listPriced } from '#src/queries/exchange/market-days.ts'
import { shift } from '#src/queries/exchange/units.ts'
import { readPrices } from './accounts/spot-prices.ts'
import { sharePerHead } from './heads/share-per-head.ts'

/**
 * What amounts are worth in dollars, by the last trades of the chain's own spot markets: the asset that INJ is traded for
 * most counts as the dollar. Undefined for what no market leads to.
 */
export type UsdPrices = {
  /** Of an amount in the smallest unit. */
  worthOf: (denom: string, amount: string) => string | undefined
  /** Of a whole token. */
  priceOf: (denom: string) => string | undefined
}

/** Prices as of the head: read once for all who ask before the next block. */
export function createUsdPrices(pool: Pool): () => Promise<UsdPrices> {
  const read = sharePerHead(
    pool,
    () => '',
    async (): Promise<UsdPrices> => {
      const prices = readPrices(await listPriced(pool))
      return {
        worthOf(denom, amount) {
          const ratio = prices?.of.get(denom)?.ratio
          if (prices === undefined || ratio === undefined) return undefined
          return shift(multiplyDecimals(amount, ratio), -prices.quoteDecimals)
        },
        priceOf: (denom) => prices?.of.get(denom)?.price,
      }
    },
  )
  return () => read(undefined)
}

/** The sum of what is known of them. */
export function sumUsd(worths: (string | undefined)[]): string {
  return addDecimals(worths.filter((worth) => worth !== undefined))
}
