import type {
  AuctionEndpointRequest,
  AuctionEndpointResponse,
  StreamBidsRequest,
  StreamBidsResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_auction_rpc_pb'
import { encodeAddress } from '@injsight/chain'
import type { CallContext } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import { findBasket, listBids, type BidRow } from '#src/queries/exchange/auction.ts'
import { followChanges } from '../heads/follow-changes.ts'
import type { Feed } from '../heads/new-heights.ts'
import { sharePerHead } from '../heads/share-per-head.ts'
import type { UsdPrices } from '../usd-prices.ts'
import { findRound, toAuction } from './auctions.ts'

type Sources = { pool: Pool; feed: Feed; readUsd: () => Promise<UsdPrices> }
const page = { limit: 100, skip: 0 }

/** The methods about bids, the newest first. */
export function createBidMethods({ pool, feed, readUsd }: Sources) {
  const readBids = sharePerHead(
    pool,
    () => '',
    async () => {
      const now = await findBasket(pool)
      return now === undefined ? [] : listBids(pool, { round: now.round }, page)
    },
  )
  return {
    async auctionEndpoint({ round }: AuctionEndpointRequest): Promise<AuctionEndpointResponse> {
      const row = await findRound(pool, round)
      const [bids, usd] = await Promise.all([listBids(pool, { round: row.round }, page), readUsd()])
      return {
        auction: toAuction(row, usd),
        bids: bids.map((bid) => ({
          bidder: encodeAddress('inj', bid.bidder),
          amount: bid.amount,
          timestamp: BigInt(bid.time.getTime()),
        })),
      }
    },
    streamBids(_: StreamBidsRequest, { signal }: CallContext): AsyncIterable<StreamBidsResponse> {
      return followChanges(feed, signal, async () => {
        const bids = await readBids(undefined)
        return new Map(bids.toReversed().map((bid) => [nameOf(bid), toStreamed(bid)]))
      })
    },
  }
}

function nameOf({ round, bidder, amount, time }: BidRow): string {
  return `${round} ${bidder.toString('hex')} ${amount} ${time.getTime()}`
}

function toStreamed({ round, bidder, amount, time }: BidRow): StreamBidsResponse {
  return {
    bidder: encodeAddress('inj', bidder),
    bidAmount: amount,
    round,
    timestamp: BigInt(time.getTime()),
  }
}
