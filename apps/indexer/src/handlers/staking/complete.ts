import { badChainData } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import type { BlockContext, EventContext } from '../module.ts'
import { delegate } from './delegate.ts'
import { putRedelegation, putUnbonding, readRedelegation, readUnbonding, readStaked } from './find.ts'
import { readBech32, readWhole } from './read.ts'

/** `complete_unbonding`: every entry of the pair whose time has come is paid out. */
export async function completeUnbonding(
  event: ChainEvent,
  state: State,
  { block }: EventContext,
): Promise<void> {
  const delegator = readBech32(event.text('delegator'))
  const validator = readBech32(event.text('validator'))
  const entries = await readUnbonding(state, delegator, validator)
  putUnbonding(state, delegator, validator, entries.filter(isWaiting(block)))
}

/** `complete_redelegation` */
export async function completeRedelegation(
  event: ChainEvent,
  state: State,
  { block }: EventContext,
): Promise<void> {
  const key = {
    delegator: readBech32(event.text('delegator')),
    source: readBech32(event.text('source_validator')),
    destination: readBech32(event.text('destination_validator')),
  }
  putRedelegation(state, key, (await readRedelegation(state, key)).filter(isWaiting(block)))
}

function isWaiting({ time }: BlockContext) {
  return (entry: { time: string }) => BigInt(entry.time) > time
}

/** `cancel_unbonding_delegation`: a part of an entry is delegated again. */
export async function cancelUnbonding(
  event: ChainEvent,
  state: State,
  { block }: EventContext,
): Promise<void> {
  const delegator = readBech32(event.text('delegator'))
  const validator = readBech32(event.text('validator'))
  const amount = await readStaked(state, event.text('amount'))
  const height = readWhole(event.text('creation_height')).toString()
  const entries = await readUnbonding(state, delegator, validator)
  const at = entries.findIndex((entry) => entry.height === height && isWaiting(block)(entry))
  const entry = entries[at]
  if (entry === undefined) throw badChainData('staking.entry', `Nothing unbonds since block ${height}`)
  await delegate(state, block, { delegator, validator, amount })
  const balance = BigInt(entry.balance) - amount
  if (balance < 0n) throw badChainData('staking.entry', 'More was cancelled than is unbonding')
  if (balance === 0n) return putUnbonding(state, delegator, validator, entries.toSpliced(at, 1))
  const left = {
    ...entry,
    balance: balance.toString(),
    initial: (BigInt(entry.initial) - amount).toString(),
  }
  putUnbonding(state, delegator, validator, entries.with(at, left))
}
