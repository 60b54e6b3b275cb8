import { createChangeStreams } from '../exchange/streams/change-streams.ts'
import { toHistory, toResting } from '../exchange/follow-orders.ts'
import type { KnownMarkets } from '../exchange/known-markets.ts'
import type { StreamSources } from '../exchange/streams/streams.ts'
import { toSpotMarket } from './to-market.ts'
import { toSpotTrade } from './trades.ts'

type Sources = StreamSources & { markets: () => Promise<KnownMarkets> }

/** The methods that tell what each block changes in spot markets. */
export function createSpotStreams({ markets, ...sources }: Sources) {
  const { streamMarkets, methods } = createChangeStreams(sources, {
    async listMarkets() {
      const known = await markets()
      return known.list.map((market) => toSpotMarket(market, known))
    },
    toTrade: toSpotTrade,
    toResting,
    toHistory,
  })
  return { ...methods, streamMarkets }
}
