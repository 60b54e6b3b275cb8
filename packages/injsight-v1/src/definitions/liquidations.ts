import { count, flag, list, message, such, text, type Of, whole } from '../define.ts'

export type ListLiquidationsRequest = Of<typeof ListLiquidationsRequest>
export const ListLiquidationsRequest = message(
  'ListLiquidationsRequest',
  'names a market or an account, and a page',
  {
    marketId: such(
      '0x2f9a5f09713dbedcff040c7d3c93b61741484be7abbc9ae03732d89236355dee',
      text(1, '0x… id of the market; empty for all, where an account is named'),
    ),
    limit: such('10', count(2, 'how many at most, up to 200; 0 means 50')),
    cursor: text(3, '`next` of the page before; empty for the newest'),
    account: text(
      4,
      'inj1… or 0x… of whose positions they were, where no market is named; empty for anybody',
    ),
  },
)

export type MarketLiquidation = Of<typeof MarketLiquidation>
export const MarketLiquidation = message('MarketLiquidation', 'a position that somebody else closed', {
  height: whole(1, 'height of the block'),
  time: whole(2, 'of the block, milliseconds since 1970'),
  transactionHash: text(3, 'of what did it, upper-case hex'),
  account: text(4, 'inj1… of whose position it was'),
  subaccountId: text(5, '0x… id of its subaccount'),
  liquidator: text(6, 'inj1… of who closed it and took it over; empty where a contract did'),
  wasLong: flag(7, 'true for a long position'),
  quantity: text(8, 'number of contracts'),
  price: text(9, 'that it was closed at, in the quote asset'),
  payout: text(10, 'what was left of its margin, in the quote asset; below 0 for less than nothing'),
  pnl: text(11, 'realised profit or loss, in the quote asset; empty where the chain does not tell it'),
  isBankrupt: flag(12, 'true when its margin did not suffice'),
  lost: text(13, 'what the account lost besides its margin, in the quote asset'),
  insuranceUsed: text(14, 'what the insurance fund paid, in the quote asset'),
  marketId: text(15, '0x… id of the market'),
  quoteDenom: text(16, 'the quote asset'),
})

export type ListLiquidationsResponse = Of<typeof ListLiquidationsResponse>
export const ListLiquidationsResponse = message('ListLiquidationsResponse', 'liquidations of a market', {
  liquidations: list(1, 'the newest first', MarketLiquidation),
  next: text(2, 'cursor of the next page; empty on the last'),
})
