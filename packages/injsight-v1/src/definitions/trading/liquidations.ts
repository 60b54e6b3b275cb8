import { count, flag, list, message, such, text, type Of, whole } from '../../define.ts'
import { MarketProposal } from './market-changes.ts'

export type ListLiquidationsRequest = Of<typeof ListLiquidationsRequest>
export const ListLiquidationsRequest = message(
  'ListLiquidationsRequest',
  'names a market, an account, both or neither, and a page',
  {
    marketId: such(
      '0x2f9a5f09713dbedcff040c7d3c93b61741484be7abbc9ae03732d89236355dee',
      text(1, '0x… id of the market; empty for all'),
    ),
    limit: such('10', count(2, 'how many at most, up to 200; 0 means 50')),
    cursor: text(3, '`next` of the page before; empty for the newest'),
    account: text(4, 'inj1… or 0x… of whose positions they were; empty for anybody'),
    to: whole(5, 'height of the last block that counts; 0 for the newest'),
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
export const ListLiquidationsResponse = message('ListLiquidationsResponse', 'positions that others closed', {
  liquidations: list(1, 'the newest first', MarketLiquidation),
  next: text(2, 'cursor of the next page; empty on the last'),
})

export type ListSettlementsRequest = Of<typeof ListSettlementsRequest>
export const ListSettlementsRequest = message(
  'ListSettlementsRequest',
  'names a market or none, and a page',
  {
    marketId: text(1, '0x… id of the market; empty for all'),
    limit: such('10', count(2, 'how many at most, up to 200; 0 means 50')),
    cursor: text(3, '`next` of the page before; empty for the newest'),
    to: whole(4, 'height of the last block that counts; 0 for the newest'),
  },
)

export type MarketSettlement = Of<typeof MarketSettlement>
export const MarketSettlement = message(
  'MarketSettlement',
  'that all positions of a market were closed at one price',
  {
    height: whole(1, 'height of the block'),
    time: whole(2, 'of the block, milliseconds since 1970'),
    marketId: text(3, '0x… id of the market'),
    ticker: text(4, 'what the market is called'),
    kind: text(5, 'perpetual, expiry or binary'),
    status: text(6, 'what the market is now: Active, Paused, Demolished or Expired'),
    price: text(7, 'that positions were closed at, in the quote asset'),
    missingFunds: text(8, 'what the market lacked to pay everybody, in the quote asset; empty for nothing'),
    positions: count(9, 'how many were closed'),
    quantity: text(10, 'number of contracts of those of one side'),
    quoteDenom: text(11, 'the quote asset'),
    transactionHash: text(
      12,
      'of what its admin decided it by, upper-case hex; empty where the rules of the chain or a proposal led to it',
    ),
    proposals: list(13, 'those that led to it', MarketProposal),
  },
)

export type ListSettlementsResponse = Of<typeof ListSettlementsResponse>
export const ListSettlementsResponse = message('ListSettlementsResponse', 'settlements of markets', {
  settlements: list(1, 'the newest first', MarketSettlement),
  next: text(2, 'cursor of the next page; empty on the last'),
})
