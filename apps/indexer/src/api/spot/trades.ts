import type {
  SpotTrade,
  SubaccountTradesListRequest,
  SubaccountTradesListResponse,
  TradesRequest,
  TradesResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import type { Pool } from 'pg'
import type { KnownMarkets } from '../exchange/known-markets.ts'
import { readOfSubaccount } from '../exchange/of-subaccount.ts'
import { directionOf, listTrades, toTrade, type ToldFill } from '../exchange/trades.ts'

type Sources = { pool: Pool; markets: () => Promise<KnownMarkets> }

/** The methods about trades: of each both sides are told. */
export function createTradeMethods({ pool, markets }: Sources) {
  async function trades(request: TradesRequest): Promise<TradesResponse> {
    const { trades: found, paging } = await listTrades(pool, await markets(), request)
    return { trades: found.map(toSpotTrade), paging }
  }

  async function subaccountTradesList(
    request: SubaccountTradesListRequest,
  ): Promise<SubaccountTradesListResponse> {
    const { trades: found } = await listTrades(pool, await markets(), readOfSubaccount(request))
    return { trades: found.map(toSpotTrade) }
  }

  return { trades, tradesV2: trades, subaccountTradesList }
}

export function toSpotTrade(told: ToldFill): SpotTrade {
  const { fill } = told.fill
  const { price, quantity } = told.market.units
  const trade = toTrade(told)
  return {
    ...trade,
    tradeDirection: directionOf(told),
    price: {
      price: price(fill.price, fill.generation),
      quantity: quantity(fill.quantity, fill.generation),
      timestamp: trade.executedAt,
    },
  }
}
