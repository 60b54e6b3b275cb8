import { localeOf, pathIn } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { formatMoment } from '../../time/format-moment.ts'
import { formatQuery } from '../../format-query.ts'
import { queryOfRows } from '../../rows.server.ts'
import type { TradeKind, TradeSearch } from '../../sources/markets/trades.server.ts'
import type { ListLinks } from '../../ui/pager.tsx'
import type { SectionContent } from '../../views/lists/section.ts'
import { toShown } from '../../views/lists/table.ts'
import { listTrades, type ListedTrades } from './list.server.ts'
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
  const { kind, search, place, rows, naming } = asked
  const t = translationsIn(naming.language, 'trades')
  const nothing = { table: { columns: [], rows: [] }, warning: '', hint: '', pages: undefined }
  if (search === undefined) return { ...nothing, empty: t('none') }
  if (search.to > 0n && search.from > search.to) return { ...nothing, empty: t('noneLike') }
  return viewContent(await listTrades({ kind, search, place, limit: rows, naming }), asked)
}

export function viewContent({ table, next, lookedSince }: ListedTrades, asked: Asked): SectionContent {
  const { choice, place, naming } = asked
  const t = translationsIn(naming.language, 'trades')
  const isNarrowed = Object.values(choice).some((text) => text !== '')
  const none = t(place.until > 0n ? 'noOlder' : isNarrowed ? 'noneLike' : 'none')
  const soFar = lookedSince === undefined ? '' : t('soFar', { moment: momentOf(lookedSince, naming) })
  const isEmpty = table.rows.length === 0
  return {
    table: toShown(table, Infinity),
    empty: soFar === '' ? none : soFar,
    warning: '',
    hint: isEmpty ? '' : [t('bothSides'), soFar].join(' ').trim(),
    pages: linksOf({ next, isShort: lookedSince !== undefined }, asked),
  }
}

function momentOf(milliseconds: bigint, { language }: Naming): string {
  return formatMoment(Number(milliseconds), localeOf[language], 0)
}

type Onward = { next: TradePlace | undefined; isShort: boolean }

function linksOf({ next, isShort }: Onward, { kind, choice, place, rows, naming }: Asked): ListLinks {
  const { language } = naming
  const states = translationsIn(language, 'states')
  const pathTo = (more: Record<string, string>) =>
    pathIn(language, pathOfTrades(kind, choice, { ...more, ...queryOfRows(rows) }))
  const links: ListLinks['links'] = []
  if (place.until > 0n) links.push({ text: states('newest'), path: pathTo({}) })
  if (next !== undefined) {
    const path = pathTo({ until: String(next.until), skip: String(next.skip) })
    const text = isShort ? translationsIn(language, 'trades')('further') : states('older')
    links.push({ text, path, rel: 'next' })
  }
  return {
    file: pathIn(language, `/trade-history/${kind}.csv${formatQuery(choice)}`),
    links,
    rows,
  }
}
