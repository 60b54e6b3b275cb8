import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { fetchFeeDiscounts } from '../../sources/rewards.server.ts'
import { csvOfTable } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/tier-csv'
import { tierTable } from './discounts.server.ts'

/** The tiers of fee discounts, as a file. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const [{ schedule }, names] = await Promise.all([fetchFeeDiscounts(''), fetchNames()])
  return csvOfTable(url, 'fee-discounts', tierTable(schedule, undefined, { language, names }))
})
