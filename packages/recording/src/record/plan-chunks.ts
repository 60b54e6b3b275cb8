/** Heights that go into one file: numbered so that the same height is always in the same file. */
const heightsPerFile = 100n

export type PlannedChunk = { name: string; lo: bigint; hi: bigint }

/**
 * Cuts a range of heights into files.
 *
 * @example planChunks(42n, 120n)  // 000042-000100.jsonl.gz, 000101-000120.jsonl.gz
 */
export function planChunks(from: bigint, to: bigint): PlannedChunk[] {
  const chunks: PlannedChunk[] = []
  for (let lo = from; lo <= to;) {
    const boundary = ((lo - 1n) / heightsPerFile + 1n) * heightsPerFile
    const hi = boundary < to ? boundary : to
    chunks.push({ name: `${pad(lo)}-${pad(hi)}.jsonl.gz`, lo, hi })
    lo = hi + 1n
  }
  return chunks
}

function pad(height: bigint): string {
  return String(height).padStart(6, '0')
}
