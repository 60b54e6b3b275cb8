import { InjectiveChartRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_chart_rpc_pb.client'
import type { SpotMarketHistoryResponse } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_chart_rpc_pb'
import type { CandleMark } from '@injsight/injsight-v1'
import { part } from '../../page.server.ts'
import { indexer, injsight } from '../asking/clients.server.ts'

const chart = new InjectiveChartRPCClient(indexer)

/** Seconds since 1970, prices of people, volumes in the quote asset. */
export type Candle = { time: number; open: number; high: number; low: number; close: number; volume: number }

const count = 120
const usual = '60'
const finest = '1'
/** With fewer candles than these a market is drawn by its minutes. */
const fewest = 12

/** The newest candles of a market, the oldest first; of the length that suits where none is asked for. */
async function fetchCandles(
  market: { marketId: string; kind: string },
  asked: string,
): Promise<{ resolution: string; list: Candle[] }> {
  const list = await fetchOf(market, asked || usual)
  if (asked !== '' || list.length >= fewest) return { resolution: asked || usual, list }
  return { resolution: finest, list: await fetchOf(market, finest) }
}

export type MarkedCandles = { resolution: string; list: Candle[]; marks: CandleMark[] }

/** The same with what else happened in them. A chart is worth something without that too. */
export async function fetchMarkedCandles(
  market: { marketId: string; kind: string },
  asked: string,
): Promise<MarkedCandles> {
  const candles = await fetchCandles(market, asked)
  if (market.kind === 'spot' || candles.list.length === 0) return { ...candles, marks: [] }
  const times = candles.list.map(({ time }) => BigInt(time))
  const seconds = secondsOf(candles.resolution)
  const marks = await part(injsight.listCandleMarks({ marketId: market.marketId, times, seconds }).response)
  return { ...candles, marks: marks.value?.marks ?? [] }
}

/** @example secondsOf('240') // 14400 */
function secondsOf(resolution: string): number {
  if (resolution === '1D') return 86_400
  return resolution === '1W' ? 604_800 : Number(resolution) * 60
}

async function fetchOf(
  { marketId, kind }: { marketId: string; kind: string },
  resolution: string,
): Promise<Candle[]> {
  const request = { symbol: '', marketId, resolution, from: 0, to: 0, countback: count }
  const { response } =
    kind === 'spot'
      ? chart.spotMarketHistory({ ...request, fillGaps: false })
      : chart.derivativeMarketHistory({
          ...request,
          indexPrices: false,
          useOraclePrices: false,
          fillGaps: false,
        })
  return toCandles(await response)
}

function toCandles({ t, o, h, l, c, v }: SpotMarketHistoryResponse): Candle[] {
  return t.map((time, at) => ({
    time,
    open: o[at] ?? 0,
    high: h[at] ?? 0,
    low: l[at] ?? 0,
    close: c[at] ?? 0,
    volume: v[at] ?? 0,
  }))
}
