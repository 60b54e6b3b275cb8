import type { State } from '#src/state/state.ts'
import type { StateKey } from '#src/state/tables.ts'
import { evmBalances, evmItems } from './tables.ts'

// Who has nothing has no row. Where less than nothing would be left, nothing is changed and the answer is false.

export async function addToBalance(
  state: State,
  key: StateKey<typeof evmBalances>,
  add: bigint,
  height: bigint,
): Promise<boolean> {
  const before = await state.find(evmBalances, key)
  const amount = (before?.amount ?? 0n) + add
  if (amount === 0n) state.remove(evmBalances, key)
  else if (amount > 0n) state.put(evmBalances, { ...key, amount, height })
  return amount >= 0n
}

export async function addToItem(
  state: State,
  key: StateKey<typeof evmItems>,
  add: bigint,
  height: bigint,
): Promise<boolean> {
  const before = await state.find(evmItems, key)
  const amount = (before?.amount ?? 0n) + add
  if (amount === 0n) state.remove(evmItems, key)
  else if (amount > 0n) state.put(evmItems, { ...key, amount, height })
  return amount >= 0n
}
