import { count, flag, list, message, optional, such, text, texts, whole, type Of } from '../../define.ts'
import { Coin } from './coin.ts'
import { cursor, limit, next, smallest, unknown } from './of-account.ts'
import { Head } from '../chain/heads.ts'

const fraction = 'fraction of 1, decimal text'

export type ListedValidator = Of<typeof ListedValidator>
export const ListedValidator = message('ListedValidator', 'a validator: its words, its stake, its work', {
  operator: text(1, 'injvaloper… of who operates it'),
  consensus: text(2, 'injvalcons… that it signs blocks with'),
  moniker: text(3, 'what it calls itself'),
  status: text(
    4,
    'bonded, unbonding or unbonded; gone where the chain has forgotten it; empty where not known',
  ),
  jailed: flag(5, 'true for one that may not sign'),
  tombstoned: flag(6, 'true for one that may never sign again, since it signed two blocks of a height'),
  jailedUntil: whole(
    7,
    'until when it was or is jailed for lack of votes, milliseconds since 1970; 0 for never',
  ),
  tokens: text(8, `staked with it, ${smallest}; empty where not known`),
  selfBond: text(9, `what of that its own account has staked, ${smallest}; empty where not known`),
  minSelfBond: text(10, `below this it is jailed, ${smallest}; empty where not known`),
  delegators: count(11, 'accounts that stake with it, counted to 10,000; -1 where nobody counts them'),
  commissionRate: text(12, `what it keeps of its delegators’ rewards, ${fraction}`),
  commissionMaxRate: text(13, `what it may never go beyond, ${fraction}`),
  commissionMaxChangeRate: text(14, `by how much it may change it in a day, ${fraction}`),
  commissionTime: whole(15, 'when it last changed, milliseconds since 1970; 0 where not known'),
  proposed: whole(16, 'blocks that it proposed since the index began'),
  signed: whole(17, 'blocks that it voted on since the index began'),
  missed: whole(18, 'blocks that it should have voted on and did not'),
  missedInWindow: whole(19, 'of the last blocks, as the chain counts them; -1 where not known'),
  unbondingTime: whole(
    20,
    'of one that left the set: when its stake is free, milliseconds since 1970; 0 else',
  ),
  website: text(21, 'as it says'),
  identity: text(22, 'as it says; mostly of Keybase'),
  securityContact: text(23, 'as it says'),
  details: text(24, 'as it says'),
})

export type ListValidatorsRequest = Of<typeof ListValidatorsRequest>
export const ListValidatorsRequest = message('ListValidatorsRequest', 'nothing to choose', {})

export type ListValidatorsResponse = Of<typeof ListValidatorsResponse>
export const ListValidatorsResponse = message('ListValidatorsResponse', 'all validators of the chain', {
  validators: list(1, 'the strongest first, and those of the set before all others', ListedValidator),
  denom: text(2, 'what is staked on this chain'),
  unknown,
  bonded: text(4, `staked with those of the set, ${smallest}`),
  mostValidators: whole(5, 'so many may be in the set; 0 where not known'),
  window: whole(6, 'over so many blocks the chain counts missed ones; 0 where not known'),
  mostMissed: whole(7, 'who misses more of them is jailed; 0 where not known'),
})

export type GetValidatorRequest = Of<typeof GetValidatorRequest>
export const GetValidatorRequest = message('GetValidatorRequest', 'names a validator', {
  address: such(
    'injvaloper1s07z7eu40aay7p03hasapv3m9epa9spvm93ktq',
    text(1, 'injvaloper…, injvalcons…, inj1… of the operator, or the hex of either'),
  ),
})

