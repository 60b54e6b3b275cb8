import { list, message, text, whole, type Of } from '../../define.ts'
import { Coin } from './coin.ts'
import { account, smallest, unknown } from './of-account.ts'

export type GetStakingRequest = Of<typeof GetStakingRequest>
export const GetStakingRequest = message('GetStakingRequest', 'names an account', { account })

export type Delegation = Of<typeof Delegation>
export const Delegation = message('Delegation', 'what an account has staked with a validator', {
  validator: text(1, 'injvaloper… of the validator'),
  amount: text(2, `what its shares are worth, ${smallest}`),
  rewards: list(3, 'earned and not withdrawn yet, whole units; empty when they are not known', Coin),
})

export type Unbonding = Of<typeof Unbonding>
export const Unbonding = message('Unbonding', 'what an account takes back from a validator', {
  validator: text(1, 'injvaloper… of the validator'),
  height: whole(2, 'height of the block in which it began'),
  completion: whole(3, 'when it is paid out, milliseconds since 1970'),
  initial: text(4, `at first: ${smallest}`),
  balance: text(5, `what is left after slashes and cancellations: ${smallest}`),
})

export type Redelegation = Of<typeof Redelegation>
export const Redelegation = message('Redelegation', 'what an account moved from validator to validator', {
  source: text(1, 'injvaloper… of the validator that had it'),
  destination: text(2, 'injvaloper… of the validator that got it'),
  height: whole(3, 'height of the block in which it was moved'),
  completion: whole(4, 'from when on it can be moved on, milliseconds since 1970'),
  amount: text(5, smallest),
})

export type GetStakingResponse = Of<typeof GetStakingResponse>
export const GetStakingResponse = message('GetStakingResponse', 'what an account has staked', {
  delegations: list(1, 'by validator', Delegation),
  unbondings: list(2, 'the next to be paid out first', Unbonding),
  unknown,
  redelegations: list(4, 'the next to end first', Redelegation),
  denom: text(5, 'what is staked on this chain'),
  withdrawAddress: text(6, 'inj1… of where rewards go; empty when it is not known'),
})
