import { invalidInput } from '@injsight/errors'
import { csvResponse, type CsvPages } from '../../csv.server.ts'
import { splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { toLines, toNames } from '../../views/lists/table.ts'
import type { Route } from './+types/trade-csv'
import { listTrades } from './list.server.ts'
import { readChoice, readKind, toSearch, type TradePlace } from './read-trades.server.ts'

const linesOfPage = 99

/** The trades that a list was narrowed to, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const kind = readKind(params.kind)
  const choice = readChoice(url.searchParams)
  const naming = { language, names: await fetchNames() }
  const fetch = (place: TradePlace) => {
    const search = toSearch(choice, place)
    if (search === undefined)
      throw invalidInput('trades.search', translationsIn(language, 'trades')('wrongSearch'))
    return listTrades({ kind, search, place, limit: linesOfPage, naming })
  }
  const first = await fetch({ until: 0n, skip: 0 })
  return csvResponse(`${kind}-trades`, toNames(first.table), listPages(first, fetch))
})

type Page = Awaited<ReturnType<typeof listTrades>>

async function* listPages(first: Page, fetch: (place: TradePlace) => Promise<Page>): CsvPages {
  let shown = first
  yield toLines(shown.table)
  while (shown.next !== undefined) {
    shown = await fetch(shown.next)
    yield toLines(shown.table)
  }
}
