import { InjectiveChartRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_chart_rpc_pb.client'
import type { SpotMarketHistoryResponse } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_chart_rpc_pb'
import type { CandleMark } from '@injsight/injsight-v1'
import { part } from '../../page.server.ts'
import { indexer, injsight } from '../asking/clients.server.ts'

const chart = new InjectiveChartRPCClient(indexer)

/** Seconds since 1970, prices of people, volumes in the quote asset. */
export type Candle = { time: number; open: number; high: number; low: number; close: number; volume: number }

/** So many are shown at once, and so many are read at once for a file. */
const shown = 120
const ofFile = 500
/** So many the index tells at once. */
const most = 5000
const usual = '60'
const finest = '1'
/** With fewer candles than these a market is drawn by its minutes. */
const fewest = 12
/** That an index is asked for. */
const latest = 2 ** 31 - 1

type Market = { marketId: string; kind: string }

/**
 * Candles that stand together, the oldest first.
 *
 * @property before when the candle before them begins; undefined where there is none
 */
export type Candles = { resolution: string; list: Candle[]; before: number | undefined }

/**
 * What is asked for: of the length that suits where none is named; until a time, or the newest.
 *
 * @property upTo a block, after which nothing of the last candle counts; its time is milliseconds since 1970
 */
export type CandlesAsked = { resolution: string; until: number | undefined; upTo?: PastBlock | undefined }

type PastBlock = { height: bigint; time: number }

async function fetchCandles(market: Market, { resolution, until }: CandlesAsked): Promise<Candles> {
  const candles = await fetchUntil(market, { resolution: resolution || usual, until, count: shown })
  if (resolution !== '' || candles.list.length >= fewest) return candles
  return fetchUntil(market, { resolution: finest, until, count: shown })
}

async function fetchUntil(
  market: Market,
  { resolution, until, count }: CandlesAsked & { count: number },
): Promise<Candles> {
  const told = await fetchOf(market, { resolution, to: until, countback: count + 1 })
  return { resolution, list: told.slice(-count), before: told.at(-count - 1)?.time }
}

async function findNewest(market: Market, resolution: string): Promise<number | undefined> {
  return (await fetchOf(market, { resolution, countback: 1 })).at(-1)?.time
}

/**
 * Where those candles end that follow on a time: when the last of them begins, and whether it is the newest.
 * undefined where none follows.
 */
export async function findEndAfter(
  market: Market,
  time: number,
  asked: string,
): Promise<{ time: number; isNewest: boolean } | undefined> {
  const resolution = asked || usual
  const listFrom = (from: number, length: string) =>
    fetchOf(market, { resolution: length, from, to: Math.min(from + most * secondsOf(length), latest) })
  const [near, newest] = await Promise.all([listFrom(time + 1, resolution), findNewest(market, resolution)])
  if (newest === undefined || newest <= time) return undefined
  // Nobody traded for long: days tell when somebody did again.
  const [day] = near.length > 0 ? [] : await listFrom(time + 1, '1D')
  const list = day === undefined ? near : await listFrom(day.time, resolution)
  const end = (list[shown - 1] ?? list.at(-1))?.time ?? newest
  return { time: end, isNewest: end >= newest }
}

export type MarkedCandles = Candles & { marks: CandleMark[] }

/**
 * The candles of a page, with what else happened in them. A chart is worth something without that too.
 *
 * @property hasNewer whether others follow on them
 * @property isCut whether the last one ends with the block that was asked for
 */
export async function fetchMarkedCandles(
  market: Market,
  asked: CandlesAsked,
): Promise<MarkedCandles & { hasNewer: boolean; isCut: boolean }> {
  const candles = await fetchCandles(market, asked)
  const last = candles.list.at(-1)
  const [marks, newest, cut] = await Promise.all([
    fetchMarks(market, candles),
    asked.until === undefined ? undefined : findNewest(market, candles.resolution),
    last && asked.upTo && cutCandle(market, last, { ...candles, upTo: asked.upTo }),
  ])
  const list = cut === undefined ? candles.list : [...candles.list.slice(0, -1), cut]
  const hasNewer = newest !== undefined && newest > (last?.time ?? 0)
  return { ...candles, list, marks, hasNewer, isCut: cut !== undefined }
}

/** Undefined for one that is over by then, and where nobody tells. */
async function cutCandle(
  { marketId }: Market,
  { time }: Candle,
  { resolution, upTo }: { resolution: string; upTo: PastBlock },
): Promise<Candle | undefined> {
  if ((time + secondsOf(resolution)) * 1000 <= upTo.time) return undefined
  const asked = { marketId, from: BigInt(time), height: upTo.height }
  const { value } = await part(injsight.getCandleUntil(asked).response)
  if (value?.candle === undefined) return undefined
  const { open, high, low, close, volume } = value.candle
  return {
    time,
    open: Number(open),
    high: Number(high),
    low: Number(low),
    close: Number(close),
    volume: Number(volume),
  }
}

/** The same for a file. */
export async function fetchCandlesOfFile(market: Market, asked: CandlesAsked): Promise<MarkedCandles> {
  const candles = await fetchUntil(market, {
    ...asked,
    resolution: asked.resolution || usual,
    count: ofFile,
  })
  return { ...candles, marks: await fetchMarks(market, candles) }
}

async function fetchMarks(
  { marketId, kind }: Market,
  { list, resolution }: Pick<Candles, 'list' | 'resolution'>,
): Promise<CandleMark[]> {
  if (kind === 'spot' || list.length === 0) return []
  const times = list.map(({ time }) => BigInt(time))
  const seconds = secondsOf(resolution)
  const told = await part(injsight.listCandleMarks({ marketId, times, seconds }).response)
  return told.value?.marks ?? []
}

/** @example secondsOf('240') // 14400 */
export function secondsOf(resolution: string): number {
  if (resolution === '1D') return 86_400
  return resolution === '1W' ? 604_800 : Number(resolution) * 60
}

type Range = { resolution: string; from?: number; to?: number | undefined; countback?: number }

async function fetchOf(
  { marketId, kind }: Market,
  { resolution, from = 0, to = 0, countback = 0 }: Range,
): Promise<Candle[]> {
  const request = { symbol: '', marketId, resolution, from, to, countback }
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
