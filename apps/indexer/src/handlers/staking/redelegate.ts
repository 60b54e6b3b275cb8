import { badChainData } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import type { BlockContext, EventContext } from '../module.ts'
import { delegate } from './delegate.ts'
import {
  findDelegation,
  findParams,
  findStake,
  putRedelegation,
  readRedelegation,
  readStaked,
  takeUnbondingId,
} from './find.ts'
import { readBech32 } from './read.ts'
import { sharesToUnbond } from './shares.ts'
import { bonded, stakes, unbonded } from './tables.ts'
import { unbond } from './unbond.ts'
import { createNotes } from '#src/handlers/notes.ts'

// The event of a redelegation doesn't say whose it is. Rewards are always withdrawn first, which does.
const withdrawals = createNotes<BlockContext, Map<string, string>>()

/** `withdraw_rewards` */
export function noteWithdrawal(event: ChainEvent, block: BlockContext): void {
  const known = withdrawals.get(block) ?? new Map<string, string>()
  withdrawals.set(block, known)
  known.set(readBech32(event.text('validator')), readBech32(event.text('delegator')))
}

/** Who withdrew the rewards of a validator last. */
export function withdrawerOf(block: BlockContext, validator: string): string {
  const delegator = withdrawals.get(block)?.get(readBech32(validator))
  if (delegator !== undefined) return delegator
  throw badChainData('staking.redelegate', 'Nobody withdrew before redelegating')
}

/** `redelegate`: tokens move at once, and the move waits in case the source is slashed for an older deed. */
export async function redelegate(event: ChainEvent, state: State, { block }: EventContext): Promise<void> {
  const source = readBech32(event.text('source_validator'))
  const destination = readBech32(event.text('destination_validator'))
  const amount = await readStaked(state, event.text('amount'))
  const delegator = withdrawerOf(block, source)
  const held = await findDelegation(state, delegator, source)
  const shares = sharesToUnbond(await findStake(state, source), held.shares, amount)
  const tokens = await unbond(state, block, { delegator, validator: source, shares })
  const issued = await delegate(state, block, { delegator, validator: destination, amount: tokens })
  const wait = await findWait(state, block, source)
  if (wait === undefined) return
  const key = { delegator, source, destination }
  const entries = await readRedelegation(state, key)
  const id = await takeUnbondingId(state)
  const [initial, given] = [tokens.toString(), issued.toString()]
  putRedelegation(state, key, [...entries, { ...wait, initial, shares: given, id }])
}

// The chain's zero of time: the year 1.
const zeroTime = (-62_135_596_800n * 1_000_000_000n).toString()

/** How long the move has to wait; undefined when the source has nothing left to answer for. */
async function findWait(
  state: State,
  { height, time }: BlockContext,
  source: string,
): Promise<{ height: string; time: string } | undefined> {
  const stake = await state.find(stakes, { validator: source })
  // Of a source that is gone with this move the chain finds no time: the move is over with the block.
  if (stake === undefined) return { height: '0', time: zeroTime }
  if (stake.status === unbonded) return undefined
  if (stake.status === bonded) {
    const { unbonding_time } = await findParams(state)
    return { height: height.toString(), time: (time + unbonding_time).toString() }
  }
  return { height: stake.unbonding_height.toString(), time: stake.unbonding_time.toString() }
}
