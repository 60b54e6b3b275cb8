import type {
  AuctionsHistoryV2Response,
  AuctionV2Response,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_auction_rpc_pb'
import { InjectiveAuctionRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_auction_rpc_pb.client'
import type { FundsResponse } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_insurance_rpc_pb'
import { InjectiveInsuranceRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_insurance_rpc_pb.client'
import type { ListAuctionBidsResponse, ListRedemptionsResponse } from '@injsight/injsight-v1'
import { indexer, injsight } from './asking/clients.server.ts'

const auctions = new InjectiveAuctionRPCClient(indexer)
const insurance = new InjectiveInsuranceRPCClient(indexer)

/** Rounds of the auction, the newest first; the cursor is what the page before told. */
export async function fetchAuctions(page: {
  limit: number
  cursor: string
}): Promise<AuctionsHistoryV2Response> {
  return auctions.auctionsHistoryV2({ perPage: page.limit, token: page.cursor, endTime: 0n }).response
}

/** A round without its bids; -1 for the one that goes on. */
export async function fetchAuction(round: bigint): Promise<AuctionV2Response> {
  return auctions.auctionV2({ round }).response
}

/** Bids of a round, the newest first; the cursor is what the page before told. */
export async function fetchBids(
  round: bigint,
  page: { limit: number; cursor: string },
): Promise<ListAuctionBidsResponse> {
  return injsight.listAuctionBids({ round, ...page }).response
}

/** What winners paid in all rounds, in whole INJ. */
export async function fetchBurnt(): Promise<string> {
  return (await auctions.auctionsStats({}).response).totalBurnt
}

/** Insurance funds, by market; the cursor is what the page before told. */
export async function fetchFunds(page: { limit: number; cursor: string }): Promise<FundsResponse> {
  return insurance.funds({ perPage: page.limit, token: page.cursor }).response
}

/** Shares on their way out of funds, the next to be paid first, then the newest that were. */
export async function fetchRedemptions(page: {
  limit: number
  cursor: string
}): Promise<ListRedemptionsResponse> {
  return (await injsight.listRedemptions({ ...page, account: '' })).response
}
