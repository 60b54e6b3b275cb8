import { get, json, routes } from '../family.ts'

/** What Injective's own sites share. */
export const uiApi = routes(
  get('/price_feeds/:id', {
    answer: ({ params }) =>
      /^0x[0-9a-f]{64}$/.test(params['id'] ?? '')
        ? json({ market_hours: { is_open: false } })
        : json({ message: 'no such feed' }, 404),
  }),
)
