import type {
  Oracle,
  OracleListRequest,
  OracleListResponse,
  PricePayloadV2,
  PriceV2Request,
  PriceV2Response,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_oracle_rpc_pb'
import { invalidInput, notFound } from '@injsight/errors'
import type { Pool } from 'pg'
import { addDecimals } from '#src/queries/exchange/decimals.ts'
import { listMarkets, type Market } from '#src/queries/exchange/markets.ts'
import type { PriceRow } from '#src/queries/exchange/oracle.ts'
import { symbolOf } from '#src/handlers/oracle/price.ts'
import { pageByToken } from '../page-by-token.ts'
import { priceOf, readPair, type Pair, type Prices } from './read-pair.ts'

type Sources = { pool: Pool; readPrices: () => Promise<PriceRow[]> }

/** The methods about what oracles say now. */
export function createPriceMethods({ pool, readPrices }: Sources) {
  return {
    async oracleList(request: OracleListRequest): Promise<OracleListResponse> {
      const wanted = request.oracleType.toLowerCase()
      const all = (await readPrices())
        .map(toOracle)
        .filter(({ oracleType }) => wanted === '' || oracleType === wanted)
        .filter(({ symbol }) => request.symbol === '' || symbol === request.symbol)
      const { lines, next } = pageByToken(all, request, ({ oracleType, symbol }) => `${oracleType}/${symbol}`)
      return { oracles: lines, next }
    },
    async price(request: Pair & { oracleScaleFactor: number }): Promise<{ price: string }> {
      const price = priceOf(toPrices(await readPrices()), readPair(request), readScale(request))
      if (price !== undefined) return { price }
      const { baseSymbol, quoteSymbol, oracleType } = request
      const pair = `${baseSymbol.slice(0, 80)}/${quoteSymbol.slice(0, 80)}`
      throw notFound('price', `No oracle of type ${oracleType.slice(0, 40)} has a price of ${pair}`)
    },
    async priceV2({ filters }: PriceV2Request): Promise<PriceV2Response> {
      if (filters.length > mostPairs)
        throw invalidInput('price.filters', `At most ${mostPairs} prices at once`)
      const [prices, markets] = await Promise.all([readPrices().then(toPrices), listMarkets(pool, {})])
      return {
        prices: filters.flatMap((filter) => {
          const price = priceOf(prices, readPair(filter), readScale(filter))
          if (price === undefined) return []
          return [{ ...filter, price, marketId: findMarketOf(markets, filter)?.id ?? '' }]
        }),
      }
    },
  }
}

const mostPairs = 200
const largestScale = 36

function readScale({ oracleScaleFactor: scale }: { oracleScaleFactor: number }): number {
  if (scale <= largestScale) return scale
  throw invalidInput('price.scale', `oracle_scale_factor is at most ${largestScale}, not ${scale}`)
}

export function toOracle(row: PriceRow): Oracle {
  return {
    symbol: symbolOf(row),
    baseSymbol: row.base,
    quoteSymbol: row.quote,
    oracleType: row.oracle.toLowerCase(),
    price: addDecimals([row.price]),
  }
}

export function toPrices(rows: PriceRow[]): Prices {
  return new Map(rows.map((row) => [`${row.oracle} ${symbolOf(row)}`, row]))
}

function findMarketOf(markets: Market[], { baseSymbol, quoteSymbol, oracleType }: PricePayloadV2) {
  return markets.find(
    ({ told }) =>
      told['oracle_base'] === baseSymbol &&
      told['oracle_quote'] === quoteSymbol &&
      String(told['oracle_type']).toLowerCase() === oracleType.toLowerCase(),
  )
}
