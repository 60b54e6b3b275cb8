import type {
  DerivativeTrade,
  SubaccountTradesListRequest,
  SubaccountTradesListResponse,
  TradesRequest,
  TradesResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import type { Pool } from 'pg'
import type { KnownMarkets } from '../exchange/known-markets.ts'
import { readOfSubaccount } from '../exchange/of-subaccount.ts'
import { directionOf, listTrades, toTrade, type ToldFill } from '../exchange/trades.ts'

type Sources = { pool: Pool; markets: () => Promise<KnownMarkets> }

/** The methods about trades: of each both sides are told. */
export function createTradeMethods({ pool, markets }: Sources) {
  async function trades(request: TradesRequest): Promise<TradesResponse> {
    const { trades: found, paging } = await listTrades(pool, await markets(), request)
    return { trades: found.map(toDerivativeTrade), paging }
  }

  async function subaccountTradesList(
    request: SubaccountTradesListRequest,
  ): Promise<SubaccountTradesListResponse> {
    const { trades: found } = await listTrades(pool, await markets(), readOfSubaccount(request))
    return { trades: found.map(toDerivativeTrade) }
  }

  return { trades, tradesV2: trades, subaccountTradesList }
}

export function toDerivativeTrade(told: ToldFill): DerivativeTrade {
  const { fill } = told.fill
  const { amount, price, quantity } = told.market.units
  const inQuote = (value: bigint | undefined) => (value === undefined ? '0' : amount(value, fill.generation))
  return {
    ...toTrade(told),
    isLiquidation: fill.isLiquidation,
    positionDelta: {
      tradeDirection: directionOf(told),
      executionPrice: price(fill.price, fill.generation),
      executionQuantity: quantity(fill.quantity, fill.generation),
      executionMargin: inQuote(fill.position?.margin),
    },
    payout: inQuote(fill.position?.payout),
    pnl: inQuote(fill.position?.pnl),
  }
}
