import { passGuard } from '../../../guards.server.ts'
import { splitPath } from '../../../language/languages.ts'
import { page } from '../../../page.server.ts'
import { fetchNames } from '../../../sources/names/fetch-names.server.ts'
import { csvOfList } from '../../../views/lists/csv-of-list.server.ts'
import { listDeeds } from './list-deeds.server.ts'
import type { Route } from './+types/history-csv'

/** What was done to a code, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const id = passGuard('wasm-code-search', params.id)
  return csvOfList(
    url,
    `history-of-code-${id}`,
    listDeeds(BigInt(id), { language, names: await fetchNames() }),
  )
})
