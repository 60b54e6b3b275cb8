import type { GetAccountResponse } from '@injsight/injsight-v1'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-sentence.server.ts'
import { part, type Part } from '../../page.server.ts'
import { lists, type ListName } from './lists/lists.server.ts'
import { toShown, type ShownTable } from './lists/table.ts'
import { listsOf, partOf, pathOfPart, type PartName } from './parts.ts'

/** A list as its page shows it. */
export type Section = {
  name: ListName
  content: Part<{
    table: ShownTable
    /** Modules of the chain whose state the index doesn't know. */
    unknown: string[]
    /** Path of the rest, below the account's. */
    next: string | undefined
    /** Where on this page all of it doesn't stand: how many there are, and the path. */
    all: { count: number; path: string } | undefined
  }>
  /** Path of its beginning, below the account's; undefined where it stands there. */
  beginning: string | undefined
  /** What its file is called, without its ending. */
  file: string
}

const rowsOfPage = 50
const rowsOfOverview = 8
const balancesOfOverview = 25

type Asked = {
  account: string
  part: PartName
  /** undefined where that can't be had. */
  known: GetAccountResponse | undefined
  /** Where the pages of lists begin, by list. */
  cursors: ReadonlyMap<string, string>
  naming: Naming
}

/** The lists of a part. An overview leaves out what the account has none of. */
export async function listSections(asked: Asked): Promise<Section[]> {
  const names = listsOf[asked.part].filter((name) => asked.part !== 'overview' || isWorthIt(name, asked))
  return Promise.all(names.map((name) => toSection(name, asked)))
}

function isWorthIt(name: ListName, { known }: Asked): boolean {
  if (name === 'balances') return true
  return known?.counts !== undefined && lists[name].count(known.counts) > 0
}

async function toSection(name: ListName, asked: Asked): Promise<Section> {
  const cursor = asked.cursors.get(name) ?? ''
  return {
    name,
    content: await part(fetchContent(name, { ...asked, cursor })),
    beginning: cursor === '' ? undefined : pathOfPart(asked.part),
    file: lists[name].file,
  }
}

async function fetchContent(
  name: ListName,
  { account, part: here, known, cursor, naming }: Asked & { cursor: string },
) {
  const isOverview = here === 'overview'
  const limit = isOverview ? (name === 'balances' ? balancesOfOverview : rowsOfOverview) : rowsOfPage
  const { table, next, unknown } = await lists[name].fetch({ account, cursor, limit, naming })
  const isCut = isOverview && (next !== '' || table.rows.length > limit)
  const count = known?.counts === undefined ? table.rows.length : lists[name].count(known.counts)
  return {
    table: toShown(table, isOverview ? limit : Infinity),
    unknown,
    next:
      isOverview || next === ''
        ? undefined
        : `${pathOfPart(here)}?${new URLSearchParams({ [name]: next }).toString()}`,
    all: isCut ? { count, path: pathOfPart(partOf[name]) } : undefined,
  }
}

/** What the parts of the page are called, and how much there is of each where that is known. */
export type Tab = { part: PartName; name: string; count: number | undefined }

export function listTabs(known: GetAccountResponse | undefined, here: PartName, naming: Naming): Tab[] {
  const t = translationsIn(naming.language, 'account')
  const counts = known?.counts
  const count = (part: PartName): number | undefined => {
    if (counts === undefined || part === 'overview') return undefined
    if (part === 'transactions') return counts.transactions
    return listsOf[part].reduce((sum, name) => sum + lists[name].count(counts), 0)
  }
  const tabs = (
    ['overview', 'balances', 'cw20', 'trading', 'staking', 'grants', 'nft', 'transactions'] as const
  ).map((part) => ({ part, name: t(`parts.${part}`), count: count(part) }))
  const always = new Set<PartName>(['overview', 'balances', 'transactions', here])
  return tabs.filter((tab) => tab.count !== 0 || always.has(tab.part))
}
