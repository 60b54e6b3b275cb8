import { badChainData } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { readAddress } from '#src/decode/values/read-address.ts'
import type { State } from '#src/state/state.ts'
import { findProposal, readId } from './proposal.ts'
import { proposalVotes, type VoteOptions } from './tables.ts'

export async function vote(event: ChainEvent, state: State): Promise<void> {
  const proposal = readId(event.text('proposal_id'))
  const voter = readAddress(event.text('voter'))
  const options = readOptions(event.text('option'))
  if ((await findProposal(state, proposal)) === undefined) return
  state.put(proposalVotes, { proposal, voter, options, metadata: '' })
}

export function readOptions(text: string): VoteOptions {
  const options = JSON.parse(text) as unknown
  if (!Array.isArray(options) || options.length === 0) throw unreadable(text)
  return options.map((one: unknown) => {
    const { option, weight } = (one ?? {}) as { option?: unknown; weight?: unknown }
    if (!isOption(option) || !isWeight(weight)) throw unreadable(text)
    return { option, weight }
  })
}

function isOption(option: unknown): option is number {
  return typeof option === 'number' && Number.isInteger(option) && option >= 1 && option <= 4
}

function isWeight(weight: unknown): weight is string {
  return typeof weight === 'string' && /^[\d.]{1,40}$/.test(weight)
}

function unreadable(text: string) {
  return badChainData('vote.options', `"${text.slice(0, 100)}" is no vote`)
}
