import type {
  BinaryOptionsMarketRequest,
  BinaryOptionsMarketResponse,
  BinaryOptionsMarketsRequest,
  BinaryOptionsMarketsResponse,
  MarketRequest,
  MarketResponse,
  MarketsRequest,
  MarketsResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { notFound } from '@injsight/errors'
import type { Pool } from 'pg'
import { findLastRates } from '#src/queries/exchange/funding-rates.ts'
import { createBookMethods } from '../exchange/book-methods.ts'
import { findKnown, type KnownMarket, type KnownMarkets } from '../exchange/known-markets.ts'
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

  return {
    markets: listMarkets,
    market,
    binaryOptionsMarkets,
    binaryOptionsMarket,
    ...createBookMethods({ pool, markets }),
  }
}

function isQuotedIn({ quoteDenom }: KnownMarket, denom: string): boolean {
  return denom === '' || quoteDenom === denom
}

function isOther({ id }: KnownMarket, what: string) {
  return notFound('market', `The market ${id} ${what}`, { market: id })
}
