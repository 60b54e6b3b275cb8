import type {
  StreamOracleListRequest,
  StreamOracleListResponse,
  StreamPricesByMarketsRequest,
  StreamPricesByMarketsResponse,
  StreamPricesRequest,
  StreamPricesResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_oracle_rpc_pb'
import type { CallContext } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import { feedsOf, type MarketFeeds } from '#src/handlers/exchange/markets/mark-price.ts'
import type { PriceRow } from '#src/queries/exchange/oracle.ts'
import { listMarkets } from '#src/queries/exchange/markets.ts'
import { followChanges } from '../heads/follow-changes.ts'
import type { Feed } from '../heads/new-heights.ts'
import { toOracle, toPrices } from './prices.ts'
import { priceOf, readPair } from './read-pair.ts'

type Sources = { pool: Pool; feed: Feed; readPrices: () => Promise<PriceRow[]> }

/** The methods that tell of prices that change. A price is told with the time at which the last of its oracles spoke. */
export function createPriceStreams({ pool, feed, readPrices }: Sources) {
  const follow = <Value>(signal: AbortSignal, of: (rows: PriceRow[]) => [string, Value][]) =>
    followChanges(feed, signal, async () => new Map(of(await readPrices())))

  return {
    streamPrices(request: StreamPricesRequest, { signal }: CallContext): AsyncIterable<StreamPricesResponse> {
      const feeds = readPair(request)
      return follow(signal, (rows) => tellPair(rows, feeds, 0).map((told) => ['', told]))
    },
    streamOracleList(
      { oracleType, symbols }: StreamOracleListRequest,
      { signal }: CallContext,
    ): AsyncIterable<StreamOracleListResponse> {
      return follow(signal, (rows) =>
        rows
          .map((row) => ({ ...toOracle(row), timestamp: row.time * 1000n }))
          .filter((told) => oracleType === '' || told.oracleType === oracleType.toLowerCase())
          .filter(({ symbol }) => symbols.length === 0 || symbols.includes(symbol))
          .map(({ symbol, oracleType: type, price, timestamp }) => [
            `${type}/${symbol}`,
            { symbol, oracleType: type, price, timestamp },
          ]),
      )
    },
    async *streamPricesByMarkets(
      { marketIds }: StreamPricesByMarketsRequest,
      { signal }: CallContext,
    ): AsyncGenerator<StreamPricesByMarketsResponse> {
      const wanted = new Set(marketIds.map((id) => id.toLowerCase()))
      const markets = (await listMarkets(pool, {})).filter(
        ({ id, kind }) => ['perpetual', 'expiry'].includes(kind) && (wanted.size === 0 || wanted.has(id)),
      )
      yield* follow(signal, (rows) =>
        markets.flatMap(({ id, told }) =>
          tellPair(rows, feedsOf({ market: told }), Number(told['oracle_scale_factor'] ?? 0)).map(
            (price): [string, StreamPricesByMarketsResponse] => [id, { ...price, marketId: id }],
          ),
        ),
      )
    },
  }
}

function tellPair(rows: PriceRow[], feeds: MarketFeeds, scale: number): StreamPricesResponse[] {
  const price = priceOf(toPrices(rows), feeds, scale)
  if (price === undefined) return []
  const times = rows
    .filter((row) =>
      [feeds.base, feeds.quote].some((one) => one?.base === row.base && one.oracle === row.oracle),
    )
    .map(({ time }) => time)
  return [{ price, timestamp: times.reduce((last, time) => (time > last ? time : last), 0n) * 1000n }]
}