export type ValidatorChange = Of<typeof ValidatorChange>
export const ValidatorChange = message(
  'ValidatorChange',
  'what happened to a validator, or what it changed',
  {
    height: whole(1, 'height of the block'),
    time: whole(2, 'of the block, milliseconds since 1970; 0 where not known'),
    transactionHash: text(3, 'of what did it, upper-case hex; empty for what the chain did itself'),
    what: text(
      4,
      'created, edited, unjailed; or why it was slashed or jailed: missing_signature, double_sign, bridge, jailed',
    ),
    moniker: text(5, 'new, or as created; empty for no change, as those below'),
    website: text(6, 'its website, new'),
    identity: text(7, 'its identity at keybase, new'),
    securityContact: text(8, 'whom to tell of faults, new'),
    details: text(9, 'what it says of itself, new'),
    commissionRate: text(10, `new, ${fraction}`),
    minSelfBond: text(11, `new, ${smallest}`),
    burned: text(12, `what a slash took, ${smallest}; empty for nothing and where the chain does not tell`),
    emptied: texts(13, 'which of these it has set to nothing'),
  },
)

export type GetValidatorResponse = Of<typeof GetValidatorResponse>
export const GetValidatorResponse = message(
  'GetValidatorResponse',
  'a validator: ListValidatorChanges has its history',
  {
    validator: optional(1, 'the validator', ListedValidator),
    denom: text(2, 'what is staked on this chain'),
    unknown,
    rank: count(4, 'its place in the set by stake, from 1; 0 outside of it'),
    bonded: text(5, `staked with all of the set, ${smallest}`),
    window: whole(6, 'over so many blocks the chain counts missed ones; 0 where not known'),
    mostMissed: whole(7, 'who misses more of them is jailed; 0 where not known'),
    rewards: list(8, 'owed to it and its delegators, not withdrawn yet; whole units', Coin),
    commission: list(9, 'what of that is its own commission; whole units', Coin),
    // 10 was a part of what ListValidatorChanges tells.
  },
)

export type ListValidatorChangesRequest = Of<typeof ListValidatorChangesRequest>
export const ListValidatorChangesRequest = message(
  'ListValidatorChangesRequest',
  'names a validator and a page',
  {
    validator: such(
      'injvaloper1s07z7eu40aay7p03hasapv3m9epa9spvm93ktq',
      text(1, 'injvaloper…, injvalcons…, inj1… of the operator, or the hex of either'),
    ),
    cursor,
    limit,
  },
)

export type ListValidatorChangesResponse = Of<typeof ListValidatorChangesResponse>
export const ListValidatorChangesResponse = message(
  'ListValidatorChangesResponse',
  'what happened to a validator, and what it changed',
  {
    changes: list(1, 'the newest first', ValidatorChange),
    next,
    denom: text(3, 'what is staked on this chain'),
  },
)

export type ListDelegatorsRequest = Of<typeof ListDelegatorsRequest>
export const ListDelegatorsRequest = message('ListDelegatorsRequest', 'names a validator and a page', {
  validator: such(
    'injvaloper1s07z7eu40aay7p03hasapv3m9epa9spvm93ktq',
    text(1, 'injvaloper… of the validator'),
  ),
  cursor,
  limit,
})

export type Delegator = Of<typeof Delegator>
export const Delegator = message('Delegator', 'who stakes with a validator', {
  account: text(1, 'inj1… of the account'),
  amount: text(2, `what its shares are worth, ${smallest}`),
})

export type ListDelegatorsResponse = Of<typeof ListDelegatorsResponse>
export const ListDelegatorsResponse = message('ListDelegatorsResponse', 'who stakes with a validator', {
  delegators: list(1, 'the largest first', Delegator),
  next,
  unknown,
  denom: text(4, 'what is staked on this chain'),
})

export type ListProposedBlocksRequest = Of<typeof ListProposedBlocksRequest>
export const ListProposedBlocksRequest = message(
  'ListProposedBlocksRequest',
  'names a validator and a page',
  {
    validator: such(
      'injvaloper1s07z7eu40aay7p03hasapv3m9epa9spvm93ktq',
      text(1, 'any address of the validator'),
    ),
    cursor,
    limit,
  },
)

export type ListProposedBlocksResponse = Of<typeof ListProposedBlocksResponse>
export const ListProposedBlocksResponse = message('ListProposedBlocksResponse', 'what a validator proposed', {
  blocks: list(1, 'the newest first', Head),
  next,
})
