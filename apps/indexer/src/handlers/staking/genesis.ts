import { parseDecimal } from '#src/state/columns.ts'
import { consensusAddressOf } from '#src/decode/values/consensus-address.ts'
import type { State } from '#src/state/state.ts'
import { readNanoseconds } from '#src/decode/values/read-time.ts'
import { toDecimal } from './decimals.ts'
import { putRedelegation, putUnbonding } from './find.ts'
import type { GenesisStaking, GenesisTransactions, GenesisValidator } from './genesis-shape.ts'
import { bondStrongest, setPowers } from './genesis-powers.ts'
import { putGenesisParams } from './params.ts'
import { operatorAccount, readBech32, readWhole } from './read.ts'
import {
  bonded,
  consensusKeys,
  delegations,
  stakes,
  stakingCounters,
  unbonded,
  unbonding,
  type Stake,
} from './tables.ts'
import { newStake } from './validator-messages.ts'

export async function readStakingGenesis(
  state: State,
  genesis: unknown,
  whole: Record<string, unknown>,
): Promise<void> {
  const staking = (genesis ?? {}) as GenesisStaking
  if (staking.params === undefined) return
  putGenesisParams(state, staking.params)
  for (const validator of staking.validators ?? []) addValidator(state, validator)
  for (const { delegator_address, validator_address, shares } of staking.delegations ?? []) {
    const key = { delegator: readBech32(delegator_address), validator: readBech32(validator_address) }
    state.put(delegations, { ...key, shares: parseDecimal(shares) })
  }
  addWaiting(state, staking)
  for (const message of listCreations(whole)) addCreation(state, message)
  if (staking.exported === true) await setPowers(state, staking)
  else await bondStrongest(state, BigInt(staking.params.max_validators))
  const waiting = (await state.list(stakes, { status: unbonding })).map(({ validator }) => validator)
  state.put(stakingCounters, {
    id: 1,
    last_unbonding_id: 0n,
    unbonding_validators: waiting,
    is_before_first_block: true,
  })
}

const statuses: Record<string, number> = {
  BOND_STATUS_UNBONDED: unbonded,
  BOND_STATUS_UNBONDING: unbonding,
  BOND_STATUS_BONDED: bonded,
}

function addValidator(state: State, told: GenesisValidator): void {
  const { rate, max_rate, max_change_rate } = told.commission.commission_rates
  put(state, {
    validator: readBech32(told.operator_address),
    consensus: consensusAddressOf(Buffer.from(told.consensus_pubkey.key, 'base64')),
    status: statuses[told.status] ?? unbonded,
    jailed: told.jailed,
    tokens: readWhole(told.tokens),
    shares: parseDecimal(told.delegator_shares),
    min_self_delegation: readWhole(told.min_self_delegation),
    unbonding_height: BigInt(told.unbonding_height),
    unbonding_time: readNanoseconds(told.unbonding_time),
    unbonding_ids: told.unbonding_ids ?? [],
    commission_rate: parseDecimal(rate),
    commission_max_rate: parseDecimal(max_rate),
    commission_max_change_rate: parseDecimal(max_change_rate),
    commission_time: readNanoseconds(told.commission.update_time),
    power: null,
  })
}

function put(state: State, stake: Stake): void {
  state.put(stakes, stake)
  state.put(consensusKeys, { consensus: stake.consensus, validator: stake.validator })
}

function addWaiting(state: State, { unbonding_delegations, redelegations }: GenesisStaking): void {
  for (const { delegator_address, validator_address, entries } of unbonding_delegations ?? []) {
    const waiting = entries.map((entry) => ({
      height: entry.creation_height,
      time: readNanoseconds(entry.completion_time).toString(),
      initial: entry.initial_balance,
      balance: entry.balance,
      id: entry.unbonding_id ?? '0',
    }))
    putUnbonding(state, readBech32(delegator_address), readBech32(validator_address), waiting)
  }
  for (const { delegator_address, validator_src_address, validator_dst_address, entries } of redelegations ??
    []) {
    const key = {
      delegator: readBech32(delegator_address),
      source: readBech32(validator_src_address),
      destination: readBech32(validator_dst_address),
    }
    const waiting = entries.map((entry) => ({
      height: entry.creation_height,
      time: readNanoseconds(entry.completion_time).toString(),
      initial: entry.initial_balance,
      shares: parseDecimal(entry.shares_dst).toString(),
      id: entry.unbonding_id ?? '0',
    }))
    putRedelegation(state, key, waiting)
  }
}

/** The chain runs the genesis transactions before its first block, where no event tells of them. */
export function listCreations(whole: Record<string, unknown>) {
  const { gen_txs } = (whole['genutil'] ?? {}) as GenesisTransactions
  return (gen_txs ?? []).flatMap(({ body }) =>
    body.messages.filter((message) => message['@type'].endsWith('.MsgCreateValidator')),
  )
}

function addCreation(state: State, message: ReturnType<typeof listCreations>[number]): void {
  const validator = readBech32(message.validator_address)
  const amount = readWhole(message.value.amount)
  const { rate, max_rate, max_change_rate } = message.commission
  const stake = newStake(
    validator,
    {
      consensus: consensusAddressOf(Buffer.from(message.pubkey.key, 'base64')),
      min_self_delegation: readWhole(message.min_self_delegation),
      commission_rate: parseDecimal(rate),
      commission_max_rate: parseDecimal(max_rate),
      commission_max_change_rate: parseDecimal(max_change_rate),
    },
    0n,
  )
  const shares = toDecimal(amount)
  put(state, { ...stake, tokens: amount, shares })
  state.put(delegations, { delegator: operatorAccount(validator), validator, shares })
}
