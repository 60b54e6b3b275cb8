import { flag, list, message, optional, text, whole, type Of } from '../../define.ts'
import { account, cursor, limit, next, smallest, unknown } from '../accounts/of-account.ts'
import { Fill, OrderAmount, OrderEnd, OrderTerms, Refusal } from './orders.ts'

const transactionHash = 'of the transaction that caused it, upper-case hex; empty for the chain itself'

export type ListAccountTradesRequest = Of<typeof ListAccountTradesRequest>
export const ListAccountTradesRequest = message('ListAccountTradesRequest', 'names an account and a page', {
  account,
  cursor,
  limit,
  isClosing: flag(4, 'true for trades alone that closed a position, or a part of one'),
})

export type AccountTrade = Of<typeof AccountTrade>
export const AccountTrade = message('AccountTrade', "an account's side of a trade", {
  fill: optional(1, 'the trade', Fill),
  quoteDenom: text(2, 'what price, fee and profit are in; empty when the market is not known'),
  profit: optional(
    3,
    'realised by closing a position, before the fee, negative for a loss; absent where none was closed',
    OrderAmount,
  ),
})

export type ListAccountTradesResponse = Of<typeof ListAccountTradesResponse>
export const ListAccountTradesResponse = message('ListAccountTradesResponse', 'the trades of an account', {
  trades: list(1, 'the newest first', AccountTrade),
  next,
  unknown,
})

export type ListOrderHistoryRequest = Of<typeof ListOrderHistoryRequest>
export const ListOrderHistoryRequest = message('ListOrderHistoryRequest', 'names an account and a page', {
  account,
  cursor,
  limit,
})

export type OrderHappening = Of<typeof OrderHappening>
export const OrderHappening = message('OrderHappening', 'something that happened to an order', {
  height: whole(1, 'height of the block'),
  time: whole(2, 'of the block, milliseconds since 1970'),
  marketId: text(3, '0x… id of the market; empty for what the chain does not tell of'),
  what: text(4, 'placed, filled, cancelled, triggered, refused or cancel_refused'),
  hash: text(
    5,
    '0x… hash of the order, of a cancelled one its first 8 bytes; empty where it had none or is not told',
  ),
  cid: text(6, "the sender's own name for it; empty for none"),
  transactionHash: text(7, transactionHash),
  terms: optional(8, 'what was asked for, of one that was placed or refused', OrderTerms),
  fill: optional(9, 'present when it was filled', Fill),
  end: optional(10, 'how it ended, when it was cancelled', OrderEnd),
  price: optional(11, 'of one that was cancelled, in the quote asset', OrderAmount),
  isBuy: flag(12, 'true for a buyer, where it is told'),
  refusal: optional(13, 'present when it was refused, or its cancel was', Refusal),
  quoteDenom: text(14, 'what prices are in; empty when the market is not known'),
})

export type ListOrderHistoryResponse = Of<typeof ListOrderHistoryResponse>
export const ListOrderHistoryResponse = message(
  'ListOrderHistoryResponse',
  'what happened to the orders of an account',
  { happenings: list(1, 'the newest first', OrderHappening), next, unknown },
)

export type ListSubaccountTransfersRequest = Of<typeof ListSubaccountTransfersRequest>
export const ListSubaccountTransfersRequest = message(
  'ListSubaccountTransfersRequest',
  'names an account and a page',
  { account, cursor, limit },
)

export type SubaccountTransfer = Of<typeof SubaccountTransfer>
export const SubaccountTransfer = message('SubaccountTransfer', 'coins that went to or from a subaccount', {
  height: whole(1, 'height of the block'),
  time: whole(2, 'of the block, milliseconds since 1970'),
  transactionHash: text(3, transactionHash),
  sender: text(4, 'inj1… of whose coins they were'),
  fromSubaccountId: text(5, "0x… id of the subaccount; empty for the sender's own balance"),
  recipient: text(6, 'inj1… of who got them'),
  toSubaccountId: text(7, "0x… id of the subaccount; empty for the recipient's own balance"),
  denom: text(8, 'of what'),
  amount: text(9, smallest),
})

export type ListSubaccountTransfersResponse = Of<typeof ListSubaccountTransfersResponse>
export const ListSubaccountTransfersResponse = message(
  'ListSubaccountTransfersResponse',
  'coins that went to, from and between the subaccounts of an account',
  { transfers: list(1, 'the newest first', SubaccountTransfer), next, unknown },
)
