import { shortenHash } from '@injsight/chain'
import type { CastVote, ProposalDeposit, ValidatorVote } from '@injsight/injsight-v1'
import { translationsIn } from '../../language/use-translations.ts'
import { symbolOf, type Naming } from '../../language/write-part.server.ts'
import { isVote, writeOptions } from '../../views/governance/options.server.ts'
import {
  account,
  block,
  coin,
  fileOnly,
  momentOfBlock,
  nothing,
  validator,
  words,
} from '../../views/lists/cells.server.ts'
import type { Cell, Table } from '../../views/lists/table.ts'
import { percentOf } from '../../views/staking/percent.ts'
import type { VoteChoice } from './read-proposals.ts'

/** How the validators voted, the strongest first. */
export function tableOfValidatorVotes(
  votes: readonly ValidatorVote[],
  { choice, denom, bonded, naming }: { choice: VoteChoice; denom: string; bonded: string; naming: Naming },
): Table {
  const t = translationsIn(naming.language, 'governance')
  const columns = [
    { name: t('columns.validator') },
    { name: t('columns.vote') },
    { name: t('columns.power'), isNumber: true, unit: symbolOf(denom, naming) },
    { name: t('columns.block'), isNumber: true },
  ]
  const rows = votes
    .filter(({ options }) => choice === '' || isVote(options, choice))
    .map(({ operator, power, options, height }) => ({
      key: operator,
      cells: [
        validator(operator, naming),
        words([{ text: writeOptions(options, naming.language), look: 'name' }]),
        { ...coin(denom, power, naming), below: [percentOf(BigInt(power), BigInt(bonded || 0))] },
        height === 0n ? nothing : block(height),
      ],
    }))
  return { columns, rows }
}

/** Votes as they came. */
export function tableOfVotes(votes: readonly CastVote[], naming: Naming): Table {
  const t = translationsIn(naming.language, 'governance')
  const columns = [
    { name: t('columns.account') },
    { name: t('columns.vote') },
    { name: t('columns.time'), isTime: true },
    { name: t('columns.transaction') },
  ]
  const rows = votes.map((vote, at) => ({
    // Who changes a vote is there twice.
    key: `${vote.transactionHash} ${vote.voter} ${at}`,
    cells: [
      account(vote.voter, naming),
      words([{ text: writeOptions(vote.options, naming.language), look: 'name' }]),
      momentOfBlock(vote.height, vote.time, naming),
      transaction(vote.transactionHash),
    ],
  }))
  return { columns, rows }
}

export function tableOfDeposits(deposits: readonly ProposalDeposit[], naming: Naming): Table {
  const t = translationsIn(naming.language, 'governance')
  const columns = [
    { name: t('columns.depositor') },
    { name: t('columns.amount'), isNumber: true },
    { name: translationsIn(naming.language, 'account')('denom'), isOnlyInFile: true },
    { name: t('columns.time'), isTime: true },
    { name: t('columns.transaction') },
  ]
  // Of several coins at once each has a line of its own.
  const rows = deposits.flatMap((deposit, at) =>
    deposit.amount.map(({ denom, amount }) => ({
      key: `${deposit.transactionHash} ${at} ${denom}`,
      cells: [
        account(deposit.depositor, naming),
        coin(denom, amount, naming),
        fileOnly(denom),
        momentOfBlock(deposit.height, deposit.time, naming),
        transaction(deposit.transactionHash),
      ],
    })),
  )
  return { columns, rows }
}

function transaction(hash: string): Cell {
  if (hash === '') return nothing
  const to = `/transaction/${hash}/`
  return { shown: [{ text: shortenHash(hash), title: hash, to, look: 'identifier' }], file: hash }
}
