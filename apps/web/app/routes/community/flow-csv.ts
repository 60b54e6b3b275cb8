import { invalidInput } from '@injsight/errors'
import { splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { csvOfList } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/flow-csv'
import { listFlows } from './list.server.ts'
import { readChoice, toSearch } from './read-choice.server.ts'

/** What went to the community pool and from it, as a file. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const search = toSearch(readChoice(url.searchParams))
  if (search === undefined)
    throw invalidInput('community.search', translationsIn(language, 'forms')('form.notOwner'))
  return csvOfList(url, 'community-pool', listFlows(search, { language, names: await fetchNames() }))
})
