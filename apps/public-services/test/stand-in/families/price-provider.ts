import { get, json, routes } from '../family.ts'

const no = /^false$/
const whole = /^\d+$/
const known: Record<string, string> = { '0xe28b3b32b6c345a34ff64674606124dd5aceca30': 'injective-protocol' }
const coin = { id: 'injective-protocol', market_data: { current_price: { usd: 12.25, eur: 11 } } }
const missing = () => json({ error: 'coin not found' }, 404)
const ofKnown = (id: string | undefined, told: object) => (id === coin.id ? json(told) : missing())

/** CoinGecko, without a key. */
export const priceProvider = routes(
  get('/coins/list', {
    query: { include_platform: no },
    answer: () => json([{ id: coin.id, symbol: 'inj', name: 'Injective' }]),
  }),
  get('/coins/:id', {
    query: { localization: no, tickers: no, community_data: no, developer_data: no, sparkline: no },
    answer: ({ params }) => ofKnown(params['id'], coin),
  }),
  get('/coins/ethereum/contract/:address', {
    answer: ({ params }) => {
      const id = known[(params['address'] ?? '').toLowerCase()]
      return id === undefined ? missing() : json({ ...coin, id })
    },
  }),
  get('/coins/:id/market_chart/range', {
    query: { vs_currency: /^usd$/, from: whole, to: whole },
    answer: ({ params, query }) => {
      const from = Number(query.get('from')) * 1000
      const prices = [
        [from, 10],
        [from + 3_600_000, 10.5],
      ]
      return ofKnown(params['id'], { prices, market_caps: [], total_volumes: [] })
    },
  }),
  get('/coins/:id/history', {
    query: { date: /^\d\d-\d\d-\d{4}$/, localization: no },
    answer: ({ params }) => ofKnown(params['id'], coin),
  }),
)
