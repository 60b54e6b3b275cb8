import { notFound } from '@injsight/errors'
import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { fetchTradingRewards } from '../../sources/rewards.server.ts'
import { csvOfList, csvOfTable } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/list-csv'
import { boostTable, listPayments, listPoints, poolTable } from './lists.server.ts'
import { readPool } from './read-choice.ts'

/** A list of the page about trading rewards, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const naming = { language, names: await fetchNames() }
  if (params.list === 'payments') return csvOfList(url, 'trading-rewards-payments', listPayments(naming))
  if (params.list === 'rounds')
    return csvOfTable(url, 'trading-rewards-rounds', poolTable(await fetchTradingRewards(), naming))
  if (params.list === 'boosts')
    return csvOfTable(url, 'trading-rewards-boosts', boostTable(await fetchTradingRewards(), naming))
  if (params.list !== 'points') throw notFound('page', `Page not found: ${url.pathname}`)
  const pool = readPool(url.searchParams)
  const { points } = await fetchTradingRewards()
  const all = points.find((one) => one.pool === pool)
  return csvOfList(url, `trading-rewards-points-${pool}`, listPoints(pool, all, naming))
})
