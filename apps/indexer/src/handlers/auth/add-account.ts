import { decodeAddress, findModule } from '@injsight/chain'
import type { State } from '#src/state/state.ts'
import { authAccounts, authCounter } from './tables.ts'

/** Gives an address the next number, unless it has one. */
export async function addAccount(state: State, address: string): Promise<void> {
  if ((await state.find(authAccounts, { address })) !== undefined) return
  const number = (await state.find(authCounter, { id: 1 }))?.next ?? 0n
  state.put(authCounter, { id: 1, next: number + 1n })
  const module = findModule(decodeAddress(address).bytes) ?? null
  state.put(authAccounts, { address, number, sequence: 0n, module, public_key: null, vesting: null })
}
