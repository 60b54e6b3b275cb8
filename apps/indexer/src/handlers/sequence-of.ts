import { toSequence } from '#src/decode/values/keys.ts'
import type { BlockContext, TxContext } from './module.ts'

// Beyond every transaction that a block can hold.
const outside = 0xffff

/** Sequence of what happened in a transaction; what happened outside of one comes after all of them. */
export function sequenceOf({ block, tx }: { block: BlockContext; tx: TxContext | undefined }): bigint {
  return tx?.sequence ?? toSequence(block.height, outside)
}
