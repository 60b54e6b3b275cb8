import type { BlockRows } from '#src/decode/block-rows.ts'
import type { Fact } from '#src/decode/facts.ts'
import type { TableRows } from './copy-rows.ts'

/** A block that is ready to be written. */
export type IndexedBlock = {
  rows: BlockRows
  /** What changes the chain's state, in the order in which it happened: so much that it is made when it is needed. */
  facts: () => Fact[]
  /** What it adds to tables that only ever grow, with what the node said. */
  added: TableRows[]
  /** Consensus addresses of those who did not vote for its parent, upper-case hex. */
  absent: string[]
}
