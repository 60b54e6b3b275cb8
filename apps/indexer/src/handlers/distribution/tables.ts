import { historyTable, stateTable, type StateRow } from '#src/state/tables.ts'

/** What a validator has earned for itself and its delegators. Coins are json: 10^-18ths of an amount by denom. */
export const validatorRewards = stateTable(
  'validator_rewards',
  { validator: 'text' },
  { outstanding: 'json', current: 'json', period: 'int8', slashes: 'json' },
)
export type ValidatorRewards = StateRow<typeof validatorRewards>

/** `fraction` in 10^-18ths */
export type SlashEvent = { height: string; period: string; fraction: string }

export const validatorCommissions = stateTable(
  'validator_commissions',
  { validator: 'text' },
  { coins: 'json' },
)

/** Rewards for a token from the beginning of the validator to the end of a period. */
export const historicalRewards = stateTable(
  'historical_rewards',
  { validator: 'text', period: 'int8' },
  { ratio: 'json', refs: 'int8' },
)

/** What a delegation had when its rewards were last withdrawn. */
export const startingInfos = stateTable(
  'starting_infos',
  { validator: 'text', delegator: 'text' },
  { period: 'int8', stake: 'decimal', height: 'int8' },
)
export type StartingInfo = StateRow<typeof startingInfos>

export const withdrawAddresses = stateTable('withdraw_addresses', { delegator: 'text' }, { address: 'text' })

export const communityPool = stateTable('community_pool', { denom: 'text' }, { amount: 'decimal' })

export const distributionParams = stateTable(
  'distribution_params',
  { id: 'int4' },
  {
    community_tax: 'decimal',
    base_proposer_reward: 'decimal',
    bonus_proposer_reward: 'decimal',
    withdraw_addr_enabled: 'bool',
  },
)

/** Rewards and commission paid out. */
export const payouts = historyTable('payouts', 'sequence', {
  seq: 'int8',
  denom: 'int8',
  is_commission: 'bool',
  delegator: 'int8',
  validator: 'int8',
  amount: 'amount',
})

/** What people gave to the community pool, and what governance took out of it. */
export const communityFlows = historyTable('community_flows', 'sequence', {
  seq: 'int8',
  denom: 'int8',
  kind: 'int4',
  account: 'int8',
  amount: 'amount',
})

/** What was shared out at the beginning of a block: all of it, and what the community pool got. */
export const blockRewards = historyTable('block_rewards', 'height', {
  height: 'int8',
  denom: 'int8',
  collected: 'amount',
  to_pool: 'decimal',
})
