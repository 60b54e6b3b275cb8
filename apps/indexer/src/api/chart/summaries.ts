import type {
  AllSpotMarketSummaryRequest,
  DerivativeMarketSummaryRequest,
  MarketSummaryResp,
  SpotMarketSummaryRequest,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_chart_rpc_pb'
import { invalidInput, notFound } from '@injsight/errors'
import type { Pool } from 'pg'
import { findDay, listPriced, type Priced, type Traded } from '#src/queries/exchange/market-days.ts'
import { findMarket } from '#src/queries/exchange/markets.ts'
import { toDay } from '../markets/market-days.ts'
import { refuseIndexPrices } from './history.ts'
import { isOf, type Kind } from './read-market.ts'

/**
 * The methods about the last 24 hours, which end with the newest block. `volume` is in the quote asset; a market that
 * nobody traded in them has its last price, one that nobody ever traded has no summary.
 */
export function createSummaryMethods({ pool }: { pool: Pool }) {
  const all = (kind: Kind) => async (request: AllSpotMarketSummaryRequest) => {
    checkResolution(request.resolution)
    return { field: await listSummaries(pool, kind) }
  }
  const one = (kind: Kind) => async (request: SpotMarketSummaryRequest) => {
    checkResolution(request.resolution)
    return findSummary(pool, kind, request.marketId)
  }
  const derivative = one('derivative')
  return {
    spotMarketSummary: one('spot'),
    derivativeMarketSummary(request: DerivativeMarketSummaryRequest) {
      refuseIndexPrices(request.indexPrice)
      return derivative(request)
    },
    allSpotMarketSummary: all('spot'),
    allDerivativeMarketSummary: all('derivative'),
  }
}

function checkResolution(resolution: string): void {
  if (['', '24h'].includes(resolution)) return
  throw invalidInput(
    'chart.resolution',
    `A summary is of the last 24 hours: "${resolution.slice(0, 40)}" is not 24h`,
  )
}

async function findSummary(pool: Pool, kind: Kind, marketId: string): Promise<MarketSummaryResp> {
  const market = await findMarket(pool, marketId)
  if (market === undefined || !isOf(kind, market))
    throw notFound('market', `There is no ${kind} market "${marketId.slice(0, 80)}"`)
  const [summary] = await listSummaries(pool, kind, [market.key])
  if (summary === undefined) throw notFound('summary', `Nobody has traded in ${market.ticker} yet`)
  return summary
}

async function listSummaries(pool: Pool, kind: Kind, keys?: bigint[]): Promise<MarketSummaryResp[]> {
  const [day, priced] = await Promise.all([findDay(pool), listPriced(pool, keys ? { keys } : {})])
  const traded = Map.groupBy(day?.traded ?? [], ({ market }) => market)
  return priced
    .filter((market) => market.last !== undefined && isOf(kind, market))
    .map((market) => toSummary(market, traded.get(market.key) ?? []))
}

function toSummary(market: Priced, traded: Traded[]): MarketSummaryResp {
  const day = toDay(market, traded)
  const [price, open] = [Number(day.price), Number(day.open || day.price)]
  return {
    marketId: market.id,
    open,
    high: Number(day.high || day.price),
    low: Number(day.low || day.price),
    volume: Number(day.volumeQuote),
    price,
    change: open === 0 ? 0 : ((price - open) / open) * 100,
  }
}
