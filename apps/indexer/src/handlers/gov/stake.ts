import { decodeAddress } from '@injsight/chain'
import { memoize } from '#src/decode/memoize.ts'
import { bonded, delegations, stakes } from '#src/handlers/staking/tables.ts'
import type { State } from '#src/state/state.ts'
import type { ProposalVote } from './tables.ts'
import type { Stake } from './tally.ts'

type Validator = { validator: string; tokens: bigint; shares: bigint; jailed: boolean }
type Delegation = { delegator: string; validator: string; shares: bigint }

/** What the voters have staked; undefined when the index doesn't know the stakes. */
export async function findStake(
  state: State,
  votes: Pick<ProposalVote, 'voter'>[],
): Promise<Stake | undefined> {
  const validators = await state.list(stakes, { status: bonded })
  if (validators.length === 0) return undefined
  const all: Delegation[] = []
  for (const { voter } of votes) all.push(...(await state.list(delegations, { delegator: voter })))
  return createStake(validators, all)
}

/** @param validators the bonded ones */
export function createStake(validators: Validator[], all: Delegation[]): Stake {
  const stake: Stake = {
    // Who was jailed in this block is in the set until its end, but votes for nobody.
    validators: new Map(
      validators.filter(({ jailed }) => !jailed).map((one) => [accountId(one.validator), one]),
    ),
    delegations: new Map(),
    totalBonded: validators.reduce((sum, { tokens }) => sum + tokens, 0n),
    idOf: accountId,
  }
  for (const { delegator, validator, shares } of all) {
    const ofDelegator = stake.delegations.get(accountId(delegator)) ?? []
    ofDelegator.push({ validator: accountId(validator), shares })
    stake.delegations.set(accountId(delegator), ofDelegator)
  }
  return stake
}

/** The same for a validator's account and its operator address. */
const accountId = memoize(10_000, (address) => Buffer.from(decodeAddress(address).bytes).toString('hex'))
