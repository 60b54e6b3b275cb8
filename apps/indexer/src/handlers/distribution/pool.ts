import type { State } from '#src/state/state.ts'
import type { DecCoins } from './dec-coins.ts'
import { communityPool } from './tables.ts'

/** Adds coins to the community pool, or takes them from it. */
export async function changePool(state: State, coins: DecCoins, sign: 1n | -1n): Promise<void> {
  for (const [denom, amount] of Object.entries(coins)) {
    const held = await state.find(communityPool, { denom })
    const left = (held?.amount ?? 0n) + sign * BigInt(amount)
    if (left === 0n) state.remove(communityPool, { denom })
    else state.put(communityPool, { denom, amount: left })
  }
}
