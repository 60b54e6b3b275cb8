import { badChainData } from '@injsight/errors'
import type { State } from '#src/state/state.ts'
import type { BlockContext } from '../module.ts'
import { findCounters, findParams, findStakeOfConsensus, takeUnbondingId } from './find.ts'
import { callHook } from './hooks.ts'
import { removeStake } from './remove-stake.ts'
import { bonded, stakes, stakingCounters, unbonded, unbonding, type Stake } from './tables.ts'

/** What the end of a block does without an event: who enters the set, who leaves it, who has waited long enough. */
export async function endStaking(state: State, block: BlockContext): Promise<void> {
  const { is_before_first_block } = await findCounters(state)
  if (is_before_first_block) await dateGenesis(state, block)
  for (const { consensus, power } of block.validatorUpdates) {
    const stake = await findStakeOfConsensus(state, consensus)
    if (stake === undefined)
      throw badChainData('staking.update', 'The set has a validator that nobody created')
    if (power === 0n) await leaveSet(state, block, stake)
    else await enterSet(state, block, stake, power)
  }
  await finishUnbonding(state, block)
}

/** The first block has the time of the genesis, which genesis handlers aren't told. */
async function dateGenesis(state: State, { time }: BlockContext): Promise<void> {
  for (const stake of await state.list(stakes, { commission_time: 0n })) {
    state.put(stakes, { ...stake, commission_time: time })
  }
  state.put(stakingCounters, { ...(await findCounters(state)), is_before_first_block: false })
}

async function enterSet(state: State, block: BlockContext, before: Stake, power: bigint): Promise<void> {
  const stake = { ...before, status: bonded, power }
  state.put(stakes, stake)
  if (before.status === bonded) return
  await setWaiting(state, (waiting) => waiting.filter((one) => one !== stake.validator))
  callHook(block, { hook: 'validator bonded', stake })
}

async function leaveSet(state: State, block: BlockContext, stake: Stake): Promise<void> {
  const { unbonding_time } = await findParams(state)
  const id = await takeUnbondingId(state)
  state.put(stakes, {
    ...stake,
    status: unbonding,
    power: null,
    unbonding_height: block.height,
    unbonding_time: block.time + unbonding_time,
    unbonding_ids: [...(stake.unbonding_ids as (string | null)[]), id],
  })
  await setWaiting(state, (waiting) => [...waiting, stake.validator])
}

/** The numbers of its unbondings stay with the validator: the chain forgets to write that it forgot them. */
async function finishUnbonding(state: State, block: BlockContext): Promise<void> {
  const { unbonding_validators } = await findCounters(state)
  for (const validator of unbonding_validators as string[]) {
    const stake = await state.find(stakes, { validator })
    if (stake !== undefined && (stake.unbonding_height > block.height || stake.unbonding_time > block.time))
      continue
    await setWaiting(state, (waiting) => waiting.filter((one) => one !== validator))
    if (stake === undefined) continue
    const done = { ...stake, status: unbonded }
    if (done.shares === 0n) removeStake(state, block, done)
    else state.put(stakes, done)
  }
}

async function setWaiting(state: State, change: (waiting: string[]) => string[]): Promise<void> {
  const counters = await findCounters(state)
  const unbonding_validators = change(counters.unbonding_validators as string[])
  state.put(stakingCounters, { ...counters, unbonding_validators })
}
