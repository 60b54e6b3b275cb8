import {
  OrdersRequest as DerivativeOrdersRequest,
  PositionsV2Request,
  type DerivativeLimitOrder,
  type DerivativePositionV2,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import {
  OrdersRequest as SpotOrdersRequest,
  type SpotLimitOrder,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import { readAccount } from '@injsight/chain'
import type {
  ListOpenOrdersRequest,
  ListOpenOrdersResponse,
  ListPositionsResponse,
  ListSubaccountsResponse,
  OpenOrder,
  Position,
  Subaccount,
} from '@injsight/injsight-v1'
import { decimalOf } from '../content/read-json.ts'
import type { Exchange, Markets } from './exchange.ts'
import { mergePages, type Source } from './merge-pages.ts'
import { toTerms } from './to-terms.ts'
import type { Units } from './units.ts'

const mostPositions = 100

/** What an account's subaccounts hold. @throws Fault `invalid-input` */
export async function listSubaccounts(exchange: Exchange, account: string): Promise<ListSubaccountsResponse> {
  const { portfolio } = await exchange.portfolio.accountPortfolio({ accountAddress: readAccount(account) })
    .response
  const held = Map.groupBy(portfolio?.subaccounts ?? [], ({ subaccountId }) => subaccountId.toLowerCase())
  const subaccounts = [...held].map(([id, told]): Subaccount => ({
    id,
    number: numberOf(id),
    deposits: told
      .map(({ denom, deposit }) => ({
        denom,
        available: decimalOf(deposit?.availableBalance) || '0',
        total: decimalOf(deposit?.totalBalance) || '0',
      }))
      .filter(({ available, total }) => available !== '0' || total !== '0'),
    ordersPlaced: 0n,
  }))
  return {
    subaccounts: subaccounts.toSorted((a, b) => Number(BigInt(a.number) - BigInt(b.number))),
    unknown: [],
  }
}

/** Which one of its account: the last twelve bytes say it. */
function numberOf(id: string): string {
  return /^0x[0-9a-f]{64}$/.test(id) ? BigInt(`0x${id.slice(42)}`).toString() : '0'
}

/** @throws Fault `invalid-input` */
export async function listPositions(exchange: Exchange, account: string): Promise<ListPositionsResponse> {
  const request = PositionsV2Request.create({ accountAddress: readAccount(account), limit: mostPositions })
  const [{ positions }, markets] = await Promise.all([
    exchange.derivatives.positionsV2(request).response,
    exchange.fetchMarkets(),
  ])
  return {
    positions: positions.map((told) => toPosition(told, markets)),
    height: 0n,
    unknown: positions.length < mostPositions ? [] : ['exchange'],
  }
}

export function toPosition({ marketId, ...told }: DerivativePositionV2, markets: Markets): Position {
  const { units, quoteDenom } = markets.of(marketId)
  return {
    marketId,
    ticker: told.ticker,
    quoteDenom: quoteDenom || told.denom,
    subaccountId: told.subaccountId,
    isLong: told.direction === 'long',
    quantity: units.quantity(told.quantity),
    entryPrice: units.price(told.entryPrice),
    margin: units.amount(told.margin),
    ...valuesOf(told, units),
  }
}

type ToldValues = Pick<DerivativePositionV2, 'markPrice' | 'liquidationPrice' | 'upnl'>

/** Nobody says of which block these are; a price of zero is none. */
function valuesOf({ markPrice, liquidationPrice, upnl }: ToldValues, units: Units) {
  const mark = units.price(markPrice)
  const isMarked = mark.raw !== '' && mark.raw !== '0'
  const [liquidation, profit] = [units.price(liquidationPrice), units.amount(upnl)]
  return {
    ...(isMarked && { markPrice: mark }),
    ...(liquidation.raw !== '' && { liquidationPrice: liquidation }),
    ...(isMarked && profit.raw !== '' && { unrealizedProfit: profit }),
  }
}

/** Orders that rest in books, or wait for their trigger, the newest first. @throws Fault `invalid-input` */
export async function listOpenOrders(
  exchange: Exchange,
  { account, cursor, limit }: ListOpenOrdersRequest,
): Promise<ListOpenOrdersResponse> {
  const [subaccounts, markets] = await Promise.all([
    exchange.fetchSubaccounts(readAccount(account)),
    exchange.fetchMarkets(),
  ])
  const sources = subaccounts.ids.flatMap((subaccountId): Source<Told>[] => [
    async ({ skip, limit: most }) => {
      const request = SpotOrdersRequest.create({ subaccountId, skip, limit: most })
      return (await exchange.spot.orders(request).response).orders.map(withTime)
    },
    async ({ skip, limit: most }) => {
      const request = DerivativeOrdersRequest.create({ subaccountId, skip, limit: most })
      return (await exchange.derivatives.orders(request).response).orders.map(withTime)
    },
  ])
  const toOrder = (order: Told): OpenOrder => {
    const { units, quoteDenom } = markets.of(order.marketId)
    const isWaiting = order.isConditional ?? false
    return {
      terms: toTerms(
        { ...order, type: isWaiting ? order.orderType || order.orderSide : order.orderSide },
        units,
      ),
      isWaiting,
      remaining: units.quantity(isWaiting ? order.quantity : order.unfilledQuantity),
      quoteDenom,
    }
  }
  const { lines, next } = await mergePages(sources, { cursor, limit })
  return { orders: lines.map(toOrder), next, unknown: subaccounts.areAll ? [] : ['orders'] }
}

type Told = { time: bigint } & SpotLimitOrder & Partial<DerivativeLimitOrder>

function withTime<Order extends { createdAt: bigint }>(order: Order): Order & { time: bigint } {
  return { ...order, time: order.createdAt }
}
