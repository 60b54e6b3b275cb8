import { count, flag, list, message, optional, such, text, whole, type Of } from '../../define.ts'

export type OrderAmount = Of<typeof OrderAmount>
export const OrderAmount = message(
  'OrderAmount',
  'a price, a quantity or an amount of a market, told twice',
  {
    raw: text(
      1,
      "decimal text in the chain's own units: smallest units of the tokens in exchange v1beta1, those of people in v2",
    ),
    human: text(
      2,
      "decimal text in whole tokens; empty while the decimals of the market's tokens are not known",
    ),
  },
)

export type OrderTerms = Of<typeof OrderTerms>
export const OrderTerms = message('OrderTerms', 'what somebody asked for', {
  hash: text(1, '0x… hash of the order; empty for what was refused before it had one'),
  marketId: text(2, '0x… id of the market'),
  subaccountId: text(3, '0x… id of the subaccount'),
  feeRecipient: text(4, 'inj1… of who gets a share of the fee'),
  cid: text(5, "the sender's own name for it; empty for none"),
  type: text(
    6,
    'BUY, SELL, STOP_BUY, STOP_SELL, TAKE_BUY, TAKE_SELL, BUY_PO, SELL_PO, BUY_ATOMIC or SELL_ATOMIC',
  ),
  isBuy: flag(7, 'true for a buyer'),
  isMarketOrder: flag(8, 'true when it takes what is there at the end of its block, and never rests'),
  price: optional(9, 'of one unit of the base asset, in the quote asset', OrderAmount),
  quantity: optional(10, 'of the base asset, or number of contracts', OrderAmount),
  margin: optional(
    11,
    'of derivatives, in the quote asset; 0 is a reduce-only order. Absent in spot markets',
    OrderAmount,
  ),
  triggerPrice: optional(12, 'it waits until the mark price reaches this; absent for none', OrderAmount),
  expirationBlock: whole(13, 'height of the last block that it may rest in; 0 for no end'),
  generation: count(14, 'of the exchange module: 1 is v1beta1, 2 is v2'),
})

export type Counterparty = Of<typeof Counterparty>
export const Counterparty = message(
  'Counterparty',
  'who stood on the other side. The chain pools both sides: who met whom is only certain with one alone',
  {
    subaccountId: text(1, '0x… id of the subaccount'),
    quantity: optional(2, 'how much of it, of the base asset or number of contracts', OrderAmount),
  },
)

export type Fill = Of<typeof Fill>
export const Fill = message('Fill', 'one side of a trade', {
  height: whole(1, 'height of the block'),
  time: whole(2, 'of the block, milliseconds since 1970'),
  sequence: whole(3, 'height << 16 | place among the trades of the market and block'),
  transactionHash: text(
    4,
    'of what made it at once, upper-case hex; empty for the auction at the end of the block',
  ),
  marketId: text(5, '0x… id of the market'),
  subaccountId: text(6, '0x… id of the subaccount'),
  orderHash: text(7, '0x…; all zeros for what no order asked for'),
  cid: text(8, "the sender's own name for the order; empty for none"),
  isBuy: flag(9, 'true for the buyer'),
  isMaker: flag(10, 'true when the order rested in the book before'),
  execution: text(
    11,
    'how the chain calls what made the trade: Market, LimitFill, LimitMatchRestingOrder, …',
  ),
  isLiquidation: flag(12, 'true when a position was liquidated'),
  price: optional(13, 'of one unit of the base asset, in the quote asset', OrderAmount),
  quantity: optional(14, 'of the base asset, or number of contracts', OrderAmount),
  fee: optional(15, 'what the account paid, in the quote asset; negative is what it received', OrderAmount),
  counterparties: list(16, 'who stood on the other side; filled for what an order became', Counterparty),
})

export type Refusal = Of<typeof Refusal>
export const Refusal = message('Refusal', 'why the chain refused something', {
  code: count(1, "the chain's number for it"),
  codespace: text(2, 'the module whose number it is'),
  reason: text(3, "the chain's words; empty where it has none"),
})

export type OrderEnd = Of<typeof OrderEnd>
export const OrderEnd = message('OrderEnd', 'how an order ended', {
  reason: text(1, 'requested, liquidation, settlement, expired, pruned, unfilled, triggered or not_placed'),
  height: whole(2, 'height of the block'),
  transactionHash: text(3, 'of what caused it, upper-case hex; empty for the chain itself'),
  remaining: optional(4, 'what was left of it: of the base asset, or number of contracts', OrderAmount),
})

