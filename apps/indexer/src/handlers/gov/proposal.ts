import { encodeAddress, moduleAccountOf } from '@injsight/chain'
import { badChainData } from '@injsight/errors'
import type { State } from '#src/state/state.ts'
import { proposalDeposits, proposalMessages, proposals, proposalVotes, type Proposal } from './tables.ts'

/** cosmos.gov.v1.ProposalStatus */
export const status = { deposit: 1, voting: 2, passed: 3, rejected: 4, failed: 5 }

/** The account of governance. */
export const authority = encodeAddress('inj', moduleAccountOf('gov'))

export function readId(text: string): bigint {
  if (/^\d{1,18}$/.test(text)) return BigInt(text)
  throw badChainData('proposal.id', `"${text}" is no proposal`)
}

export function findProposal(state: State, id: bigint): Promise<Proposal | undefined> {
  return state.find(proposals, { id })
}

export async function removeProposal(state: State, id: bigint): Promise<void> {
  for (const { place } of await state.list(proposalMessages, { proposal: id })) {
    state.remove(proposalMessages, { proposal: id, place })
  }
  await removeDeposits(state, id)
  await removeVotes(state, id)
  state.remove(proposals, { id })
}

export async function removeDeposits(state: State, id: bigint): Promise<void> {
  for (const { depositor } of await state.list(proposalDeposits, { proposal: id })) {
    state.remove(proposalDeposits, { proposal: id, depositor })
  }
}

export async function removeVotes(state: State, id: bigint): Promise<void> {
  for (const { voter } of await state.list(proposalVotes, { proposal: id })) {
    state.remove(proposalVotes, { proposal: id, voter })
  }
}
