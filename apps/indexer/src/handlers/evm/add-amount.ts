import type { State } from '#src/state/state.ts'
import type { StateKey } from '#src/state/tables.ts'
import { evmBalances, evmHolders, evmItems } from './tables.ts'

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
  if (amount >= 0n && (before === undefined) !== (amount === 0n))
    await countHolder(state, key.contract, amount === 0n ? -1n : 1n)
  return amount >= 0n
}

async function countHolder(state: State, contract: bigint, change: bigint): Promise<void> {
  const holders = ((await state.find(evmHolders, { contract }))?.holders ?? 0n) + change
  if (holders === 0n) state.remove(evmHolders, { contract })
  else state.put(evmHolders, { contract, holders })
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
