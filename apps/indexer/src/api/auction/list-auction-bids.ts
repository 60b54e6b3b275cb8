import { encodeAddress } from '@injsight/chain'
import type { ListAuctionBidsRequest, ListAuctionBidsResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { findBasket, listBids, type BidPlace } from '#src/queries/exchange/auction.ts'
import { cutPage, notOurs, readCursor, readLimit } from '../accounts/read-page.ts'
import { findRound } from './auctions.ts'

/** @throws Fault `not-found`, `invalid-input` */
export async function listAuctionBids(
  pool: Pool,
  { round, cursor, limit }: ListAuctionBidsRequest,
): Promise<ListAuctionBidsResponse> {
  const wanted = readLimit(limit)
  const row = await findRound(pool, round)
  return tellBids(pool, row.round, { cursor, limit: wanted })
}

/** A page of the bids of a round that the index has. @throws Fault `invalid-input` */
export async function tellBids(
  pool: Pool,
  round: bigint,
  { cursor, limit }: { cursor: string; limit: number },
): Promise<ListAuctionBidsResponse> {
  const after = readPlace(cursor)
  const [found, now] = await Promise.all([
    listBids(pool, { round }, { limit: limit + 1, after }),
    after === undefined ? findBasket(pool) : undefined,
  ])
  // One that was made before the index began is known by what the chain keeps of it: not its time.
  if (found.length === 0 && now?.round === round && now.bidder !== '')
    return { bids: [{ bidder: now.bidder, amount: now.bid, timestamp: 0n }], next: '' }
  const { lines, next } = cutPage(found, limit, ({ at }) => [String(at.height), String(at.place)])
  const bids = lines.map(({ bidder, amount, time }) => ({
    bidder: encodeAddress('inj', bidder),
    amount,
    timestamp: BigInt(time.getTime()),
  }))
  return { bids, next }
}

function readPlace(cursor: string): BidPlace | undefined {
  const parts = readCursor(cursor, 2)
  if (parts === undefined) return undefined
  const [height = '', place = ''] = parts
  if (!/^\d{1,18}$/.test(height) || !/^\d{1,9}$/.test(place)) throw notOurs()
  return { height: BigInt(height), place: Number(place) }
}
