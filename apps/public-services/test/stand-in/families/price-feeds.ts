import { get, json, routes } from '../family.ts'

/** Hours of what Pyth tells prices of. */
export const priceFeeds = routes(
  get('/price_feeds/:id', {
    answer: ({ params }) =>
      /^[0-9a-f]{64}$/.test(params['id'] ?? '')
        ? json({ id: params['id'], market_hours: { is_open: true, next_open: null, next_close: null } })
        : json({ message: 'no such feed' }, 404),
  }),
)
