import type { State } from '#src/state/state.ts'
import type { ProposalVote } from './tables.ts'
import type { Stake } from './tally.ts'

/** What the voters have staked; undefined when the index doesn't know the stakes. */
export async function findStake(
  _state: State,
  _votes: Pick<ProposalVote, 'voter'>[],
): Promise<Stake | undefined> {
  return undefined
}
