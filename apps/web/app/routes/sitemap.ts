import { originOf } from '../frame/frame.server.ts'
import { placeGroups } from '../frame/places.ts'
import { page, part } from '../page.server.ts'
import { fetchMarketDays } from '../sources/markets/markets.server.ts'
import { fetchValidators } from '../sources/staking/validators.server.ts'
import type { Route } from './+types/sitemap'
import { bridgeLists, pathOfList } from './bridges/read-list.ts'
import { mostMarkets } from './markets/market-list.server.ts'
import { metrics } from './statistics/read-metric.ts'
import { formatSitemap } from './sitemap.server.ts'

/** Where the menu's own way to trades leads on to: who indexes sites wants no detours. */
const [tradesPath, spotTrades] = ['/trade-history/', '/trade-history/spot/']

/** Lists beside those that the menu leads to. */
const besides = [
  '/assets/smart-contracts/',
  ...bridgeLists.map((list) => pathOfList(list)).filter((path) => path !== '/bridges/'),
  '/markets/funding-rate-history/',
  '/markets/settlements/',
  '/markets/trading-rules/',
  '/smart-contracts/evm/',
  '/smart-contracts/registered/',
  '/trade-history/derivatives/',
  ...metrics.map((metric) => `/statistics/${metric}/`),
]

/** What there is to look through, every market and every validator; what can't be had is left out for now. */
export const loader = page(async ({ request }: Route.LoaderArgs) => {
  const [markets, validators] = await Promise.all([
    part(fetchMarketDays(mostMarkets)),
    part(fetchValidators()),
  ])
  const paths = [
    '/',
    ...placeGroups.flatMap(({ places }) =>
      places.map(([, path]) => (path === tradesPath ? spotTrades : path)),
    ),
    ...besides,
    ...(markets.value?.markets.map(({ marketId }) => `/market/${marketId}/`) ?? []),
    ...(validators.value?.validators.map(({ operator }) => `/validator/${operator}/`) ?? []),
  ]
  return new Response(formatSitemap(originOf(request), paths), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  })
})
