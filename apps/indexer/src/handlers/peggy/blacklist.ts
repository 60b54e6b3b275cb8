import type { State } from '#src/state/state.ts'
import { readEthereumAddress } from './read.ts'
import { blacklist } from './tables.ts'

export function addToBlacklist(addresses: string[], state: State): void {
  for (const address of addresses) state.put(blacklist, { address: readEthereumAddress(address) })
}

export function takeFromBlacklist(addresses: string[], state: State): void {
  for (const address of addresses) state.remove(blacklist, { address: readEthereumAddress(address) })
}
