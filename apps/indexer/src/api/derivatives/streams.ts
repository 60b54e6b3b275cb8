import type { Pool } from 'pg'
import { findLastRates } from '#src/queries/exchange/funding-rates.ts'
import { createChangeStreams } from '../exchange/streams/change-streams.ts'
import { toDerivativeHistory, toDerivativeResting } from '../exchange/follow-orders.ts'
import type { KnownMarkets } from '../exchange/known-markets.ts'
import type { StreamSources } from '../exchange/streams/streams.ts'
import { toDerivativeMarket } from './to-market.ts'
import { toDerivativeTrade } from './trades.ts'

type Sources = StreamSources & { pool: Pool; markets: () => Promise<KnownMarkets> }

/** The methods that tell what each block changes in markets of derivatives; of binary options not the markets themselves. */
export function createDerivativeStreams({ pool, markets, ...sources }: Sources) {
  const { streamMarkets, methods } = createChangeStreams(sources, {
    async listMarkets() {
      const known = await markets()
      const told = known.list.filter(({ kind }) => kind !== 'binary')
      const keys = told.map(({ key }) => key)
      const rates = await findLastRates(pool, keys)
      return told.map((market) => toDerivativeMarket(market, known, rates.get(market.key)))
    },
    toTrade: toDerivativeTrade,
    toResting: toDerivativeResting,
    toHistory: toDerivativeHistory,
  })
  return { ...methods, streamMarket: streamMarkets }
}
