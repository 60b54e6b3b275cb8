import { isolateOdd } from '../../../language/isolate.ts'
import { pathIn } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { formatQuery } from '../../../query.ts'
import { queryOfRows } from '../../../rows.server.ts'
import type { ListLinks } from '../../../ui/pager.tsx'
import type { SectionContent } from '../../../views/lists/section.ts'
import { toShown } from '../../../views/lists/table.ts'
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

/** The form that narrows a list, in the words of the visitor. */
export type ClosedFormView = {
  label: string
  action: string
  market: { name: string; value: string; options: { value: string; text: string }[] }
  /** Undefined of settlements, which are of everybody. */
  account: { name: string; value: string; trouble: string } | undefined
  show: string
  /** Undefined where nothing is chosen. */
  clear: { text: string; path: string } | undefined
}

export function viewForm(
  list: ClosedList,
  choice: ClosedChoice,
  { isWrong, naming }: { isWrong: boolean; naming: Naming },
): ClosedFormView {
  const t = translationsIn(naming.language, 'markets')
  const action = pathIn(naming.language, `/markets/${list}/`)
  const known = [...naming.names.markets.values()]
    .filter(({ kind }) => kind !== 'spot')
    .map(({ id, ticker }) => ({ value: id, text: isolateOdd(ticker) }))
    .toSorted((a, b) => a.text.localeCompare(b.text, 'en'))
  // One that nobody has named can be asked for too.
  const isKnown = choice.market === '' || known.some(({ value }) => value === choice.market)
  const named = isKnown ? known : [{ value: choice.market, text: choice.market }, ...known]
  return {
    label: t('closed.filters'),
    action,
    market: {
      name: t('closed.columns.market'),
      value: choice.market,
      options: [{ value: '', text: t('closed.allMarkets') }, ...named],
    },
    account:
      list === 'settlements'
        ? undefined
        : {
            name: t('closed.whose'),
            value: choice.account,
            trouble: isWrong ? t('closed.wrong', { text: isolateOdd(choice.account) }) : '',
          },
    show: t('closed.show'),
    clear:
      choice.market === '' && choice.account === '' ? undefined : { text: t('closed.clear'), path: action },
  }
}
