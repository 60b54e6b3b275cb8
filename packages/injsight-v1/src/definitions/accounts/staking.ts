import { flag, list, message, such, text, whole, type Of } from '../../define.ts'
import { Coin } from './coin.ts'
import { account, cursor, limit, next, smallest, unknown } from './of-account.ts'

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

export type ListStakeMovesRequest = Of<typeof ListStakeMovesRequest>
export const ListStakeMovesRequest = message(
  'ListStakeMovesRequest',
  'names an account or a validator, just one of them, and a page',
  {
    account: such(
      'inj13dta78wvue3svup4mjztcuhnxw3g6ma2a49plu',
      text(1, 'inj1… or 0x… of whose stake it is; empty for that of a validator'),
    ),
    cursor,
    limit,
    validator: text(4, 'injvaloper… of the validator; empty for that of an account'),
  },
)

export type StakeMove = Of<typeof StakeMove>
export const StakeMove = message('StakeMove', 'stake that came, went or moved', {
  height: whole(1, 'height of the block'),
  time: whole(2, 'of the block, milliseconds since 1970'),
  kind: text(
    3,
    'delegate, unbond, redelegate, cancel_unbonding_delegation, complete_unbonding (it was paid out), complete_redelegation (it may be moved on), create_validator or unjail',
  ),
  account: text(4, 'inj1… of whose stake it is'),
  validator: text(5, 'injvaloper… of the validator; the one that had it where it moved'),
  destination: text(6, 'injvaloper… of the validator that got it; empty where it did not move'),
  amount: text(7, `${smallest}; 0 where none moved`),
})

export type ListStakeMovesResponse = Of<typeof ListStakeMovesResponse>
export const ListStakeMovesResponse = message(
  'ListStakeMovesResponse',
  'what was done with the stake of an account or of a validator',
  {
    moves: list(1, 'the newest first', StakeMove),
    next,
    unknown,
    denom: text(4, 'what is staked on this chain'),
  },
)

export type ListPayoutsRequest = Of<typeof ListPayoutsRequest>
export const ListPayoutsRequest = message('ListPayoutsRequest', 'names an account and a page', {
  account,
  cursor,
  limit,
})

export type Payout = Of<typeof Payout>
export const Payout = message('Payout', 'rewards or commission that were paid out', {
  height: whole(1, 'height of the block'),
  time: whole(2, 'of the block, milliseconds since 1970'),
  isCommission: flag(3, 'commission of a validator, not the rewards of who stakes'),
  validator: text(4, 'injvaloper… of the validator that earned it'),
  coins: list(5, smallest, Coin),
})

export type ListPayoutsResponse = Of<typeof ListPayoutsResponse>
export const ListPayoutsResponse = message(
  'ListPayoutsResponse',
  'what an account was paid for its stake; a change of a stake pays what it has earned, unasked',
  { payouts: list(1, 'the newest first', Payout), next, unknown },
)