export type OrderFate = Of<typeof OrderFate>
export const OrderFate = message('OrderFate', 'an order and what became of it', {
  message: count(1, 'place of the message in its transaction, from 0'),
  place: count(2, 'place of the order in its message, from 0'),
  terms: optional(3, 'what was asked for', OrderTerms),
  status: text(
    4,
    'refused, waiting, triggered, open, partially_filled, filled, cancelled, expired, unfilled; unknown when the index does not hold what became of it',
  ),
  refusal: optional(
    5,
    'present when it was refused, or what its trigger should have placed was, where the chain tells why',
    Refusal,
  ),
  filled: optional(6, 'how much was filled: of the base asset, or number of contracts', OrderAmount),
  averagePrice: optional(
    7,
    'weighted by quantity, in the quote asset; absent when nothing was filled',
    OrderAmount,
  ),
  fees: optional(8, 'paid for all its fills, in the quote asset', OrderAmount),
  remaining: optional(
    9,
    'what still rests in the book: of the base asset, or number of contracts',
    OrderAmount,
  ),
  fills: list(10, 'the oldest first, at most 1000', Fill),
  end: optional(11, 'present when it is over other than by being filled', OrderEnd),
  placedHash: text(12, '0x… hash of the order that took its place when its trigger came; empty for none'),
})

export type CancelFate = Of<typeof CancelFate>
export const CancelFate = message('CancelFate', 'an order that a transaction wanted gone', {
  message: count(1, 'place of the message in its transaction, from 0'),
  marketId: text(2, '0x… id of the market'),
  subaccountId: text(3, '0x… id of the subaccount'),
  hash: text(4, '0x… hash of the order; empty where it was named by its cid'),
  cid: text(5, "the sender's own name for it; empty for none"),
  isCancelled: flag(6, 'true when it is gone'),
  remaining: optional(7, 'what was left of it; absent when it was not cancelled', OrderAmount),
  why: text(8, "the chain's words; empty when it was cancelled"),
})

export type GetOrderFatesRequest = Of<typeof GetOrderFatesRequest>
export const GetOrderFatesRequest = message('GetOrderFatesRequest', 'names a transaction', {
  hash: such(
    'AADBF1F601C028928747AE8220CBE8879A6664469440C0203D732DAEA706D937',
    text(1, 'hash of the transaction, 64 hex digits, with or without 0x'),
  ),
})

export type GetOrderFatesResponse = Of<typeof GetOrderFatesResponse>
export const GetOrderFatesResponse = message(
  'GetOrderFatesResponse',
  'what the orders of a transaction became',
  {
    height: whole(1, 'height of its block'),
    hash: text(2, 'hash of the transaction, upper-case hex'),
    orders: list(
      3,
      'in the order of its messages; what took the place of one whose trigger came follows it',
      OrderFate,
    ),
    cancels: list(4, 'in the order of its messages', CancelFate),
  },
)

export type GetOrderRequest = Of<typeof GetOrderRequest>
export const GetOrderRequest = message('GetOrderRequest', 'names an order', {
  hash: such(
    '0xd807b0f0cb982537805f84204b4fb0fa0a79437388ec44b1d6875a1efc4e3923',
    text(1, 'hash of the order, 64 hex digits, with or without 0x'),
  ),
})

export type GetOrderResponse = Of<typeof GetOrderResponse>
export const GetOrderResponse = message(
  'GetOrderResponse',
  'an order from the block on that it came in, or was refused in',
  {
    height: whole(1, 'height of that block; 0 for before the index began'),
    time: whole(2, 'of the block, milliseconds since 1970; 0 for before the index began'),
    transactionHash: text(
      3,
      'that asked for it, upper-case hex; empty for what the chain itself placed, or came before the index began',
    ),
    waitedHash: text(4, '0x… hash of the order whose trigger placed it; empty for none'),
    order: optional(
      5,
      'what was asked for and what became of it; without terms where the chain tells none, of what a contract asked for and was refused',
      OrderFate,
    ),
    endTime: whole(6, 'of the block that it ended in; 0 where it did not end other than by being filled'),
    hash: text(7, '0x… hash of the order'),
    account: text(8, 'inj1… of whose it is'),
    cid: text(9, "the sender's own name for it; empty for none"),
  },
)

