import type { IInjectiveChartRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_chart_rpc_pb.client'
import type {
  MarketSnapshotResponse,
  MarketSummaryResp,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_chart_rpc_pb'
import type { RestRule } from '@injsight/grpc-web'

/** Chronos's own address, and the one that it had before. */
export const bases = ['/api/chart/v1', '/api/chronos/v1']

/** Chronos's paths; it writes names and numbers plainly, and lists without a name around them. */
export const rest: Partial<Record<keyof IInjectiveChartRPCClient, RestRule[]>> = {
  spotMarketSummary: at('spot/market_summary', asIs),
  allSpotMarketSummary: at(
    'spot/market_summary_all',
    (reply) => (reply as { field: MarketSummaryResp[] }).field,
  ),
  derivativeMarketSummary: at('derivative/market_summary', asIs),
  allDerivativeMarketSummary: at(
    'derivative/market_summary_all',
    (reply) => (reply as { field: MarketSummaryResp[] }).field,
  ),
  spotMarketHistory: at('spot/history', asIs),
  derivativeMarketHistory: at('derivative/history', asIs),
  marketSnapshot: at('market/history', (reply) =>
    (reply as MarketSnapshotResponse).field.map(({ marketId, ...history }) => ({
      marketID: marketId,
      ...history,
    })),
  ),
}

function at(path: string, format: (reply: object) => unknown): RestRule[] {
  return bases.map((base) => ({ get: `${base}/${path}`, format }))
}

function asIs(reply: object): unknown {
  return reply
}
