import { fixture } from '../fixtures.ts'
import { get, json, routes } from '../family.ts'

const resolution = { resolution: /^(24h|7days|30days|week|day|hour)$/ }
const marketId = { marketId: /^0x[0-9a-f]{64}$/ }
const summary = { change: 1.5, high: 12, low: 10, open: 11, price: 11.165, volume: 2500 }

/** Chronos: summaries and candles of markets, in numbers as people read them. */
export const charts = routes(
  ...['spot', 'derivative'].flatMap((kind) => [
    get(`/api/chart/v1/${kind}/market_summary`, {
      query: { ...marketId, ...resolution },
      answer: () => json(fixture('indexer-api/chronos-openapi-samples/SpotMarketSummary.json') ?? summary),
    }),
    get(`/api/chart/v1/${kind}/market_summary_all`, {
      query: resolution,
      answer: () => json([{ marketId: `0x${'a1'.repeat(32)}`, ...summary }]),
    }),
    get(`/api/chart/v1/${kind}/config`, {
      answer: () => json(fixture('indexer-api/chronos-openapi-samples/SpotMarketConfig.json') ?? {}),
    }),
  ]),
  get('/api/chart/v1/market/history', {
    query: { marketIDs: /^0x[0-9a-f]{64}$/, resolution: /^\d*[DWM]?$/, countback: /^\d+$/ },
    answer: ({ query }) =>
      json(
        query.getAll('marketIDs').map((marketID) => ({
          marketID,
          resolution: '60',
          t: [1],
          o: [1],
          h: [2],
          l: [1],
          c: [2],
          v: [3],
        })),
      ),
  }),
)
