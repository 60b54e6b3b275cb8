import { MsgMultiSend, MsgSend } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/tx_pb.js'
import { encodeAddress, moduleAccountOf } from '@injsight/chain'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { readCoins } from '#src/decode/values/read-coins.ts'
import { messageOfEvent } from '#src/decode/message-of-event.ts'
import type { State } from '#src/state/state.ts'
import type { EventContext, TxContext } from '../module.ts'
import { toDecimal } from '../staking/decimals.ts'
import { addCoins, type DecCoins } from './dec-coins.ts'
import { communityPool } from './tables.ts'

export const distributionAccount = encodeAddress('inj', moduleAccountOf('distribution'))

/** Adds coins to the community pool, or takes them from it. */
export async function changePool(state: State, coins: DecCoins, sign: 1n | -1n): Promise<void> {
  for (const [denom, amount] of Object.entries(coins)) {
    const held = await state.find(communityPool, { denom })
    const left = (held?.amount ?? 0n) + sign * BigInt(amount)
    if (left === 0n) state.remove(communityPool, { denom })
    else state.put(communityPool, { denom, amount: left })
  }
}

export function isOfPool(event: ChainEvent): boolean {
  return event.find('recipient') === distributionAccount || isPaid(event)
}

/** `transfer` to or from the module's account: what comes in belongs to everybody until it is shared out. */
export async function movePool(event: ChainEvent, state: State, { tx }: EventContext): Promise<void> {
  const coins = readWholeCoins(event.text('amount'))
  if (isPaid(event)) await changePool(state, coins, -1n)
  else if (!isSent(event, tx)) await changePool(state, coins, 1n)
}

/** Coins that leave the module's account; for whoever has it as withdraw address, only to lie there. */
export function isPaid(event: ChainEvent): boolean {
  return event.find('sender') === distributionAccount
}

const sends: ReadonlySet<string> = new Set([`/${MsgSend.typeName}`, `/${MsgMultiSend.typeName}`])

/** Coins that are merely sent to the module's account lie there, and belong to nobody. */
export function isSent(event: ChainEvent, tx: TxContext | undefined): boolean {
  const message = tx && messageOfEvent(event, tx.raw)
  return message !== undefined && sends.has(message.typeUrl)
}

export function readWholeCoins(text: string): DecCoins {
  let coins: DecCoins = {}
  for (const { denom, amount } of readCoins(text)) {
    coins = addCoins(coins, { [denom]: toDecimal(amount).toString() })
  }
  return coins
}
