import type {
  BinaryOptionsMarketRequest,
  BinaryOptionsMarketResponse,
  BinaryOptionsMarketsRequest,
  BinaryOptionsMarketsResponse,
  MarketRequest,
  MarketResponse,
  MarketsRequest,
  MarketsResponse,
  OrderbooksV2Request,
  OrderbooksV2Response,
  OrderbookV2Request,
  OrderbookV2Response,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { notFound } from '@injsight/errors'
import type { Pool } from 'pg'
import { findLastRates } from '#src/queries/exchange/funding-rates.ts'
import { listBooks } from '../exchange/books.ts'
import { findKnown, selectKnown, type KnownMarket, type KnownMarkets } from '../exchange/known-markets.ts'
import { cutPage, readPage } from '../exchange/read-page.ts'
import { hasStatus } from '../exchange/read-status.ts'
import { toBinaryMarket, toDerivativeMarket } from './to-market.ts'

type Sources = { pool: Pool; markets: () => Promise<KnownMarkets> }

/** The methods about markets and their books. */
export function createMarketMethods({ pool, markets }: Sources) {
  async function listMarkets(request: MarketsRequest): Promise<MarketsResponse> {
    const isAsked = hasStatus(request)
    const known = await markets()
    const found = known.list.filter(
      (one) => one.kind !== 'binary' && isAsked(one) && isQuotedIn(one, request.quoteDenom),
    )
    const rates = await findLastRates(
      pool,
      found.map(({ key }) => key),
    )
    return { markets: found.map((one) => toDerivativeMarket(one, known, rates.get(one.key))) }
  }

  async function market({ marketId }: MarketRequest): Promise<MarketResponse> {
    const known = await markets()
    const found = findKnown(known, marketId)
    if (found.kind === 'binary') throw isOther(found, 'is one of binary options: ask BinaryOptionsMarket')
    const rates = await findLastRates(pool, [found.key])
    return { market: toDerivativeMarket(found, known, rates.get(found.key)) }
  }

  async function binaryOptionsMarkets(
    request: BinaryOptionsMarketsRequest,
  ): Promise<BinaryOptionsMarketsResponse> {
    const [isAsked, page] = [hasStatus(request), readPage(request)]
    const known = await markets()
    const found = known.list.filter(
      (one) => one.kind === 'binary' && isAsked(one) && isQuotedIn(one, request.quoteDenom),
    )
    const { lines, paging } = cutPage(found, page)
    return { markets: lines.map((one) => toBinaryMarket(one, known)), paging }
  }

  async function binaryOptionsMarket({
    marketId,
  }: BinaryOptionsMarketRequest): Promise<BinaryOptionsMarketResponse> {
    const known = await markets()
    const found = findKnown(known, marketId)
    if (found.kind !== 'binary') throw isOther(found, 'is not one of binary options: ask Market')
    return { market: toBinaryMarket(found, known) }
  }

  async function orderbookV2({ marketId, depth }: OrderbookV2Request): Promise<OrderbookV2Response> {
    const [book] = await listBooks(pool, [findKnown(await markets(), marketId)], depth)
    return book === undefined ? {} : { orderbook: book.orderbook }
  }

  async function orderbooksV2({ marketIds, depth }: OrderbooksV2Request): Promise<OrderbooksV2Response> {
    return { orderbooks: await listBooks(pool, selectKnown(await markets(), marketIds), depth) }
  }

  return {
    markets: listMarkets,
    market,
    binaryOptionsMarkets,
    binaryOptionsMarket,
    orderbookV2,
    orderbooksV2,
  }
}

function isQuotedIn({ quoteDenom }: KnownMarket, denom: string): boolean {
  return denom === '' || quoteDenom === denom
}

function isOther({ id }: KnownMarket, what: string) {
  return notFound('market', `The market ${id} ${what}`, { market: id })
}
