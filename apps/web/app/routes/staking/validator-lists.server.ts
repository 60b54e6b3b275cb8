import { invalidInput } from '@injsight/errors'
import { pathIn } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { partOfPage } from '../../page.server.ts'
import { formatQuery } from '../../query.ts'
import { queryOfRows } from '../../rows.server.ts'
import { fetchDelegators } from '../../sources/staking/validators.server.ts'
import type { ListLink, ListLinks } from '../../ui/pager.tsx'
import { account, coin, fileOnly } from '../../views/lists/cells.server.ts'
import type { Section, SectionContent } from '../../views/lists/section.ts'
import { toShown, type Table } from '../../views/lists/table.ts'
import { percentOf } from '../../views/staking/percent.ts'
import { tableOfChanges } from './validator-changes.server.ts'
import type { Validator } from './validator.server.ts'

type Asked = { told: Validator; cursor: string; rows: number; naming: Naming }
export type ListPage = { table: Table; next: string; unknown: string[] }

export const pathOfValidator = (operator: string) => `/validator/${operator}/`

/** Where the list of delegators begins, as the page before told. */
export function readDelegatorCursor(given: URLSearchParams): string {
  const cursor = given.get('delegators') ?? ''
  if (/^[\w-]{0,2000}$/.test(cursor)) return cursor
  throw invalidInput('page.delegators', `"${cursor.slice(0, 40)}" is no place in the list that we gave`)
}

/** Who stakes with it, the largest first, each with its part of all that is staked with it. */
export async function listDelegators({ told, cursor, rows, naming }: Asked): Promise<ListPage> {
  const { operator, tokens } = told.validator
  const page = await fetchDelegators({ validator: operator, cursor, limit: rows })
  const t = translationsIn(naming.language, 'staking')
  const columns = [
    { name: t('columns.account') },
    { name: t('columns.amount'), isNumber: true },
    { name: t('columns.unit'), isOnlyInFile: true },
  ]
  const lines = page.delegators.map(({ account: holder, amount }) => ({
    key: holder,
    cells: [
      account(holder, naming),
      { ...coin(page.denom, amount, naming), below: [percentOf(BigInt(amount), BigInt(tokens || 0))] },
      fileOnly(page.denom),
    ],
  }))
  return { table: { columns, rows: lines, narrow: 'pairs' }, next: page.next, unknown: page.unknown }
}

export function changesSection({ changes, denom, validator }: Validator, naming: Naming): Section {
  const t = translationsIn(naming.language, 'staking')
  const file = pathIn(naming.language, `${pathOfValidator(validator.operator)}changes.csv`)
  const content: SectionContent = {
    table: toShown(tableOfChanges(changes, denom, naming), Infinity),
    empty: t('noChanges'),
    warning: '',
    hint: '',
    pages: changes.length === 0 ? undefined : { file, links: [] },
  }
  return { id: 'changes', title: t('changes'), group: 'validators', content: { value: content } }
}

export async function delegatorsSection(asked: Asked): Promise<Section> {
  const t = translationsIn(asked.naming.language, 'staking')
  return {
    id: 'delegators',
    title: t('delegators'),
    group: 'staking',
    content: await partOfPage(fetchContent(asked)),
  }
}

async function fetchContent(asked: Asked): Promise<SectionContent> {
  const listed = await listDelegators(asked)
  const { language } = asked.naming
  const [t, words] = [translationsIn(language, 'staking'), translationsIn(language, 'account')]
  const { unknown, table } = listed
  const none = asked.cursor === '' ? t('noDelegators') : words('noMore')
  return {
    table: toShown(table, Infinity),
    empty: unknown.length > 0 ? words('unknownPart') : none,
    warning: '',
    hint: '',
    pages: table.rows.length > 0 || asked.cursor !== '' ? linksOf(listed, asked) : undefined,
  }
}

function linksOf({ next }: ListPage, { told, cursor, rows, naming }: Asked): ListLinks {
  const t = translationsIn(naming.language, 'staking')
  const path = pathOfValidator(told.validator.operator)
  const pathFrom = (place: Record<string, string>) =>
    pathIn(naming.language, `${path}${formatQuery({ ...place, ...queryOfRows(rows) })}`)
  const links: ListLink[] = []
  if (cursor !== '') links.push({ text: t('back'), path: pathFrom({}) })
  if (next !== '') links.push({ text: t('smaller'), path: pathFrom({ delegators: next }), rel: 'next' })
  return { file: pathIn(naming.language, `${path}delegators.csv`), links, rows }
}
