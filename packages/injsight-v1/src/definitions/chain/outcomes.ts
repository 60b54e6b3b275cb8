import { count, list, message, optional, such, text, texts, type Of } from '../../define.ts'
import { OrderAmount } from '../trading/orders.ts'

export type OrderOutcome = Of<typeof OrderOutcome>
export const OrderOutcome = message('OrderOutcome', 'what became of an order, in short', {
  message: count(1, 'place of the message in its transaction, from 0'),
  place: count(2, 'place of the order in its message, from 0'),
  status: text(
    3,
    'as of an OrderFate; unknown, too, for what became of it long after, which GetOrderFates may find',
  ),
  filled: optional(4, 'how much was filled: of the base asset, or number of contracts', OrderAmount),
  averagePrice: optional(
    5,
    'weighted by quantity, in the quote asset; absent when nothing was filled',
    OrderAmount,
  ),
})

export type TokenMove = Of<typeof TokenMove>
export const TokenMove = message('TokenMove', 'what a log of a contract of the EVM says that moved', {
  contract: text(1, '0x… in lower case, of the token'),
  from: text(2, 'inj1… of who had it; empty when it was made'),
  to: text(3, 'inj1… of who has it now; empty when it was taken out of the world'),
  amount: text(4, "in the token's smallest unit, decimal text; 1 by ERC-721"),
  token: text(5, 'which one of the tokens that are told apart, decimal text; empty by ERC-20'),
})

export type TransactionOutcome = Of<typeof TransactionOutcome>
export const TransactionOutcome = message(
  'TransactionOutcome',
  'what became of what a transaction asked for',
  {
    hash: text(1, 'of the transaction, upper-case hex'),
    orders: list(2, 'that it placed, in their order', OrderOutcome),
    packets: texts(
      3,
      'how each packet that it sent ended, in their order: arrived, returned, expired; waits for one of which nothing was heard',
    ),
    tokenMoves: list(
      4,
      'tokens of the EVM that moved, as their contracts tell, in their order, but for what comes after 20 logs',
      TokenMove,
    ),
  },
)

export type ListOutcomesRequest = Of<typeof ListOutcomesRequest>
export const ListOutcomesRequest = message('ListOutcomesRequest', 'names transactions', {
  hashes: such(
    'AADBF1F601C028928747AE8220CBE8879A6664469440C0203D732DAEA706D937',
    texts(1, 'hashes of at most 100 transactions, each of 64 hex digits, with or without 0x'),
  ),
})

export type ListOutcomesResponse = Of<typeof ListOutcomesResponse>
export const ListOutcomesResponse = message(
  'ListOutcomesResponse',
  'what became of what transactions asked for',
  {
    outcomes: list(
      1,
      'those of the transactions that are in the index, in the order asked for',
      TransactionOutcome,
    ),
  },
)
