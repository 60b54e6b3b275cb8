import type {
  AccountAuctionsV2Request,
  AccountAuctionsV2Response,
  AuctionEndpointRequest,
  AuctionEndpointResponse,
  StreamBidsRequest,
  StreamBidsResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_auction_rpc_pb'
import { decodeAddress, encodeAddress, readAccount } from '@injsight/chain'
import type { CallContext } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import { tellBids } from './list-auction-bids.ts'
import { findBasket, listBids, listRoundsOfBidder, type BidRow } from '#src/queries/exchange/auction.ts'
import { followChanges } from '../heads/follow-changes.ts'
import type { Feed } from '../heads/new-heights.ts'
import { sharePerHead } from '../heads/share-per-head.ts'
import { readLimit, readToken } from '../explorer/read-request.ts'
import type { UsdPrices } from '../usd-prices.ts'
import { findRound, toAuction, withPrices } from './auctions.ts'

type Sources = { pool: Pool; feed: Feed; readUsd: () => Promise<UsdPrices> }
const page = { limit: 100 }
/** Injective's question about a round has no pages; that of injsight.v1 has. */
const mostBids = 1000

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
      const page = { cursor: '', limit: mostBids }
      const [{ bids }, usd] = await Promise.all([tellBids(pool, row.round, page), readUsd()])
      return { auction: toAuction(row, usd), bids }
    },
    async accountAuctionsV2({
      address,
      perPage,
      token,
    }: AccountAuctionsV2Request): Promise<AccountAuctionsV2Response> {
      const limit = readLimit(perPage)
      const below = readToken(token)
      const bidder = decodeAddress(readAccount(address)).bytes
      const [{ rounds: all, total }, usd] = await Promise.all([
        listRoundsOfBidder(pool, bidder, { limit: limit + 1, ...(below !== undefined && { below }) }),
        readUsd(),
      ])
      const rounds = all.slice(0, limit)
      return {
        auctions: rounds.map(({ round, amount, won }) => ({
          id: 0n,
          round,
          amountDeposited: amount,
          isClaimable: false, // the chain itself hands the basket over
          claimedAssets: (won ?? []).map((coin) => withPrices(coin, usd)),
        })),
        next: all.length > limit ? [String(rounds.at(-1)?.round)] : [],
        total,
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
