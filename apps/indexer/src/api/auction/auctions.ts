import type {
  Auction,
  AuctionsHistoryV2Request,
  AuctionsHistoryV2Response,
  AuctionsResponse,
  AuctionV2Request,
  AuctionV2Response,
  AuctionV2Result,
  CoinPrices,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_auction_rpc_pb'
import { encodeAddress } from '@injsight/chain'
import { invalidInput, notFound } from '@injsight/errors'
import type { Pool } from 'pg'
import { findBasket, listAuctions, type AuctionRow } from '#src/queries/exchange/auction.ts'
import { readLimit, readTimeMs, readToken } from '../explorer/read-request.ts'
import type { UsdPrices } from '../usd-prices.ts'

type Sources = { pool: Pool; readUsd: () => Promise<UsdPrices> }
/** A round a week: as many as twenty years have. */
const mostAuctions = 1000

/** The methods about rounds. What a round that goes on auctions is as of the head; prices are those of now. */
export function createAuctionMethods({ pool, readUsd }: Sources) {
  return {
    async auctions(): Promise<AuctionsResponse> {
      const [rows, usd] = await Promise.all([listRounds(pool, { limit: mostAuctions }), readUsd()])
      return { auctions: rows.map((row) => toAuction(row, usd)) }
    },
    async auctionV2({ round }: AuctionV2Request): Promise<AuctionV2Response> {
      const [row, usd] = await Promise.all([findRound(pool, round), readUsd()])
      return toAuctionV2(row, usd)
    },
    async auctionsHistoryV2(request: AuctionsHistoryV2Request): Promise<AuctionsHistoryV2Response> {
      const limit = readLimit(request.perPage)
      const end = readTimeMs(request.endTime)
      const below = readToken(request.token)
      const [all, usd] = await Promise.all([
        listRounds(pool, { limit: limit + 1, ...(below === undefined ? {} : { below }) }),
        readUsd(),
      ])
      const rows = all.slice(0, limit)
      const last = rows.at(-1)
      return {
        auctions: rows
          .filter(({ ending }) => end === undefined || BigInt(ending.getTime()) <= end)
          .map((row) => toAuctionV2(row, usd)),
        next: all.length > limit && last !== undefined ? [last.round.toString()] : [],
      }
    },
  }
}

/** @throws Fault `not-found`, `invalid-input` */
export async function findRound(pool: Pool, round: bigint): Promise<AuctionRow> {
  if (round < -1n) throw invalidInput('auction.round', `${round} is not the number of a round`)
  const [row] = await listRounds(pool, { limit: 1, ...(round <= 0n ? {} : { below: round + 1n }) })
  if (row !== undefined && (round <= 0n || row.round === round)) return row
  throw notFound('auction', `The index has no auction ${round}`)
}

async function listRounds(pool: Pool, page: { limit: number; below?: bigint }): Promise<AuctionRow[]> {
  const [rows, now] = await Promise.all([listAuctions(pool, page), findBasket(pool)])
  if (now === undefined || (page.below !== undefined && now.round >= page.below)) return rows
  const [newest, ...older] = rows
  if (newest?.round === now.round) return [{ ...newest, basket: now.coins }, ...older]
  // The block that began it came before the index.
  if (now.ending === null) return rows
  const going = {
    round: now.round,
    began: null,
    ending: now.ending,
    basket: now.coins,
    result: null,
    bids: 0,
  }
  return [going, ...rows].slice(0, page.limit)
}

export function toAuction(row: AuctionRow, usd: UsdPrices): Auction {
  const { basket, ...rest } = shared(row)
  return {
    ...rest,
    basket: basket.map((coin) => ({ ...coin, usdValue: usd.worthOf(coin.denom, coin.amount) ?? '' })),
  }
}

function toAuctionV2(row: AuctionRow, usd: UsdPrices): AuctionV2Result {
  const { basket, ...rest } = shared(row)
  return {
    ...rest,
    basket: basket.map((coin) => withPrices(coin, usd)),
    winningBidAmountUsd: row.result ? (usd.worthOf(row.result.denom, row.result.amount) ?? '') : '',
  }
}

/** A coin with what one of it is worth now. */
export function withPrices(coin: { denom: string; amount: string }, usd: UsdPrices): CoinPrices {
  const price = usd.priceOf(coin.denom)
  return { ...coin, prices: price === undefined ? {} : { usd: price } }
}

function shared({ round, basket, began, ending, result }: AuctionRow) {
  return {
    winner: result === null ? '' : encodeAddress('inj', result.winner),
    basket,
    winningBidAmount: result?.amount ?? '',
    round,
    endTimestamp: BigInt(ending.getTime()),
    updatedAt: BigInt((result === null ? began : ending)?.getTime() ?? 0),
  }
}
