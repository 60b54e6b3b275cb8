import { get, json, routes } from '../family.ts'

/** The asset price service: an object keyed by denom. */
export const prices = routes(
  get('/denoms', {
    query: { withPrice: /^true$/, onlyActive: /^true$/ },
    answer: () =>
      json({
        inj: {
          denom: 'inj',
          coingecko_id: 'injective-protocol',
          price: { price: 12.5, market_cap: 1_250_000_000, metadata: { source: 'oracle', height: 7 } },
        },
        peggy0xdAC17F958D2ee523a2206206994597C13D831ec7: {
          denom: 'peggy0xdAC17F958D2ee523a2206206994597C13D831ec7',
          coingecko_id: 'tether',
          price: { price: 0.9995, metadata: { source: 'coingecko' } },
        },
        'factory/inj1f82l2a6x7r5nh3v7ktfhnjeyygewd77yf8gwvg/gold': { denom: '', price: { price: 1.5e-7 } },
        unpriced: { denom: 'unpriced', coingecko_id: '', price: { price: 0 } },
        broken: { denom: 'broken', price: { price: 'a lot' } },
      }),
  }),
)
