import { ofExchange, type Deed, type Given } from './given.ts'

export const orders: Readonly<Record<string, Deed>> = {
  createSpotLimitOrder: place('MsgCreateSpotLimitOrder', spotOrder),
  createSpotMarketOrder: place('MsgCreateSpotMarketOrder', spotOrder),
  createDerivativeLimitOrder: place('MsgCreateDerivativeLimitOrder', derivativeOrder),
  createDerivativeMarketOrder: place('MsgCreateDerivativeMarketOrder', derivativeOrder),
  batchCreateSpotLimitOrders: placeAll('MsgBatchCreateSpotLimitOrders', spotOrder),
  batchCreateDerivativeLimitOrders: placeAll('MsgBatchCreateDerivativeLimitOrders', derivativeOrder),
  cancelSpotOrder: (given) => ofExchange('MsgCancelSpotOrder', given, formerOrder(given)),
  cancelDerivativeOrder: (given) => ofExchange('MsgCancelDerivativeOrder', given, formerOrder(given)),
  batchCancelSpotOrders: cancelAll('MsgBatchCancelSpotOrders'),
  batchCancelDerivativeOrders: cancelAll('MsgBatchCancelDerivativeOrders'),
  batchUpdateOrders(given) {
    const request = given.object('request')
    return ofExchange('MsgBatchUpdateOrders', given, {
      subaccount_id: request.text('subaccountID'),
      spot_market_ids_to_cancel_all: request.texts('spotMarketIDsToCancelAll'),
      derivative_market_ids_to_cancel_all: request.texts('derivativeMarketIDsToCancelAll'),
      spot_orders_to_cancel: request.list('spotOrdersToCancel').map(formerOrder),
      derivative_orders_to_cancel: request.list('derivativeOrdersToCancel').map(formerOrder),
      spot_orders_to_create: request.list('spotOrdersToCreate').map(spotOrder),
      derivative_orders_to_create: request.list('derivativeOrdersToCreate').map(derivativeOrder),
    })
  },
}

type Order = Record<string, unknown>

function place(type: string, toOrder: (given: Given) => Order): Deed {
  return (given) => ofExchange(type, given, { order: toOrder(given.object('order')) })
}

function placeAll(type: string, toOrder: (given: Given) => Order): Deed {
  return (given) => ofExchange(type, given, { orders: given.list('orders').map(toOrder) })
}

function cancelAll(type: string): Deed {
  return (given) => ofExchange(type, given, { data: given.list('data').map(formerOrder) })
}

function spotOrder(given: Given): Order {
  return {
    market_id: given.text('marketID'),
    order_info: termsOf(given),
    order_type: typeOfOrder(given.text('orderType')),
    trigger_price: given.text('triggerPrice'),
  }
}

function derivativeOrder(given: Given): Order {
  return { ...spotOrder(given), margin: given.text('margin') }
}

/**
 * Prices and margins are in the smallest unit of the quote, of a whole unit of what is traded; quantities of spot
 * orders in the smallest unit of the base, those of derivatives whole contracts.
 */
function termsOf(given: Given): Order {
  return {
    subaccount_id: given.text('subaccountID'),
    fee_recipient: given.text('feeRecipient'),
    price: given.text('price'),
    quantity: given.text('quantity'),
    cid: given.text('cid'),
  }
}

function formerOrder(given: Given): Order {
  return {
    market_id: given.text('marketID'),
    subaccount_id: given.text('subaccountID'),
    order_hash: given.text('orderHash'),
    cid: given.text('cid'),
  }
}

/** `sellPostOnly` is SELL_PO to the module, `stopBuy` STOP_BUY. */
function typeOfOrder(text: string): string {
  return text
    .replace('PostOnly', 'Po')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
    .toUpperCase()
}
