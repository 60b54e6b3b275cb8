import { decodeAddress, findModule } from '@injsight/chain'
import type { State } from '#src/state/state.ts'
import { authAccounts, authCounter } from './tables.ts'

/**
 * Gives an address the next number, unless it has one.
 *
 * @param sequence null where it may be a contract
 */
export async function addAccount(
  state: State,
  address: string,
  sequence: () => bigint | null = () => 0n,
): Promise<void> {
  if ((await state.find(authAccounts, { address })) !== undefined) return
  const module = findModule(decodeAddress(address).bytes) ?? null
  const number = await takeNumber(state)
  const unset = { public_key: null, vesting: null, code_hash: null }
  state.put(authAccounts, { address, number, sequence: module === null ? sequence() : 0n, module, ...unset })
}

/** Accounts may have been made of which nothing tells: from now on the numbers of new ones aren't known. */
export function forgetNumbers(state: State): void {
  state.put(authCounter, { id: 1, next: null })
}

async function takeNumber(state: State): Promise<bigint | null> {
  const { next } = (await state.find(authCounter, { id: 1 })) ?? { next: 0n }
  if (next !== null) state.put(authCounter, { id: 1, next: next + 1n })
  return next
}
