import {
  InjectiveChartRPC,
  type SpotMarketHistoryResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_chart_rpc_pb'
import type { IInjectiveChartRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_chart_rpc_pb.client'
import { badChainData, invalidInput } from '@injsight/errors'
import { refusal, serve, Status, type ServedService } from '@injsight/grpc-web'
import { isObject, marketIdOf } from '../content/read-json.ts'
import type { Host } from '../upstream/host.ts'

const usualCount = 300
const mostCandles = 5000

type Asked = { marketId: string; resolution: string; from: number; to: number; countback: number }

/** `injective_chart_rpc` as far as pages ask it: candles of a market, out of Chronos's REST. */
export function createCandles(charts: Pick<Host, 'getJson'>): ServedService {
  const tell = async ({ marketId, resolution, ...asked }: Asked) => {
    const id = marketIdOf(marketId)
    if (id === undefined) throw invalidInput('market.id', `"${marketId.slice(0, 80)}" is no id of a market`)
    const { from, to, countback } = asked
    // Chronos tells the newest alone: those of another time are among them, as far back as it goes.
    const isNewest = from === 0 && to === 0
    const count = Math.min(countback || (from > 0 ? mostCandles : usualCount), mostCandles)
    const told = await fetchCandles(charts, { ids: [id], resolution, count: isNewest ? count : mostCandles })
    const candles = told.get(id) ?? { ...toHistory({}), s: 'no_data' }
    return isNewest ? candles : cutCandles(candles, { from, to: to || Infinity, count })
  }
  return serve<IInjectiveChartRPCClient>(InjectiveChartRPC, {
    spotMarketHistory: tell,
    derivativeMarketHistory: tell,
  })
}

/** Those that begin in a time, the newest of them. */
function cutCandles(
  { t, o, h, l, c, v }: SpotMarketHistoryResponse,
  { from, to, count }: { from: number; to: number; count: number },
): SpotMarketHistoryResponse {
  if (t.length >= mostCandles && (t[0] ?? 0) > (from || to))
    throw refusal(Status.unimplemented, `Public charts tell the newest ${mostCandles} candles alone`)
  const end = t.findLastIndex((time) => time <= to) + 1
  const first = t.findIndex((time) => time >= from)
  const begin = first === -1 ? end : Math.max(first, end - count)
  const cut = (list: number[]) => list.slice(begin, end)
  return {
    t: cut(t),
    o: cut(o),
    h: cut(h),
    l: cut(l),
    c: cut(c),
    v: cut(v),
    s: begin < end ? 'ok' : 'no_data',
  }
}

/**
 * The newest candles of markets, by their ids: times are seconds since 1970, prices those of people, volumes in the quote
 * asset. A market that Chronos doesn't know is left out.
 *
 * @throws Fault of the host; `bad-chain-data` for what is no list of candles
 */
export async function fetchCandles(
  { getJson }: Pick<Host, 'getJson'>,
  { ids, resolution, count }: { ids: readonly string[]; resolution: string; count: number },
): Promise<Map<string, SpotMarketHistoryResponse>> {
  const query = new URLSearchParams([
    ...ids.map((id) => ['marketIDs', id]),
    ['resolution', resolution],
    ['countback', String(count)],
  ])
  const told: unknown = JSON.parse((await getJson(`/api/chart/v1/market/history?${query}`)).toString())
  if (!Array.isArray(told)) throw unreadable()
  return new Map(
    told.filter(isObject).flatMap((row) => {
      const id = marketIdOf(row['marketID'])
      return id === undefined ? [] : [[id, toHistory(row)] as const]
    }),
  )
}

function toHistory(row: Readonly<Record<string, unknown>>): SpotMarketHistoryResponse {
  const [t, o, h, l, c, v] = ['t', 'o', 'h', 'l', 'c', 'v'].map((name) => numbersOf(row[name]))
  if (!t || !o || !h || !l || !c || !v) throw unreadable()
  if ([o, h, l, c, v].some(({ length }) => length !== t.length)) throw unreadable()
  return { t, o, h, l, c, v, s: t.length === 0 ? 'no_data' : 'ok' }
}

/** An empty list where there is none; undefined for a list of something else. */
function numbersOf(value: unknown): number[] | undefined {
  const list: unknown = value ?? []
  return Array.isArray(list) && list.every((one) => typeof one === 'number') ? list : undefined
}

function unreadable() {
  return badChainData('service.unreadable', 'The charts told something else where candles should be')
}
