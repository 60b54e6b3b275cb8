import { pathIn } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { formatQuery } from '../../../format-query.ts'
import { queryOfRows } from '../../../rows.server.ts'
import type { ListLinks } from '../../../ui/pager.tsx'
import { viewAccountField } from '../../../views/accounts/account-field.server.ts'
import type { FilterFormView } from '../../../views/lists/filter-form.tsx'
import type { SectionContent } from '../../../views/lists/section.ts'
import { toShown } from '../../../views/lists/table.ts'
import { listMarketOptions } from '../../../views/markets/market-options.server.ts'
import { pathOfClosed, type ClosedChoice, type ClosedList } from './read-closed.server.ts'
import { fetchClosed } from './tables.server.ts'

type Asked = {
  list: ClosedList
  choice: ClosedChoice
  search: { marketId: string; account: string } | undefined
  cursor: string
  rows: number
  naming: Naming
}

/** A page of a list as it was narrowed to, or why there is none. */
export async function fetchContent(asked: Asked): Promise<SectionContent> {
  const { list, choice, search, cursor, rows, naming } = asked
  const t = translationsIn(naming.language, 'markets')
  const isNarrowed = Object.values(choice).some((text) => text !== '')
  const none = t(list === 'settlements' ? 'closed.noSettlement' : 'closed.noLiquidation')
  const empty = t(cursor === '' ? 'closed.noneLike' : 'closed.noOlder')
  if (search === undefined)
    return { table: { columns: [], rows: [] }, empty, warning: '', hint: '', pages: undefined }
  const { table, next } = await fetchClosed[list]({ search, cursor, limit: rows, naming })
  return {
    table: toShown(table, rows),
    empty: isNarrowed || cursor !== '' ? empty : none,
    warning: '',
    hint: '',
    pages: linksOf(next, asked),
  }
}

function linksOf(next: string, { list, choice, cursor, rows, naming }: Asked): ListLinks {
  const { language } = naming
  const states = translationsIn(language, 'states')
  const pathTo = (more: Record<string, string>) =>
    pathIn(language, pathOfClosed(list, choice, { ...more, ...queryOfRows(rows) }))
  const links: ListLinks['links'] = []
  if (cursor !== '') links.push({ text: states('newest'), path: pathTo({}) })
  if (next !== '') links.push({ text: states('older'), path: pathTo({ cursor: next }), rel: 'next' })
  return { file: pathIn(language, `/markets/${list}.csv${formatQuery(choice)}`), links, rows }
}

export function viewForm(
  list: ClosedList,
  choice: ClosedChoice,
  { rows, naming }: { rows: number; naming: Naming },
): FilterFormView {
  const t = translationsIn(naming.language, 'markets')
  const action = pathIn(naming.language, `/markets/${list}/`)
  return {
    label: t('closed.filters'),
    action,
    // Settlements are of everybody.
    search:
      list === 'settlements'
        ? undefined
        : viewAccountField(
            { id: 'account', name: t('closed.whose'), value: choice.account },
            naming.language,
          ),
    choices: [
      {
        id: 'market',
        name: t('closed.columns.market'),
        value: choice.market,
        options: [
          { value: '', text: t('closed.allMarkets') },
          ...listMarketOptions(choice.market, (kind) => kind !== 'spot', naming),
        ],
      },
    ],
    times: [],
    kept: queryOfRows(rows),
    show: t('closed.show'),
    clear:
      choice.market === '' && choice.account === ''
        ? undefined
        : { text: t('closed.clear'), path: `${action}${formatQuery(queryOfRows(rows))}` },
  }
}
