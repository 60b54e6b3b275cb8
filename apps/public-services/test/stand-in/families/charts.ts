import { get, json, routes, type Family } from '../family.ts'
import { fixture } from '../fixtures.ts'

const resolution = { resolution: /^(24h|7days|30days|week|day|hour)$/ }
const marketId = { marketId: /^0x[0-9a-f]{64}$/ }
const summary = { change: 1.5, high: 12, low: 10, open: 11, price: 11.165, volume: 2500 }
const ofHistory = { marketIDs: /^0x[0-9a-f]{64}$/, resolution: /^\d*[DWM]?$/, countback: /^\d+$/ }

/** Two hours, the newest first begun an hour ago. */
const candles = { o: [10.5, 11], h: [11.5, 12], l: [10, 10.5], c: [11, 11.165], v: [1200, 1300] }

/** Chronos: summaries and candles of markets, in numbers as people read them; those of an index where one tells them. */
export const charts: Family = (options) => {
  const { behind } = options
  const at = (path: string, query: Record<string, RegExp>, literal: (query: URLSearchParams) => unknown) =>
    get(`/api/chart/v1/${path}`, {
      query,
      answer: async ({ query: asked }) =>
        json(
          behind === undefined
            ? literal(asked)
            : await (await fetch(`${behind}/api/chart/v1/${path}?${asked}`)).json(),
        ),
    })
  return routes(
    ...['spot', 'derivative'].flatMap((kind) => [
      at(
        `${kind}/market_summary`,
        { ...marketId, ...resolution },
        () => fixture('indexer-api/chronos-openapi-samples/SpotMarketSummary.json') ?? summary,
      ),
      at(`${kind}/market_summary_all`, resolution, () => [{ marketId: `0x${'a1'.repeat(32)}`, ...summary }]),
      get(`/api/chart/v1/${kind}/config`, {
        answer: () => json(fixture('indexer-api/chronos-openapi-samples/SpotMarketConfig.json') ?? {}),
      }),
    ]),
    at('market/history', ofHistory, (query) => {
      const hour = Math.floor(Date.now() / 3_600_000) * 3600
      return query.getAll('marketIDs').map((marketID) => ({
        marketID,
        resolution: query.get('resolution'),
        t: [hour - 3600, hour],
        ...candles,
      }))
    }),
  )(options)
}
