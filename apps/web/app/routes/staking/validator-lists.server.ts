import { readAccount } from '@injsight/chain'
import { readCursor } from '../../read-query.ts'
import { pathIn } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { formatQuery } from '../../format-query.ts'
import { queryOfRows } from '../../rows.server.ts'
import { fetchVotesOf } from '../../sources/governance/proposals.server.ts'
import {
  fetchDelegators,
  fetchProposedBlocks,
  fetchStakeMoves,
  fetchValidatorChanges,
} from '../../sources/staking/validators.server.ts'
import type { ListLink, ListLinks } from '../../ui/pager.tsx'
import { account, coin, fileOnly, momentOfBlock } from '../../views/lists/cells.server.ts'
import { sayEmpty } from '../../views/lists/say-empty.server.ts'
import type { Section, SectionContent } from '../../views/lists/section.ts'
import { toShown } from '../../views/lists/table.ts'
import { tableOfVotesOf } from '../../views/governance/votes-of.server.ts'
import { percentOf } from '../../views/staking/percent.ts'
import { amountMoved, tellMove, tellWay } from '../../views/staking/stake-move.server.ts'
import { tableOfBlocks } from './proposed-blocks.server.ts'
import { tableOfChanges } from './validator-changes.server.ts'
import type { Validator } from './validator.server.ts'
import type { StatePage } from '../../views/lists/list-page.ts'
import { toldContent } from '../../views/lists/told-content.server.ts'

type Asked = { told: Validator; cursor: string; rows: number; naming: Naming }

export const pathOfValidator = (operator: string) => `/validator/${operator}/`

export const lists = ['changes', 'delegators', 'moves', 'votes', 'blocks'] as const
export type ListName = (typeof lists)[number]

/** Where the lists of a validator begin, as the page before told. */
export function readCursors(given: URLSearchParams): Record<ListName, string> {
  return {
    changes: readCursor(given, 'changes'),
    delegators: readCursor(given, 'delegators'),
    moves: readCursor(given, 'moves'),
    votes: readCursor(given, 'votes'),
    blocks: readCursor(given, 'blocks'),
  }
}

/** Who stakes with it, the largest first, each with its part of all that is staked with it. */
async function listDelegators({ told, cursor, rows, naming }: Asked): Promise<StatePage> {
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
  return { table: { columns, rows: lines }, next: page.next, unknown: page.unknown }
}

/** What it changed and what befell it, the newest first. */
async function listChanges({ told, cursor, rows, naming }: Asked): Promise<StatePage> {
  const page = await fetchValidatorChanges({ validator: told.validator.operator, cursor, limit: rows })
  return { table: tableOfChanges(page.changes, page.denom, naming), next: page.next, unknown: [] }
}

/** Stake that came to it, left it or moved, the newest first. */
async function listMoves({ told, cursor, rows, naming }: Asked): Promise<StatePage> {
  const page = await fetchStakeMoves({ validator: told.validator.operator, cursor, limit: rows })
  const t = translationsIn(naming.language, 'staking')
  const columns = [
    { name: t('columns.time'), isTime: true },
    { name: t('columns.what') },
    { name: t('columns.account') },
    { name: t('columns.validator') },
    { name: translationsIn(naming.language, 'account')('amount'), isNumber: true },
    { name: t('columns.unit'), isOnlyInFile: true },
  ]
  const lines = page.moves.map((move, place) => ({
    key: `${move.height} ${place}`,
    cells: [
      momentOfBlock(move.height, move.time, naming),
      tellMove(move, naming),
      account(move.account, naming),
      tellWay(move, naming),
      amountMoved(move, page.denom, naming),
      fileOnly(page.denom),
    ],
  }))
  return { table: { columns, rows: lines }, next: page.next, unknown: page.unknown }
}

/** What it voted on proposals, the newest first. */
async function listVotes({ told, cursor, rows, naming }: Asked): Promise<StatePage> {
  const { votes, next } = await fetchVotesOf(readAccount(told.validator.operator), { cursor, limit: rows })
  return { table: tableOfVotesOf(votes, naming), next, unknown: [] }
}

/** The blocks that it proposed, the newest first. */
async function listBlocks({ told, cursor, rows, naming }: Asked): Promise<StatePage> {
  const { blocks, next } = await fetchProposedBlocks(told.validator.operator, { cursor, limit: rows })
  return { table: tableOfBlocks(blocks, naming), next, unknown: [] }
}

export const fetchList: Record<ListName, (asked: Asked) => Promise<StatePage>> = {
  changes: listChanges,
  delegators: listDelegators,
  moves: listMoves,
  votes: listVotes,
  blocks: listBlocks,
}

type OfPage = Omit<Asked, 'cursor'> & { cursors: Record<ListName, string> }

export function listValidatorSections(asked: OfPage): Promise<Section[]> {
  const { language } = asked.naming
  const titles = {
    changes: translationsIn(language, 'staking')('changes'),
    delegators: translationsIn(language, 'staking')('delegators'),
    moves: translationsIn(language, 'staking')('stakeMoves'),
    votes: translationsIn(language, 'governance')('ofValidator'),
    blocks: translationsIn(language, 'staking')('facts.proposed'),
  }
  return Promise.all(
    lists.map(async (name) => ({
      id: name,
      title: titles[name],
      content: await toldContent(asked.naming.language, () => fetchContent(name, asked)),
    })),
  )
}

async function fetchContent(name: ListName, asked: OfPage): Promise<SectionContent> {
  const cursor = asked.cursors[name]
  const listed = await fetchList[name]({ ...asked, cursor })
  const { language } = asked.naming
  const { unknown, table, next } = listed
  const none = {
    changes: translationsIn(language, 'staking')('noChanges'),
    delegators: translationsIn(language, 'staking')('noDelegators'),
    moves: translationsIn(language, 'staking')('noStakeMoves'),
    votes: translationsIn(language, 'governance')('neverVoted'),
    blocks: translationsIn(language, 'staking')('neverProposed'),
  }
  return {
    table: toShown(table, Infinity),
    empty:
      unknown.length > 0
        ? translationsIn(language, 'account')('unknownPart')
        : sayEmpty({ cursor, next, none: none[name], language }),
    warning: '',
    hint: '',
    pages: table.rows.length > 0 || cursor !== '' || next !== '' ? linksOf(name, listed, asked) : undefined,
  }
}

function linksOf(name: ListName, { next }: StatePage, { told, cursors, rows, naming }: OfPage): ListLinks {
  const { language } = naming
  const byTime = [
    translationsIn(language, 'governance')('newest'),
    translationsIn(language, 'governance')('older'),
  ]
  const words = {
    delegators: [translationsIn(language, 'staking')('back'), translationsIn(language, 'staking')('smaller')],
    changes: byTime,
    moves: byTime,
    votes: byTime,
    blocks: byTime,
  }
  const [back = '', more = ''] = words[name]
  const path = pathOfValidator(told.validator.operator)
  const pathFrom = (place: Record<string, string>) =>
    pathIn(language, `${path}${formatQuery({ ...place, ...queryOfRows(rows) })}`)
  const links: ListLink[] = []
  if (cursors[name] !== '') links.push({ text: back, path: pathFrom({}) })
  if (next !== '') links.push({ text: more, path: pathFrom({ [name]: next }), rel: 'next' })
  return { file: pathIn(language, `${path}${name}.csv`), links, rows }
}
