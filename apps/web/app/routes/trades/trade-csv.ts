import { invalidInput } from '@injsight/errors'
import { csvResponse } from '../../csv.server.ts'
import { splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { toLines, toNames } from '../../views/lists/table.ts'
import type { Route } from './+types/trade-csv'
import { listTrades } from './list.server.ts'
import { readChoice, readKind, readPlace, toSearch, type TradePlace } from './read-trades.server.ts'

const linesOfPage = 99

/** The trades that a list was narrowed to, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const kind = readKind(params.kind)
  const choice = readChoice(url.searchParams)
  const naming = { language, names: await fetchNames() }
  return csvResponse(url, `${kind}-trades`, async (cursor) => {
    const place = readCursor(cursor)
    const search = toSearch(choice, place)
    if (search === undefined)
      throw invalidInput('trades.search', translationsIn(language, 'forms')('form.notOwner'))
    const { table, next } = await listTrades({ kind, search, place, limit: linesOfPage, naming })
    const nextCursor = next === undefined ? '' : `${next.until}_${next.skip}`
    return { columns: toNames(table), lines: toLines(table), next: nextCursor }
  })
})

/** A place in the list as one word. */
function readCursor(cursor: string): TradePlace {
  const [until = '', skip = ''] = cursor.split('_')
  return readPlace(new URLSearchParams(cursor === '' ? {} : { until, skip }))
}
