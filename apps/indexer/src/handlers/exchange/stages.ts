import type { BlockContext } from '../module.ts'

const done = new WeakSet<BlockContext>()

/** The end of this block is past the trades of derivative markets. */
export function markDerivativesDone(block: BlockContext): void {
  done.add(block)
}

export function isPastDerivatives(block: BlockContext): boolean {
  return done.has(block)
}
