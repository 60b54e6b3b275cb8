import type {
  DerivativeMarketHistoryRequest,
  MarketSnapshotRequest,
  MarketSnapshotResponse,
  SpotMarketHistoryRequest,
  SpotMarketHistoryResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_chart_rpc_pb'
import { invalidInput } from '@injsight/errors'
import { refusal, Status } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import { listCandles, type Candle } from '#src/queries/exchange/candles.ts'
import { findMarket, type Market } from '#src/queries/exchange/markets.ts'
import { readMarket } from './read-market.ts'
import { readResolution } from './resolution.ts'

const usualCandles = 300
const mostCandles = 5000
const mostMarkets = 100
const latest = 253_402_300_799 // the last second of the year 9999

/** The methods about candles. Prices are those of people, `v` is in the quote asset, a stretch without trades has none. */
export function createHistoryMethods({ pool }: { pool: Pool }) {
  return {
    async spotMarketHistory(request: SpotMarketHistoryRequest): Promise<SpotMarketHistoryResponse> {
      const candles = await listAsked(pool, await readMarket(pool, 'spot', request), request)
      return toHistory(request.fillGaps ? closeGaps(candles) : candles)
    },
    async derivativeMarketHistory(
      request: DerivativeMarketHistoryRequest,
    ): Promise<SpotMarketHistoryResponse> {
      refuseIndexPrices(request.indexPrices)
      return toHistory(await listAsked(pool, await readMarket(pool, 'derivative', request), request))
    },
    marketSnapshot: (request: MarketSnapshotRequest) => takeSnapshot(pool, request),
  }
}

/** What oracles said is kept block by block, and rolled up by nobody. */
export function refuseIndexPrices(isAsked: boolean): void {
  if (isAsked)
    throw refusal(Status.unimplemented, 'Candles are of trades here, not of the index price: leave that out')
}

type Asked = { resolution: string; from: number; to: number; countback: number }

async function listAsked(pool: Pool, market: Market, asked: Asked): Promise<Candle[]> {
  const { resolution, from, to, countback } = asked
  if (countback < 0) throw invalidInput('chart.countback', `There are no ${countback} candles`, { countback })
  const end = to === 0 ? latest : to
  if (from < 0 || end < 0 || (countback === 0 && from > end))
    throw invalidInput('chart.time', `No time leads from ${from} to ${to}: both are seconds since 1970`)
  const isRange = countback === 0 && from > 0
  return listCandles(pool, {
    market,
    resolution: readResolution(resolution),
    from: isRange ? from : 0,
    to: end,
    count: isRange ? mostCandles : Math.min(countback || usualCandles, mostCandles),
  })
}

async function takeSnapshot(
  pool: Pool,
  { marketIDs, resolution, countback }: MarketSnapshotRequest,
): Promise<MarketSnapshotResponse> {
  if (marketIDs.length > mostMarkets)
    throw invalidInput('chart.markets', `No more than ${mostMarkets} markets at once`)
  const asked = { resolution: resolution || '1', from: 0, to: 0, countback }
  const field = await Promise.all(
    [...new Set(marketIDs)].map(async (marketId) => {
      // A market that isn't there is left out, as it is from the summaries.
      const market = await findMarket(pool, marketId)
      if (market === undefined) return []
      const { s: _, ...history } = toHistory(await listAsked(pool, market, asked))
      return [{ marketId, resolution: asked.resolution, ...history }]
    }),
  )
  return { field: field.flat() }
}

function toHistory(candles: Candle[]): SpotMarketHistoryResponse {
  return {
    t: candles.map(({ time }) => time),
    o: candles.map(({ open }) => Number(open)),
    h: candles.map(({ high }) => Number(high)),
    l: candles.map(({ low }) => Number(low)),
    c: candles.map(({ close }) => Number(close)),
    v: candles.map(({ notional }) => Number(notional)),
    s: candles.length === 0 ? 'no_data' : 'ok',
  }
}

/** Each begins where the one before it ended. */
function closeGaps(candles: Candle[]): Candle[] {
  return candles.map((candle, at) => {
    const open = candles[at - 1]?.close ?? candle.open
    return {
      ...candle,
      open,
      high: Number(open) > Number(candle.high) ? open : candle.high,
      low: Number(open) < Number(candle.low) ? open : candle.low,
    }
  })
}
