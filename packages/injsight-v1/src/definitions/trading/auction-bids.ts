import { list, message, such, text, whole, type Of } from '../../define.ts'
import { cursor, limit, next } from '../accounts/of-account.ts'

export type ListAuctionBidsRequest = Of<typeof ListAuctionBidsRequest>
export const ListAuctionBidsRequest = message('ListAuctionBidsRequest', 'names a round, and a page', {
  round: such('1', whole(1, 'its number; 0 for the one that goes on')),
  cursor,
  limit,
})

export type AuctionBid = Of<typeof AuctionBid>
export const AuctionBid = message('AuctionBid', 'a bid on the basket of a round', {
  bidder: text(1, 'inj1…'),
  amount: text(2, 'in the smallest unit of INJ, decimal text'),
  timestamp: whole(3, 'milliseconds since 1970; 0 where the index does not have that block'),
})

export type ListAuctionBidsResponse = Of<typeof ListAuctionBidsResponse>
export const ListAuctionBidsResponse = message('ListAuctionBidsResponse', 'bids on the basket of a round', {
  bids: list(1, 'the newest, which is the highest, first', AuctionBid),
  next,
})