export type Clearing = Of<typeof Clearing>
export const Clearing = message('Clearing', 'the trades of a market and block at one price', {
  kind: text(
    1,
    'market: market orders against the book; limit: limit orders; liquidation, settlement, atomic or other',
  ),
  price: optional(2, 'of one unit of the base asset, in the quote asset', OrderAmount),
  quantity: optional(3, 'of one side: of the base asset, or number of contracts', OrderAmount),
  notional: optional(4, 'price times quantity, in the quote asset', OrderAmount),
  buys: count(5, 'number of fills of buyers'),
  sells: count(6, 'number of fills of sellers'),
})

export type PlacedOrder = Of<typeof PlacedOrder>
export const PlacedOrder = message('PlacedOrder', 'an order that came into the book', {
  terms: optional(1, 'what was asked for', OrderTerms),
  transactionHash: text(2, 'that asked for it, upper-case hex; empty for what the chain itself placed'),
})

export type RefusedOrder = Of<typeof RefusedOrder>
export const RefusedOrder = message('RefusedOrder', 'an order that the chain did not take', {
  hash: text(1, '0x… hash of the order; empty for what had none'),
  cid: text(2, "the sender's own name for it; empty for none"),
  terms: optional(3, 'what was asked for; absent where the chain does not tell', OrderTerms),
  refusal: optional(4, 'why not', Refusal),
  transactionHash: text(5, 'that asked for it, upper-case hex; empty when it is not told'),
})

export type CancelledOrder = Of<typeof CancelledOrder>
export const CancelledOrder = message('CancelledOrder', 'an order that was taken back', {
  hash: text(1, '0x… first 8 bytes of the hash of the order'),
  subaccountId: text(2, '0x… id of the subaccount'),
  price: optional(3, 'of one unit of the base asset, in the quote asset', OrderAmount),
  end: optional(4, 'how it ended', OrderEnd),
})

export type TriggeredOrder = Of<typeof TriggeredOrder>
export const TriggeredOrder = message('TriggeredOrder', 'an order whose trigger came', {
  hash: text(1, '0x… hash of the order that waited'),
  placedHash: text(2, '0x… hash of the order that took its place'),
})

export type RefusedCancel = Of<typeof RefusedCancel>
export const RefusedCancel = message('RefusedCancel', 'a cancel that the chain refused', {
  subaccountId: text(1, '0x… id of the subaccount'),
  hash: text(2, '0x… hash of the order; empty where it was named by its cid'),
  cid: text(3, "the sender's own name for it; empty for none"),
  why: text(4, "the chain's words"),
  transactionHash: text(5, 'that asked for it, upper-case hex; empty for none'),
})

export type MarketAuction = Of<typeof MarketAuction>
export const MarketAuction = message('MarketAuction', 'what a block did to a market', {
  marketId: text(1, '0x… id of the market; empty for refusals that name none'),
  generation: count(2, 'of the exchange module: 1 is v1beta1, 2 is v2'),
  clearings: list(3, 'the prices at which it traded', Clearing),
  volume: optional(
    4,
    'quantities of one side added up: of the base asset, or number of contracts',
    OrderAmount,
  ),
  notional: optional(5, 'the same in the quote asset', OrderAmount),
  trades: list(6, 'all fills of both sides', Fill),
  placed: list(7, 'orders that came into the book', PlacedOrder),
  cancelled: list(8, 'orders that were taken back', CancelledOrder),
  triggered: list(9, 'orders whose trigger came', TriggeredOrder),
  refused: list(10, 'orders that the chain did not take', RefusedOrder),
  refusedCancels: list(11, 'cancels that the chain refused', RefusedCancel),
})

export type GetBlockAuctionRequest = Of<typeof GetBlockAuctionRequest>
export const GetBlockAuctionRequest = message('GetBlockAuctionRequest', 'names a block', {
  height: such('859', whole(1, 'height of the block')),
})

export type GetBlockAuctionResponse = Of<typeof GetBlockAuctionResponse>
export const GetBlockAuctionResponse = message(
  'GetBlockAuctionResponse',
  'a block as an auction of each market',
  {
    height: whole(1, 'height of the block'),
    time: whole(2, 'of the block, milliseconds since 1970'),
    markets: list(3, 'by the id of the market', MarketAuction),
  },
)
