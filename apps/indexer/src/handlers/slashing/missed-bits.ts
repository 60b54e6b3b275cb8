import type { State } from '#src/state/state.ts'
import { missedBlocks } from './tables.ts'

const bitsPerChunk = 1024n

/** Sets the bit of a place in the window. @returns what it was */
export async function setMissed(
  state: State,
  consensus: Buffer,
  place: bigint,
  missed: boolean,
): Promise<boolean> {
  const key = { consensus, chunk: place / bitsPerChunk }
  const known = await state.find(missedBlocks, key)
  const bits = known?.bits ?? Buffer.alloc(Number(bitsPerChunk / 8n))
  const at = Number(place % bitsPerChunk)
  const [index, mask] = [at >> 3, 1 << (at & 7)]
  const before = ((bits[index] ?? 0) & mask) !== 0
  if (before === missed) return before
  const changed = Buffer.from(bits)
  changed[index] = (bits[index] ?? 0) ^ mask
  if (changed.every((byte) => byte === 0)) state.remove(missedBlocks, key)
  else state.put(missedBlocks, { ...key, bits: changed })
  return before
}

export async function countMissed(state: State, consensus: Buffer): Promise<bigint> {
  let count = 0n
  for (const { bits } of await state.list(missedBlocks, { consensus })) {
    for (const byte of bits) for (let rest = byte; rest > 0; rest &= rest - 1) count++
  }
  return count
}

export async function forgetMissed(state: State, consensus: Buffer): Promise<void> {
  for (const { chunk } of await state.list(missedBlocks, { consensus })) {
    state.remove(missedBlocks, { consensus, chunk })
  }
}
