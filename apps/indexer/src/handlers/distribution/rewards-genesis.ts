import { parseDecimal } from '#src/state/columns.ts'
import type { State } from '#src/state/state.ts'
import { readBech32 } from '../staking/read.ts'
import { delegations, stakes } from '../staking/tables.ts'
import type { DecCoins } from './dec-coins.ts'
import { beginDelegation, beginValidator, endPeriod } from './periods.ts'
import { changePool } from './pool.ts'
import { historicalRewards, startingInfos, validatorRewards, type SlashEvent } from './tables.ts'

type Coins = { denom: string; amount: string }[] | null
type Of<Values> = ({ validator_address: string } & Values)[] | null
type Genesis = {
  fee_pool?: { community_pool: Coins }
  outstanding_rewards?: Of<{ outstanding_rewards: Coins }>
  validator_current_rewards?: Of<{ rewards: { rewards: Coins; period: string } }>
  validator_historical_rewards?: Of<{
    period: string
    rewards: { cumulative_reward_ratio: Coins; reference_count: number }
  }>
  delegator_starting_infos?: Of<{
    delegator_address: string
    starting_info: { previous_period: string; stake: string; height: string }
  }>
  validator_slash_events?: Of<{
    height: string
    period: string
    validator_slash_event: { fraction: string }
  }>
}

export async function readRewardsGenesis(
  state: State,
  _: unknown,
  whole: Record<string, unknown>,
): Promise<void> {
  const told = (whole['distribution'] ?? {}) as Genesis
  await changePool(state, readGenesisCoins(told.fee_pool?.community_pool ?? null), 1n)
  readValidators(state, told)
  for (const { validator_address, period, rewards } of told.validator_historical_rewards ?? []) {
    state.put(historicalRewards, {
      validator: readBech32(validator_address),
      period: BigInt(period),
      ratio: readGenesisCoins(rewards.cumulative_reward_ratio),
      refs: BigInt(rewards.reference_count),
    })
  }
  for (const { validator_address, delegator_address, starting_info } of told.delegator_starting_infos ?? []) {
    state.put(startingInfos, {
      validator: readBech32(validator_address),
      delegator: readBech32(delegator_address),
      period: BigInt(starting_info.previous_period),
      stake: parseDecimal(starting_info.stake),
      height: BigInt(starting_info.height),
    })
  }
  await beginOthers(state)
}

function readValidators(state: State, told: Genesis): void {
  const outstanding = new Map(
    (told.outstanding_rewards ?? []).map((one) => [one.validator_address, one.outstanding_rewards]),
  )
  for (const { validator_address, rewards } of told.validator_current_rewards ?? []) {
    const slashes = (told.validator_slash_events ?? [])
      .filter((slash) => slash.validator_address === validator_address)
      .map(({ height, period, validator_slash_event }): SlashEvent => ({
        height,
        period,
        fraction: parseDecimal(validator_slash_event.fraction).toString(),
      }))
    state.put(validatorRewards, {
      validator: readBech32(validator_address),
      outstanding: readGenesisCoins(outstanding.get(validator_address) ?? null),
      current: readGenesisCoins(rewards.rewards),
      period: BigInt(rewards.period),
      slashes,
    })
  }
}

/** Whoever comes with the genesis transactions begins with the chain. */
async function beginOthers(state: State): Promise<void> {
  for (const stake of await state.list(stakes, {})) {
    const { validator } = stake
    if ((await state.find(validatorRewards, { validator })) !== undefined) continue
    beginValidator(state, validator)
    for (const { delegator, shares } of await state.list(delegations, { validator })) {
      await endPeriod(state, { ...stake, tokens: 0n })
      await beginDelegation(state, stake, { delegator, shares, height: 0n })
    }
  }
}

export function readGenesisCoins(coins: Coins): DecCoins {
  return Object.fromEntries(
    (coins ?? []).map(({ denom, amount }) => [denom, parseDecimal(amount).toString()] as const),
  )
}
