import { count, flag, list, message, optional, such, text, texts, whole, type Of } from '../../define.ts'
import { OrderAmount } from './orders.ts'

export type BookLevel = Of<typeof BookLevel>
export const BookLevel = message('BookLevel', 'all orders of a side that rest at one price', {
  price: optional(1, 'of one unit of the base asset, in the quote asset', OrderAmount),
  quantity: optional(2, 'of the base asset, or number of contracts', OrderAmount),
})

export type GetOrderBookRequest = Of<typeof GetOrderBookRequest>
export const GetOrderBookRequest = message('GetOrderBookRequest', 'names a market and a moment', {
  marketId: such(
    '0x050373f2e80e3ff8bf7ed08e60cb2ae0bebc8d2dd341a3c7a19389a797c41bd9',
    text(1, '0x… id of the market'),
  ),
  height: such('720', whole(2, 'as the book was after this block; 0 for as it is now')),
})

export type GetOrderBookResponse = Of<typeof GetOrderBookResponse>
export const GetOrderBookResponse = message('GetOrderBookResponse', 'the order book of a market', {
  marketId: text(1, '0x… id of the market'),
  height: whole(2, 'height of the block that it is told after'),
  time: whole(3, 'of that block, milliseconds since 1970'),
  sequence: whole(4, "the chain's own count of the book's changes; 0 while it has had none"),
  generation: count(5, 'of the exchange module: 1 is v1beta1, 2 is v2'),
  buys: list(6, 'the highest price first', BookLevel),
  sells: list(7, 'the lowest price first', BookLevel),
  changedBefore: whole(8, 'height of the last block before this one that changed the book; 0 for none'),
  changedAfter: whole(9, 'height of the next block after this one that changed the book; 0 for none'),
  from: whole(10, 'the lowest height that books are known of'),
  head: whole(11, 'the highest'),
  tradedBefore: whole(12, 'height of the last block before this one that traded here; 0 for none'),
  tradedAfter: whole(13, 'height of the next block after this one that traded here; 0 for none'),
})

export type StreamBooksRequest = Of<typeof StreamBooksRequest>
export const StreamBooksRequest = message('StreamBooksRequest', 'names the markets to follow', {
  marketIds: texts(1, '0x… ids of markets; none for all'),
})

export type BookChange = Of<typeof BookChange>
export const BookChange = message('BookChange', 'what a block changed in the book of a market', {
  marketId: text(
    1,
    '0x… id of the market; empty in the first message, which tells the block that changes follow on',
  ),
  height: whole(2, 'height of the block'),
  time: whole(3, 'of the block, milliseconds since 1970'),
  sequence: whole(4, "the chain's own count of the book's changes"),
  buys: list(5, 'levels that changed, with what rests there now: 0 for a level that is gone', BookLevel),
  sells: list(6, 'the same of the other side', BookLevel),
  fills: count(7, 'fills of orders in the block, both sides of a trade counted'),
})

export type ListRestingOrdersRequest = Of<typeof ListRestingOrdersRequest>
export const ListRestingOrdersRequest = message(
  'ListRestingOrdersRequest',
  'names a market, a moment, and how deep to look',
  {
    marketId: such(
      '0x050373f2e80e3ff8bf7ed08e60cb2ae0bebc8d2dd341a3c7a19389a797c41bd9',
      text(1, '0x… id of the market'),
    ),
    height: such('720', whole(2, 'as the book was after this block; 0 for as it is now')),
    levels: such('5', count(3, 'how many prices of each side, the best first, up to 50; 0 means 12')),
    cursor: text(4, '`next` of the page before, which keeps its block; empty for the best prices'),
  },
)

export type RestingOrder = Of<typeof RestingOrder>
export const RestingOrder = message('RestingOrder', 'an order that rested in a book', {
  hash: text(1, '0x… hash of the order'),
  subaccountId: text(2, '0x… id of the subaccount'),
  isBuy: flag(3, 'true for a buyer'),
  price: optional(4, 'of one unit of the base asset, in the quote asset', OrderAmount),
  quantity: optional(5, 'what was left of it: of the base asset, or number of contracts', OrderAmount),
  placed: whole(6, 'height of the block that it came in; 0 for before the index began'),
  transactionHash: text(7, 'that asked for it, upper-case hex; empty where it is not known'),
})

export type ListRestingOrdersResponse = Of<typeof ListRestingOrdersResponse>
export const ListRestingOrdersResponse = message(
  'ListRestingOrdersResponse',
  'who rested in a book; what was placed hundreds of changes before and has ended since is left out',
  {
    height: whole(1, 'height of the block that it is told after'),
    orders: list(2, 'buyers first, the best price first, the largest of a price first', RestingOrder),
    next: text(3, 'cursor of the prices that follow on either side; empty on the last page'),
  },
)
