import { pathIn } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { formatQuery } from '../../format-query.ts'
import { queryOfRows } from '../../rows.server.ts'
import { fetchDeposits, fetchVotes } from '../../sources/governance/proposals.server.ts'
import { addNamesOf } from '../../sources/names/mentions.server.ts'
import type { ListLinks } from '../../ui/pager.tsx'
import { isVote } from '../../views/governance/options.server.ts'
import { sayEmpty } from '../../views/lists/say-empty.server.ts'
import type { Section, SectionContent } from '../../views/lists/section.ts'
import { toShown, type Table } from '../../views/lists/table.ts'
import { wholeSection } from '../../views/lists/whole-section.ts'
import type { ChoiceGroup } from '../../views/markets/choice-groups.tsx'
import type { Proposal } from './load-proposal.server.ts'
import { voteChoices, type VoteChoice } from './read-proposals.ts'
import { tableOfDeposits, tableOfValidatorVotes, tableOfVotes } from './votes.server.ts'
import type { ListPage } from '../../views/lists/list-page.ts'
import { toldContent } from '../../views/lists/told-content.server.ts'

export const lists = ['votes', 'deposits'] as const
export type ListName = (typeof lists)[number]

export const pathOfProposal = (id: bigint) => `/proposal/${id}/`

/** A part of a list of the proposal, with its people by name. */
export async function listPage(
  name: ListName,
  { id, cursor, limit, naming }: { id: bigint; cursor: string; limit: number; naming: Naming },
): Promise<ListPage> {
  if (name === 'votes') {
    const { votes, next } = await fetchVotes(id, { cursor, limit })
    const named = await nameAccounts(
      votes.map(({ voter }) => voter),
      naming,
    )
    return { table: tableOfVotes(votes, named), next }
  }
  const { deposits, next } = await fetchDeposits(id, { cursor, limit })
  const named = await nameAccounts(
    deposits.map(({ depositor }) => depositor),
    naming,
  )
  return { table: tableOfDeposits(deposits, named), next }
}

async function nameAccounts(accounts: readonly string[], { language, names }: Naming): Promise<Naming> {
  const asked = { markets: [], contracts: [...new Set(accounts)], proposals: [], channels: [] }
  return { language, names: accounts.length === 0 ? names : await addNamesOf(asked, names) }
}

type Asked = {
  told: Proposal
  cursors: Record<ListName, string>
  choice: VoteChoice
  rows: number
  naming: Naming
}

export function listProposalSections(asked: Asked): Promise<Section[]> {
  const t = translationsIn(asked.naming.language, 'governance')
  return Promise.all(
    lists.map(async (name) => ({
      id: name,
      title: t(name === 'votes' ? 'cast' : 'deposits'),
      content: await toldContent(asked.naming.language, () => fetchContent(name, asked)),
    })),
  )
}

async function fetchContent(name: ListName, asked: Asked): Promise<SectionContent> {
  const { told, cursors, rows, naming } = asked
  const cursor = cursors[name]
  const { table, next } = await listPage(name, { id: told.proposal.id, cursor, limit: rows, naming })
  const { language } = naming
  const none = translationsIn(language, 'governance')(name === 'votes' ? 'noVotes' : 'noDeposits')
  return {
    table: toShown(table, Infinity),
    empty: sayEmpty({ cursor, next, none, language }),
    warning: '',
    hint: '',
    pages: table.rows.length > 0 || cursor !== '' || next !== '' ? linksOf(name, next, asked) : undefined,
  }
}

function linksOf(name: ListName, next: string, { told, cursors, choice, rows, naming }: Asked): ListLinks {
  const t = translationsIn(naming.language, 'governance')
  const path = pathOfProposal(told.proposal.id)
  const pathFrom = (place: Record<string, string>) =>
    pathIn(naming.language, `${path}${formatQuery({ vote: choice, ...place, ...queryOfRows(rows) })}`)
  const links: ListLinks['links'] = []
  if (cursors[name] !== '') links.push({ text: t('newest'), path: pathFrom({}) })
  if (next !== '') links.push({ text: t('older'), path: pathFrom({ [name]: next }), rel: 'next' })
  return { file: pathIn(naming.language, `${path}${name}.csv`), links, rows }
}

/** How the validators voted, narrowed to one way. */
export function tableOfSet({ told, choice, naming }: Pick<Asked, 'told' | 'choice' | 'naming'>): Table {
  const { validators, denom, bonded } = told
  return tableOfValidatorVotes(validators, { choice, denom, bonded, naming })
}

export type ShownSet = { section: Section; about: string; choices: ChoiceGroup[] }

/** The same as a section of the page; undefined where nobody can tell. */
export function viewSet({ told, choice, naming }: Asked): ShownSet | undefined {
  const { validators, proposal } = told
  if (validators.length === 0) return undefined
  const t = translationsIn(naming.language, 'governance')
  const path = pathOfProposal(proposal.id)
  const nameOf = (one: (typeof voteChoices)[number]) => (one === 'none' ? t('notVoted') : t(`options.${one}`))
  const count = (one: (typeof voteChoices)[number]) =>
    validators.filter(({ options }) => isVote(options, one)).length
  const choices = (['', ...voteChoices] as const).map((one) => ({
    text: one === '' ? t('all') : `${nameOf(one)} ${count(one)}`,
    path: pathIn(naming.language, `${path}${formatQuery({ vote: one })}#set`),
    isChosen: one === choice,
  }))
  const voted = validators.length - count('none')
  return {
    about: t('validatorsText', { voted, all: validators.length }),
    choices: [{ name: t('columns.vote'), choices }],
    section: wholeSection({
      id: 'set',
      title: t('validators'),
      table: tableOfSet({ told, choice, naming }),
      empty: t('noValidators'),
      file: pathIn(naming.language, `${path}set.csv${formatQuery({ vote: choice })}`),
    }),
  }
}
