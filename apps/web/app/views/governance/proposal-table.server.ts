import type { ListedProposal, ListProposalsResponse } from '@injsight/injsight-v1'
import { titleOf } from '../../language/labels.server.ts'
import { isolateName } from '../../language/isolate.ts'
import { listWords } from '../../language/list-words.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { symbolOf, type Naming } from '../../language/write-part.server.ts'
import { account, coin, fileOnly, moment, nothing, words } from '../lists/cells.server.ts'
import type { Cell, Table } from '../lists/table.ts'
import { percentOf } from '../staking/percent.ts'

const longestTitle = 120
const mostTypes = 3

/** Proposals as a list, for its page and its file. */
export function tableOfProposals({ proposals, denom }: ListProposalsResponse, naming: Naming): Table {
  const t = translationsIn(naming.language, 'governance')
  const unit = symbolOf(denom, naming)
  const columns = [
    { name: t('columns.number'), isOnlyInFile: true },
    { name: t('columns.proposal') },
    { name: t('columns.state') },
    { name: t('columns.result'), isOnlyOnPage: true, isLong: true },
    { name: t('columns.yes'), isOnlyInFile: true, unit },
    { name: t('columns.no'), isOnlyInFile: true, unit },
    { name: t('columns.veto'), isOnlyInFile: true, unit },
    { name: t('columns.abstain'), isOnlyInFile: true, unit },
    { name: t('columns.until'), isTime: true, isOnlyInFile: true },
    { name: t('columns.proposer'), isNumber: true },
  ]
  const stake = (smallest: string | undefined) =>
    fileOnly(smallest === undefined ? '' : coin(denom, smallest, naming).file)
  const rows = proposals.map((proposal) => ({
    key: String(proposal.id),
    cells: [
      fileOnly(proposal.id),
      nameOf(proposal, naming),
      standing(proposal, naming),
      resultOf(proposal, naming),
      stake(proposal.tally?.yes),
      stake(proposal.tally?.no),
      stake(proposal.tally?.noWithVeto),
      stake(proposal.tally?.abstain),
      proposal.votingEndTime > 0n ? moment(proposal.votingEndTime, naming) : nothing,
      proposal.proposer === '' ? nothing : account(proposal.proposer, naming),
    ],
  }))
  return { columns, rows }
}

const states = ['deposit', 'voting', 'passed', 'rejected', 'failed', 'dropped', 'cancelled'] as const

export function stateOf({ status }: Pick<ListedProposal, 'status'>) {
  return states.find((state) => state === status) ?? 'unknown'
}

/** By its number and title, with what it would do below. */
function nameOf({ id, title, types }: ListedProposal, { language }: Naming): Cell {
  const t = translationsIn(language, 'governance')
  const name = title === '' ? t('untitled') : isolateName(title, longestTitle)
  const told = types.slice(0, mostTypes).map((type) => titleOf(type, language))
  const more = types.length > mostTypes ? [`+${types.length - mostTypes}`] : []
  return {
    shown: [`#${id} `, { text: name, to: `/proposal/${id}/`, look: 'name' }],
    below: [types.length === 0 ? t('words') : listWords([...told, ...more], language)],
    file: title,
  }
}

/** How it stands, and below it until when it is or was voted on. */
function standing(proposal: ListedProposal, naming: Naming): Cell {
  const state = words([translationsIn(naming.language, 'governance')(`states.${stateOf(proposal)}`)])
  const until = proposal.votingEndTime || proposal.depositEndTime
  return until === 0n ? state : { ...state, below: moment(until, naming).shown }
}

/** What part of the votes each option has, those with none left out. */
function resultOf({ tally, status }: ListedProposal, { language }: Naming): Cell {
  if (tally === undefined || status === 'deposit') return nothing
  const t = translationsIn(language, 'governance')
  const parts = [
    [t('options.yes'), BigInt(tally.yes)],
    [t('options.no'), BigInt(tally.no)],
    [t('options.veto'), BigInt(tally.noWithVeto)],
    [t('options.abstain'), BigInt(tally.abstain)],
  ] as const
  const all = parts.reduce((sum, [, part]) => sum + part, 0n)
  if (all === 0n) return words([t('noVotes')])
  return words([
    listWords(
      parts.filter(([, part]) => part > 0n).map(([name, part]) => `${name} ${percentOf(part, all)}`),
      language,
    ),
  ])
}
