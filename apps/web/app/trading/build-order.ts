import { toSubaccount } from '@injsight/chain'
import type { MsgCreateSpotLimitOrderV2, Msgs } from '@injectivelabs/sdk-ts/core/modules'
import type { Order, OrderType } from './plan-order.ts'
import type { MarketKind } from './traded.ts'

/** What orders are taken back or looked for by. */
export type OrderKey = { marketId: string; subaccountId: string; hash: string; kind: MarketKind }

/** As the chain counts them. */
const types: Record<OrderType, number> = {
  BUY: 1,
  SELL: 2,
  STOP_BUY: 3,
  STOP_SELL: 4,
  TAKE_BUY: 5,
  TAKE_SELL: 6,
  BUY_PO: 7,
  SELL_PO: 8,
}

/**
 * The message that places an order: of the exchange's second generation, whose numbers are those of people.
 *
 * @param from who places it, and is given back the recipient's share of the fee
 * @param subaccountId empty for the account's first one, which trades with what the account holds
 */
export async function buildOrder(order: Order, from: string, subaccountId = ''): Promise<Msgs> {
  const modules = await import('@injectivelabs/sdk-ts/core/modules')
  const { marketId, price, quantity, margin, triggerPrice } = order
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the package keeps its enum to itself
  const orderType = types[order.type] as MsgCreateSpotLimitOrderV2.Params['orderType']
  const given = {
    injectiveAddress: from,
    subaccountId: subaccountId || toSubaccount(from, 0),
    feeRecipient: from,
    marketId,
    price,
    quantity,
    orderType,
    ...(triggerPrice !== '' && { triggerPrice }),
  }
  const isLimit = order.way === 'limit'
  if (order.kind === 'spot')
    return isLimit
      ? modules.MsgCreateSpotLimitOrderV2.fromJSON(given)
      : modules.MsgCreateSpotMarketOrderV2.fromJSON(given)
  if (order.kind === 'binary')
    return isLimit
      ? modules.MsgCreateBinaryOptionsLimitOrderV2.fromJSON({ ...given, margin })
      : modules.MsgCreateBinaryOptionsMarketOrderV2.fromJSON({ ...given, margin })
  return isLimit
    ? modules.MsgCreateDerivativeLimitOrderV2.fromJSON({ ...given, margin })
    : modules.MsgCreateDerivativeMarketOrderV2.fromJSON({ ...given, margin })
}

/** The message that takes an order back, whether it rests in a book or waits for its trigger. */
export async function buildCancel(order: OrderKey, from: string): Promise<Msgs> {
  const modules = await import('@injectivelabs/sdk-ts/core/modules')
  const { marketId, subaccountId, hash: orderHash, kind } = order
  const given = { injectiveAddress: from, marketId, subaccountId, orderHash }
  if (kind === 'spot') return modules.MsgCancelSpotOrderV2.fromJSON(given)
  return kind === 'binary'
    ? modules.MsgCancelBinaryOptionsOrderV2.fromJSON(given)
    : modules.MsgCancelDerivativeOrderV2.fromJSON(given)
}

/** The messages that take back all orders of some subaccounts in a market: one for each of them. */
export async function buildCancelAll(
  orders: readonly Pick<OrderKey, 'marketId' | 'subaccountId' | 'kind'>[],
  from: string,
): Promise<Msgs[]> {
  const { MsgBatchUpdateOrdersV2 } = await import('@injectivelabs/sdk-ts/core/modules')
  const bySubaccount = Map.groupBy(orders, ({ subaccountId }) => subaccountId)
  return [...bySubaccount].map(([subaccountId, of]) => {
    const ids = (wanted: MarketKind) => [
      ...new Set(of.filter(({ kind }) => kind === wanted).map(({ marketId }) => marketId)),
    ]
    return MsgBatchUpdateOrdersV2.fromJSON({
      injectiveAddress: from,
      subaccountId,
      spotMarketIdsToCancelAll: ids('spot'),
      derivativeMarketIdsToCancelAll: ids('derivative'),
      binaryOptionsMarketIdsToCancelAll: ids('binary'),
    })
  })
}
