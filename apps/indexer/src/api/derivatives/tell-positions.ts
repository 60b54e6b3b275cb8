import type { Pool } from 'pg'
import { ownerOf } from '#src/handlers/exchange/read-values.ts'
import {
  findOpenings,
  placeOf,
  sumReducing,
  type OpenPosition,
  type Opening,
} from '#src/queries/exchange/open-positions.ts'
import type { KnownMarket, KnownMarkets } from '../exchange/known-markets.ts'
import type { MarkPrices } from '../exchange/mark-prices.ts'
import { createUsdPrices } from '../usd-prices.ts'
import type { ToldPosition } from './to-position.ts'

type Sources = {
  pool: Pool
  markets: () => Promise<KnownMarkets>
  markPrices: () => Promise<MarkPrices>
}

/**
 * Finds what positions need to be told; those of markets that the service doesn't have are left out. Who has chosen them by
 * mark prices hands these over.
 */
export function createTellPositions({ pool, markets, markPrices }: Sources) {
  const readUsd = createUsdPrices(pool)
  return async (found: readonly OpenPosition[], marks?: MarkPrices): Promise<ToldPosition[]> => {
    if (found.length === 0) return []
    const accounts = [...new Set(found.map(({ subaccount }) => ownerOf(subaccount)))]
    const [{ byKey }, markOf, usd, reducing, openings] = await Promise.all([
      markets(),
      marks ?? markPrices(),
      readUsd(),
      sumReducing(pool, accounts),
      findOpenings(pool, found),
    ])
    return found.flatMap((position) => {
      const market = byKey.get(position.market)
      if (market === undefined) return []
      const place = placeOf(position)
      return [
        {
          position,
          market,
          mark: markOf(market),
          quoteUsd: usd.priceOf(market.quoteDenom),
          reducing: reducing.get(place) ?? '0',
          opening: openingOf(position, market, openings.get(place)),
        },
      ]
    })
  }
}

/** What is known of how a position began, when it was as it is told. */
function openingOf(
  { changed }: OpenPosition,
  { generation }: KnownMarket,
  opening: Opening | undefined,
): ToldPosition['opening'] {
  // A block that isn't the last any more may have changed what was closed and opened again since.
  if (opening === undefined || opening.height > changed) return undefined
  const { timeMs, first, funded } = opening
  // What another generation told is in other units.
  if (funded === undefined || opening.generation !== generation)
    return { timeMs, first: undefined, funded: undefined }
  // Nor does it tell what was received until then, once something came on top of that.
  return { timeMs, first, funded: opening.changed === changed ? funded : undefined }
}
