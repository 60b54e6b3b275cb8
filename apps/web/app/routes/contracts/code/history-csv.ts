import { notThere, passGuard } from '../../../guards.server.ts'
import { splitPath } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { page } from '../../../page.server.ts'
import { fetchNames } from '../../../sources/names/fetch-names.server.ts'
import { findCode } from '../../../sources/wasm/contracts.server.ts'
import { csvOfTable } from '../../../views/lists/csv-of-list.server.ts'
import { tableOfDeeds } from '../deeds.server.ts'
import type { Route } from './+types/history-csv'

/** What was done to a code, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const id = passGuard('wasm-code-search', params.id)
  const [code, names] = await Promise.all([findCode(BigInt(id)), fetchNames()])
  if (code === undefined)
    throw notThere('wasm-code-search', translationsIn(language, 'wasm')('code.absent', { id }))
  return csvOfTable(url, `history-of-code-${id}`, tableOfDeeds(code.deeds, { language, names }))
})
