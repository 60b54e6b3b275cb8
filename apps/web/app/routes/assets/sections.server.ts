import { sayUnknown } from '../../views/lists/say-unknown.server.ts'
import { readCursor } from '../../read-query.ts'
import { pathIn } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { formatQuery } from '../../format-query.ts'
import { queryOfRows } from '../../rows.server.ts'
import type { ListLink, ListLinks } from '../../ui/pager.tsx'
import { sayEmpty } from '../../views/lists/say-empty.server.ts'
import type { Section, SectionContent } from '../../views/lists/section.ts'
import { toShown } from '../../views/lists/table.ts'
import type { Asset } from './shown-asset.ts'
import { fetchSupplyChart } from './supply-chart.server.ts'
import { lists, listsOf, type ListName } from './lists.server.ts'
import { isRuleList } from './rule-lists.server.ts'
import type { StatePage } from '../../views/lists/list-page.ts'
import { toldContent } from '../../views/lists/told-content.server.ts'

type Asked = { asset: Asset; cursors: ReadonlyMap<ListName, string>; rows: number; naming: Naming }

/** Where the lists of a token begin, as the page before told; nothing for the first page of each. */
export function readCursors(given: URLSearchParams): Map<ListName, string> {
  const names = Object.keys(lists) as ListName[]
  return new Map(names.map((name) => [name, readCursor(given, name)]))
}

export function listSections(asked: Asked): Promise<Section[]> {
  return Promise.all(
    listsOf(asked.asset).map(async (name) => ({
      id: name,
      title: sayOf(name, 'lists', asked.naming),
      group: name === 'holders' ? 'holders' : undefined,
      content: await toldContent(asked.naming.language, () => fetchContent(name, asked)),
    })),
  )
}

/** Lists of every asset, and those of tokens of the EVM. */
function sayOf(name: ListName, what: 'lists' | 'none', { language }: Naming): string {
  if (name === 'supply' || name === 'flows' || name === 'markets')
    return translationsIn(language, 'assets')(`asset.${what}.${name}`)
  if (isRuleList(name)) return translationsIn(language, 'permissions')(`${what}.${name}`)
  return translationsIn(language, 'token')(`${what}.${name}`)
}

async function fetchContent(name: ListName, asked: Asked): Promise<SectionContent> {
  const { asset, cursors, rows, naming } = asked
  const cursor = cursors.get(name) ?? ''
  const [listed, chart] = await Promise.all([
    lists[name]({ asset, cursor, limit: rows, naming }),
    name === 'supply' ? fetchSupplyChart(asset, naming) : undefined,
  ])
  const t = translationsIn(naming.language, 'token')
  const words = translationsIn(naming.language, 'account')
  const hasLines = listed.table.rows.length > 0
  const { unknown } = listed
  return {
    table: toShown(listed.table, Infinity),
    empty:
      unknown.length > 0
        ? words('unknownPart')
        : sayEmpty({
            cursor,
            next: listed.next,
            none: sayOf(name, 'none', naming),
            language: naming.language,
          }),
    warning: hasLines ? sayUnknown(unknown, asked.naming.language) : '',
    hint: name === 'approvals' && hasLines ? t('told') : '',
    ...(hasLines && chart && { chart }),
    pages: hasLines || cursor !== '' || listed.next !== '' ? linksOf(name, listed, asked) : undefined,
  }
}

function linksOf(name: ListName, { next }: StatePage, { asset, cursors, rows, naming }: Asked): ListLinks {
  const words = translationsIn(naming.language, 'account')
  const pathFrom = (cursor: Record<string, string>) =>
    pathIn(naming.language, `${asset.path}${formatQuery({ ...cursor, ...queryOfRows(rows) })}`)
  const links: ListLink[] = []
  if (cursors.get(name) !== '') links.push({ text: words('beginning'), path: pathFrom({}) })
  if (next !== '') links.push({ text: words('more'), path: pathFrom({ [name]: next }), rel: 'next' })
  const file = pathIn(naming.language, `/asset/${name}.csv${formatQuery({ token: asset.name })}`)
  return { file, links, rows }
}
