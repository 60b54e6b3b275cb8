import { invalidInput, notFound } from '@injsight/errors'

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

function readOne<One extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly One[],
): One | '' {
  const text = query.get(name) ?? ''
  const found = choices.find((choice) => choice === text)
  if (found !== undefined || text === '') return found ?? ''
  throw invalidInput('page.choice', `"${text.slice(0, 40)}" is no ${name}: ${choices.join(', ')} are`)
}

/**
 * Where a list begins, as the page before told.
 *
 * @throws Fault `invalid-input`
 */
export function readPlace(query: URLSearchParams, name: string): string {
  const cursor = query.get(name) ?? ''
  if (/^[\w-]{0,2000}$/.test(cursor)) return cursor
  throw invalidInput(`page.${name}`, `"${cursor.slice(0, 40)}" is no place in the list that we gave`)
}

/** @throws Fault `invalid-input`, or `not-found` for a number that there can't be */
export function readProposalId(text: string): bigint {
  if (!/^\d+$/.test(text))
    throw invalidInput('proposal.id', `"${text.slice(0, 40)}" is not the number of a proposal`)
  if (text.length > 18 || BigInt(text) === 0n)
    throw notFound('proposal', `There is no proposal ${text.slice(0, 40)}`)
  return BigInt(text)
}
