import { count, flag, list, message, optional, such, text, whole, type Of } from '../../define.ts'
import { account, cursor, exact, limit, next, unknown } from '../accounts/of-account.ts'
import { OrderAmount, OrderTerms } from './orders.ts'

export type ListSubaccountsRequest = Of<typeof ListSubaccountsRequest>
export const ListSubaccountsRequest = message('ListSubaccountsRequest', 'names an account', { account })

export type Deposit = Of<typeof Deposit>
export const Deposit = message('Deposit', 'what a subaccount of the exchange has of a denom', {
  denom: text(1, 'what is deposited'),
  available: text(2, `what no order holds: ${exact}`),
  total: text(3, `all of it: ${exact}`),
})

export type Subaccount = Of<typeof Subaccount>
export const Subaccount = message('Subaccount', 'a part of an account that trades by itself', {
  id: text(1, '0x and 64 hex digits'),
  number: text(2, 'which of the account it is, from 0; decimal text'),
  deposits: list(3, 'by denom', Deposit),
  ordersPlaced: whole(4, 'how many orders it has placed or tried to'),
})

export type ListSubaccountsResponse = Of<typeof ListSubaccountsResponse>
export const ListSubaccountsResponse = message('ListSubaccountsResponse', 'the subaccounts of an account', {
  subaccounts: list(1, 'those that hold or have placed something, by number', Subaccount),
  unknown,
})

export type ListPositionsRequest = Of<typeof ListPositionsRequest>
export const ListPositionsRequest = message('ListPositionsRequest', 'names an account', { account })

export type Position = Of<typeof Position>
export const Position = message('Position', 'an open position', {
  marketId: text(1, '0x… id of the market'),
  ticker: text(2, 'what the market is called'),
  quoteDenom: text(3, 'what prices and margin are in'),
  subaccountId: text(4, '0x… id of the subaccount'),
  isLong: flag(5, 'true for a long position'),
  quantity: optional(6, 'number of contracts', OrderAmount),
  entryPrice: optional(7, 'of one contract, in the quote asset', OrderAmount),
  margin: optional(8, 'in the quote asset', OrderAmount),
  markPrice: optional(
    9,
    'what the oracles of its market say that a contract is worth, in the quote asset; absent while they say nothing',
    OrderAmount,
  ),
  liquidationPrice: optional(
    10,
    'the mark price at which it is liquidated, with the funding that it owes by now; not above 0 where its margin covers any loss. Absent for binary options, whose margin does',
    OrderAmount,
  ),
  unrealizedProfit: optional(
    11,
    'what the mark price has brought since it was entered, in the quote asset, negative for a loss, without funding and fees; absent without a mark price',
    OrderAmount,
  ),
})

export type ListPositionsResponse = Of<typeof ListPositionsResponse>
export const ListPositionsResponse = message('ListPositionsResponse', 'the open positions of an account', {
  positions: list(1, 'by market and subaccount', Position),
  unknown,
  height: whole(
    4,
    'of the block as of which all of this is told; 0 without positions, and where nobody tells it',
  ),
})

export type ListMarketPositionsRequest = Of<typeof ListMarketPositionsRequest>
export const ListMarketPositionsRequest = message(
  'ListMarketPositionsRequest',
  'names a derivative market, and a page',
  {
    marketId: such(
      '0x2f9a5f09713dbedcff040c7d3c93b61741484be7abbc9ae03732d89236355dee',
      text(1, '0x… id of the market'),
    ),
    cursor,
    limit: such('10', limit),
  },
)

export type ListMarketPositionsResponse = Of<typeof ListMarketPositionsResponse>
export const ListMarketPositionsResponse = message(
  'ListMarketPositionsResponse',
  'the open positions of a market',
  {
    positions: list(1, 'the most contracts first; of as many, the highest id of a subaccount', Position),
    next,
    unknown,
    height: whole(4, 'of the block as of which all of this is told; 0 where nobody tells it'),
    total: count(5, 'how many positions are open in the market; 0 on a page without positions'),
    ranked: count(
      6,
      'among how many of them these are the largest: fewer than all where no more could be looked at',
    ),
  },
)

export type ListOpenOrdersRequest = Of<typeof ListOpenOrdersRequest>
export const ListOpenOrdersRequest = message('ListOpenOrdersRequest', 'names an account', {
  account,
  cursor,
  limit,
})

export type OpenOrder = Of<typeof OpenOrder>
export const OpenOrder = message('OpenOrder', 'an order that rests in a book or waits for its trigger', {
  terms: optional(1, 'what was asked for', OrderTerms),
  isWaiting: flag(2, 'true while it waits for its trigger price'),
  remaining: optional(3, 'what is not filled yet: of the base asset, or number of contracts', OrderAmount),
  quoteDenom: text(4, 'what the price is in; empty when the market is not known'),
})

export type ListOpenOrdersResponse = Of<typeof ListOpenOrdersResponse>
export const ListOpenOrdersResponse = message('ListOpenOrdersResponse', 'the open orders of an account', {
  orders: list(1, 'by market, sales before purchases, the highest price first', OpenOrder),
  next,
  unknown,
})
