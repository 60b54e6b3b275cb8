import type {
  MarketRequest,
  MarketResponse,
  MarketsRequest,
  MarketsResponse,
  OrderbooksV2Request,
  OrderbooksV2Response,
  OrderbookV2Request,
  OrderbookV2Response,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import type { Pool } from 'pg'
import { listBooks } from '../exchange/books.ts'
import { findKnown, selectKnown, type KnownMarkets } from '../exchange/known-markets.ts'
import { hasStatus } from '../exchange/read-status.ts'
import { toSpotMarket } from './to-market.ts'

type Sources = { pool: Pool; markets: () => Promise<KnownMarkets> }

/** The methods about markets and their books. */
export function createMarketMethods({ pool, markets }: Sources) {
  async function listMarkets(request: MarketsRequest): Promise<MarketsResponse> {
    const { baseDenom, quoteDenom } = request
    const isAsked = hasStatus(request)
    const known = await markets()
    const found = known.list.filter(
      (market) =>
        isAsked(market) &&
        (baseDenom === '' || market.baseDenom === baseDenom) &&
        (quoteDenom === '' || market.quoteDenom === quoteDenom),
    )
    return { markets: found.map((market) => toSpotMarket(market, known)) }
  }

  async function market({ marketId }: MarketRequest): Promise<MarketResponse> {
    const known = await markets()
    return { market: toSpotMarket(findKnown(known, marketId), known) }
  }

  async function orderbookV2({ marketId, depth }: OrderbookV2Request): Promise<OrderbookV2Response> {
    const [book] = await listBooks(pool, [findKnown(await markets(), marketId)], depth)
    return book === undefined ? {} : { orderbook: book.orderbook }
  }

  async function orderbooksV2({ marketIds, depth }: OrderbooksV2Request): Promise<OrderbooksV2Response> {
    return { orderbooks: await listBooks(pool, selectKnown(await markets(), marketIds), depth) }
  }

  return { markets: listMarkets, market, orderbookV2, orderbooksV2 }
}
