import { encodeAddress, moduleAccountOf } from '@injsight/chain'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { readCoins } from '#src/decode/coins.ts'
import type { State } from '#src/state/state.ts'
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
  return event.find('recipient') === distributionAccount || event.find('sender') === distributionAccount
}

/** `transfer` to or from the module's account: what comes in belongs to everybody until it is shared out. */
export async function movePool(event: ChainEvent, state: State): Promise<void> {
  const coins = readWholeCoins(event.text('amount'))
  if (event.find('recipient') === distributionAccount) await changePool(state, coins, 1n)
  if (event.find('sender') === distributionAccount) await changePool(state, coins, -1n)
}

export function readWholeCoins(text: string): DecCoins {
  let coins: DecCoins = {}
  for (const { denom, amount } of readCoins(text)) {
    coins = addCoins(coins, { [denom]: toDecimal(amount).toString() })
  }
  return coins
}
