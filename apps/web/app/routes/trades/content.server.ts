import { Fault } from '@injsight/errors'
import { pathIn } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { formatQuery } from '../../query.ts'
import { queryOfRows } from '../../rows.server.ts'
import type { TradeKind, TradeSearch } from '../../sources/markets/trades.server.ts'
import type { ListLinks } from '../../ui/pager.tsx'
import type { SectionContent } from '../../views/lists/section.ts'
import { toShown } from '../../views/lists/table.ts'
import { listTrades } from './list.server.ts'
import { pathOfTrades, type TradeChoice, type TradePlace } from './read-trades.server.ts'

type Asked = {
  kind: TradeKind
  choice: TradeChoice
  search: TradeSearch | undefined
  place: TradePlace
  rows: number
  naming: Naming
}

/** A page of the trades that a list was narrowed to, or why there is none. */
export async function fetchContent(asked: Asked): Promise<SectionContent> {
  const { kind, choice, search, place, rows, naming } = asked
  const t = translationsIn(naming.language, 'trades')
  const nothing = { table: { columns: [], rows: [] }, warning: '', hint: '', pages: undefined }
  if (search === undefined) return { ...nothing, empty: t('none') }
  const listed = await tooManyAsUndefined(listTrades({ kind, search, place, limit: rows, naming }))
  if (listed === undefined) return { ...nothing, empty: t('tooMany') }
  const { table, next } = listed
  const isNarrowed = Object.values(choice).some((text) => text !== '')
  return {
    table: toShown(table, Infinity),
    empty: t(place.until > 0n ? 'noOlder' : isNarrowed ? 'noneLike' : 'none'),
    warning: '',
    hint: table.rows.length === 0 ? '' : t('bothSides'),
    pages: linksOf(next, asked),
  }
}

/** What is wrong with an address was said before it was asked: what is left is that there are too many to look through. */
async function tooManyAsUndefined<Listed>(asked: Promise<Listed>): Promise<Listed | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Fault && error.kind === 'invalid-input') return undefined
    throw error
  }
}

function linksOf(next: TradePlace | undefined, { kind, choice, place, rows, naming }: Asked): ListLinks {
  const { language } = naming
  const states = translationsIn(language, 'states')
  const pathTo = (more: Record<string, string>) =>
    pathIn(language, pathOfTrades(kind, choice, { ...more, ...queryOfRows(rows) }))
  const links: ListLinks['links'] = []
  if (place.until > 0n) links.push({ text: states('newest'), path: pathTo({}) })
  if (next !== undefined) {
    const path = pathTo({ until: String(next.until), skip: String(next.skip) })
    links.push({ text: states('older'), path, rel: 'next' })
  }
  return {
    file: pathIn(language, `/trade-history/${kind}.csv${formatQuery(choice)}`),
    isTold: true,
    links,
    rows,
  }
}
