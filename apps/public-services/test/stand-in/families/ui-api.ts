import { get, json, routes } from '../family.ts'

const usdt = 'peggy0xdAC17F958D2ee523a2206206994597C13D831ec7'
const market = (ticker: string, digit: string) => ({
  marketId: `0x${digit.repeat(64)}`,
  marketStatus: 'active',
  ticker,
  baseDenom: 'inj',
  quoteDenom: usdt,
})
const summary = (digit: string) => ({
  marketId: `0x${digit.repeat(64)}`,
  change: 4.2,
  high: 13,
  low: 11.5,
  open: 12,
  price: 12.5,
  volume: 250_000.5,
})
const statuses = { 'marketStatuses[]': /^(active|paused|expired|suspended|demolished)$/ }
const operator = 'injvaloper156t3yxd4udv0h9gwagfcmwnmm3quy0nph7tyh5'

/** What Injective's own sites share, below the path of its API; mainnet's. */
export const uiApi = routes(
  get('/price_feeds/:id', {
    answer: ({ params }) =>
      /^0x[0-9a-f]{64}$/.test(params['id'] ?? '')
        ? json({ market_hours: { is_open: false } })
        : json({ message: 'no such feed' }, 404),
  }),
  get('/cache/spot/markets', { query: statuses, answer: () => json([market('INJ/USDT', 'a')]) }),
  get('/cache/spot/summary', { answer: () => json([summary('a')]) }),
  get('/cache/derivatives/markets', {
    query: statuses,
    answer: () => json([{ ...market('INJ/USDT PERP', 'b'), baseDenom: '', isPerpetual: true }]),
  }),
  get('/cache/derivatives/summary', { answer: () => json([]) }),
  get('/cache/tokens', {
    answer: () =>
      json({
        supply: [
          { denom: 'inj', amount: '100000000000000000000000000' },
          { denom: usdt, amount: '95000000000000' },
        ],
        pagination: { total: '2' },
      }),
  }),
  get('/cache/validators', {
    answer: () =>
      json({ validators: [{ operatorAddress: operator, status: 'BOND_STATUS_BONDED', tokens: '7' }] }),
  }),
  get('/cache/explorer-validators', {
    answer: () =>
      json({
        validators: [
          {
            operatorAddress: operator,
            moniker: 'Alpha',
            status: 3,
            tokens: '7000000000000000000',
            commissionRate: '0.05',
            signed: 9,
            missed: 1,
          },
          { operatorAddress: 'nobody', moniker: '<b>' },
        ],
      }),
  }),
)
