import { InjectiveAuctionRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_auction_rpc_pb.client'
import { invalidInput } from '@injsight/errors'
import type { Transport } from '@injsight/grpc-web'
import type { ListAuctionBidsRequest, ListAuctionBidsResponse } from '@injsight/injsight-v1'
import { readLimit } from '../chain-state/pages.ts'

/**
 * Bids of a round: the service tells them all at once. Each is higher than the one before, so the cursor is the amount of
 * the last that was told: a bid that comes meanwhile moves nothing.
 *
 * @throws Fault `invalid-input`
 */
export async function listAuctionBids(
  transport: Transport,
  { round, cursor, limit: wanted }: ListAuctionBidsRequest,
): Promise<ListAuctionBidsResponse> {
  if (!/^\d{0,60}$/.test(cursor)) throw invalidInput('page.cursor', 'the cursor is none of this list')
  const { bids } = await new InjectiveAuctionRPCClient(transport).auctionEndpoint({ round }).response
  const left = bids
    .filter(({ amount }) => cursor === '' || BigInt(amount) < BigInt(cursor))
    .toSorted((a, b) => Number(BigInt(b.amount) - BigInt(a.amount)))
  const limit = readLimit(wanted)
  const page = left.slice(0, limit)
  return { bids: page, next: left.length > limit ? (page.at(-1)?.amount ?? '') : '' }
}
