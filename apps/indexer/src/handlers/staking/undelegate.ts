import { MsgUndelegate } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/tx_pb.js'
import { badChainData } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { messageOfEvent } from '#src/decode/message-of-event.ts'
import type { State } from '#src/state/state.ts'
import type { BlockContext, EventContext, TxContext } from '../module.ts'
import {
  findDelegation,
  findParams,
  findStake,
  putUnbonding,
  readUnbonding,
  readStaked,
  takeUnbondingId,
} from './find.ts'
import { readBech32 } from './read.ts'
import { removeShares, sharesToUnbond } from './shares.ts'
import type { Stake } from './tables.ts'
import { unbond } from './unbond.ts'

/** `unbond`: shares become an entry that waits for its time. The event tells the tokens that came out. */
export async function undelegate(
  event: ChainEvent,
  state: State,
  { block, tx }: EventContext,
): Promise<void> {
  const delegator = readBech32(event.text('delegator'))
  const validator = readBech32(event.text('validator'))
  const told = await readStaked(state, event.text('amount'))
  const stake = await findStake(state, validator)
  const held = await findDelegation(state, delegator, validator)
  const asked = findAsked(event, tx)
  const shares = findShares(stake, held.shares, told, asked === undefined ? [told, told + 1n] : [asked])
  const tokens = await unbond(state, block, { delegator, validator, shares })
  await addEntry(state, block, { delegator, validator, tokens })
}

/** What the message asked for; a contract's call has none. */
function findAsked(event: ChainEvent, tx: TxContext | undefined): bigint | undefined {
  const message = tx && messageOfEvent(event, tx.raw)
  if (message?.typeUrl !== `/${MsgUndelegate.typeName}`) return undefined
  return BigInt(MsgUndelegate.fromBinary(message.value).amount?.amount ?? 0)
}

/**
 * The shares whose worth came out. Of a validator that was slashed it may be one less than what was asked for.
 *
 * @param asked what may have been asked for
 */
function findShares(stake: Stake, held: bigint, told: bigint, asked: bigint[]): bigint {
  const fitting = asked
    .map((amount) => sharesToUnbond(stake, held, amount))
    .filter((shares) => removeShares(stake, shares).tokens === told)
  const [shares, other] = new Set(fitting)
  if (shares !== undefined && other === undefined) return shares
  throw badChainData(
    'staking.unbond',
    `${told} may be the worth of no shares of ${stake.validator}, or of several`,
  )
}

async function addEntry(
  state: State,
  { height, time }: BlockContext,
  { delegator, validator, tokens }: { delegator: string; validator: string; tokens: bigint },
): Promise<void> {
  const { unbonding_time } = await findParams(state)
  const end = (time + unbonding_time).toString()
  const entries = await readUnbonding(state, delegator, validator)
  const id = await takeUnbondingId(state)
  const at = entries.findIndex((entry) => entry.height === height.toString() && entry.time === end)
  const same = entries[at]
  if (same === undefined) {
    const amount = tokens.toString()
    putUnbonding(state, delegator, validator, [
      ...entries,
      { height: height.toString(), time: end, initial: amount, balance: amount, id },
    ])
    return
  }
  const grown = {
    ...same,
    initial: (BigInt(same.initial) + tokens).toString(),
    balance: (BigInt(same.balance) + tokens).toString(),
  }
  putUnbonding(state, delegator, validator, entries.with(at, grown))
}
