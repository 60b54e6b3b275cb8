import { decodeAddress } from '@injsight/chain'
import type { State } from '#src/state/state.ts'
import { feeAllowanceQueue, feeAllowances } from './tables.ts'

/** The chain removes what has expired before the block's time, in the order of its keys, so many at once. */
export async function prune(state: State, time: bigint, most: number): Promise<void> {
  const due = await state.listBelow(feeAllowanceQueue, 'expiration', time)
  for (const entry of due.toSorted(compare).slice(0, most)) {
    state.remove(feeAllowanceQueue, entry)
    state.remove(feeAllowances, { granter: entry.granter, grantee: entry.grantee })
  }
}

type Entry = { expiration: bigint; granter: string; grantee: string }

function compare(a: Entry, b: Entry): number {
  if (a.expiration !== b.expiration) return a.expiration < b.expiration ? -1 : 1
  return Buffer.compare(keyOf(a), keyOf(b))
}

function keyOf({ grantee, granter }: Entry): Buffer {
  const parts = [grantee, granter].map((address) => decodeAddress(address).bytes)
  return Buffer.concat(parts.flatMap((bytes) => [Buffer.from([bytes.length]), bytes]))
}
