import { stateTable, type StateRow } from '#src/state/tables.ts'

/** What validators hold and owe. Who they are is in `validators`. */
export const stakes = stateTable(
  'stakes',
  { validator: 'text' },
  {
    consensus: 'bytes',
    status: 'int4',
    jailed: 'bool',
    tokens: 'amount',
    shares: 'decimal',
    min_self_delegation: 'amount',
    unbonding_height: 'int8',
    unbonding_time: 'time',
    unbonding_ids: 'json',
    commission_rate: 'decimal',
    commission_max_rate: 'decimal',
    commission_max_change_rate: 'decimal',
    commission_time: 'time',
    power: 'int8?',
  },
)
export type Stake = StateRow<typeof stakes>

export const unbonded = 1
export const unbonding = 2
export const bonded = 3

/** The validator of a consensus address. */
export const consensusKeys = stateTable('consensus_keys', { consensus: 'bytes' }, { validator: 'text' })

export const delegations = stateTable(
  'delegations',
  { delegator: 'text', validator: 'text' },
  { shares: 'decimal' },
)
export type Delegation = StateRow<typeof delegations>

export const unbondings = stateTable(
  'unbondings',
  { delegator: 'text', validator: 'text' },
  { entries: 'json' },
)
export const redelegations = stateTable(
  'redelegations',
  { delegator: 'text', source: 'text', destination: 'text' },
  { entries: 'json' },
)

/** Whole numbers as text; times in nanoseconds since 1970. */
export type UnbondingEntry = {
  height: string
  time: string
  initial: string
  balance: string
  /** null where the index began in the middle of the chain: no query tells the counter. */
  id: string | null
}
/** `shares` in 10^-18ths. */
export type RedelegationEntry = {
  height: string
  time: string
  initial: string
  shares: string
  id: string | null
}

export const stakingParams = stateTable(
  'staking_params',
  { id: 'int4' },
  {
    unbonding_time: 'int8',
    max_validators: 'int8',
    max_entries: 'int8',
    historical_entries: 'int8',
    bond_denom: 'text',
    min_commission_rate: 'decimal',
  },
)

/** One row, for what the chain keeps in counters and queues. */
export const stakingCounters = stateTable(
  'staking_counters',
  { id: 'int4' },
  { last_unbonding_id: 'int8?', unbonding_validators: 'json', is_before_first_block: 'bool' },
)
