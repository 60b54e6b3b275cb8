import { invalidInput, notFound } from '@injsight/errors'
import { readOne } from '../../read-query.ts'

export const statuses = ['voting', 'deposit', 'passed', 'rejected', 'failed', 'dropped', 'cancelled'] as const
export type Status = (typeof statuses)[number]

/** Whose votes of validators are shown; empty for all. */
export const voteChoices = ['yes', 'no', 'veto', 'abstain', 'none'] as const
export type VoteChoice = (typeof voteChoices)[number] | ''

/** @throws Fault `invalid-input` */
export function readStatus(query: URLSearchParams): Status | '' {
  return readOne(query, 'status', statuses)
}

/** @throws Fault `invalid-input` */
export function readVoteChoice(query: URLSearchParams): VoteChoice {
  return readOne(query, 'vote', voteChoices)
}

/** @throws Fault `invalid-input`, or `not-found` for a number that there can't be */
export function readProposalId(text: string): bigint {
  if (!/^\d+$/.test(text))
    throw invalidInput('proposal.id', `"${text.slice(0, 40)}" is not the number of a proposal`)
  if (text.length > 18 || BigInt(text) === 0n)
    throw notFound('proposal', `There is no proposal ${text.slice(0, 40)}`)
  return BigInt(text)
}
