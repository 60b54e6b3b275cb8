import type { BlockRows } from '#src/decode/block-rows.ts'

/** A block that is ready to be written. */
export type IndexedBlock = {
  rows: BlockRows
  /** What the node said, compressed. */
  blobs: { block: Buffer; results: Buffer }
  /** Consensus addresses of those who did not vote for its parent, upper-case hex. */
  absent: string[]
}
