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

/** `injective_chart_rpc` as far as pages ask it: the newest candles of a market, out of Chronos's REST. */
export function createCandles(charts: Pick<Host, 'getJson'>): ServedService {
  const newest = async ({ marketId, resolution, from, to, countback }: Asked) => {
    if (from !== 0 || to !== 0)
      throw refusal(Status.unimplemented, 'Public charts are asked for the newest candles alone')
    const id = marketIdOf(marketId)
    if (id === undefined) throw invalidInput('market.id', `"${marketId.slice(0, 80)}" is no id of a market`)
    const count = Math.min(countback || usualCount, mostCandles)
    const candles = await fetchCandles(charts, { ids: [id], resolution, count })
    return candles.get(id) ?? { ...toHistory({}), s: 'no_data' }
  }
  return serve<IInjectiveChartRPCClient>(InjectiveChartRPC, {
    spotMarketHistory: newest,
    derivativeMarketHistory: newest,
  })
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
