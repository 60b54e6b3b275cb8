import { decodeAddress } from '@injsight/chain'
import { memoize } from '#src/decode/memo.ts'
import { bonded, delegations, stakes } from '#src/handlers/staking/tables.ts'
import type { State } from '#src/state/state.ts'
import type { ProposalVote } from './tables.ts'
import type { Stake } from './tally.ts'

/** What the voters have staked; undefined when the index doesn't know the stakes. */
export async function findStake(
  state: State,
  votes: Pick<ProposalVote, 'voter'>[],
): Promise<Stake | undefined> {
  const validators = await state.list(stakes, { status: bonded })
  if (validators.length === 0) return undefined
  const stake: Stake = {
    validators: new Map(validators.map((one) => [accountId(one.validator), one])),
    delegations: new Map(),
    totalBonded: validators.reduce((sum, { tokens }) => sum + tokens, 0n),
    idOf: accountId,
  }
  for (const { voter } of votes) {
    const ofVoter = await state.list(delegations, { delegator: voter })
    stake.delegations.set(
      accountId(voter),
      ofVoter.map(({ validator, shares }) => ({ validator: accountId(validator), shares })),
    )
  }
  return stake
}

/** The same for a validator's account and its operator address. */
const accountId = memoize(10_000, (address) => Buffer.from(decodeAddress(address).bytes).toString('hex'))
