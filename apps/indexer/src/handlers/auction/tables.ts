import { historyTable, stateTable, type StateRow } from '#src/state/tables.ts'

/** One row, with id 1. */
export const auctionModule = stateTable(
  'auction_module',
  { id: 'int4' },
  {
    round: 'int8',
    ending: 'int8',
    bidder: 'text',
    bid_denom: 'text',
    bid: 'amount',
    last_round: 'int8?',
    last_winner: 'text?',
    last_denom: 'text?',
    last_bid: 'amount?',
    period: 'int8',
    min_increment: 'decimal',
    inj_cap: 'amount',
    whitelist: 'json',
  },
)
export type AuctionModule = StateRow<typeof auctionModule>

export const auctionVouchers = stateTable(
  'auction_vouchers',
  { address: 'text', denom: 'text' },
  { amount: 'amount' },
)

export const auctionBids = historyTable('auction_bids', 'height', {
  height: 'int8',
  place: 'int4',
  tx_seq: 'int8?',
  round: 'int8',
  bidder: 'int8',
  denom: 'int8',
  amount: 'amount',
})
export const auctionRounds = historyTable('auction_rounds', 'height', {
  height: 'int8',
  place: 'int4',
  round: 'int8',
  ending: 'int8',
  basket: 'json',
})
export const auctionResults = historyTable('auction_results', 'height', {
  height: 'int8',
  place: 'int4',
  round: 'int8',
  winner: 'int8',
  denom: 'int8',
  amount: 'amount',
})
