import type { BlockContext } from '#src/handlers/module.ts'
import { createNotes } from '#src/handlers/notes.ts'

const done = createNotes<BlockContext, true>()

/** The end of this block is past the trades of derivative markets. */
export function markDerivativesDone(block: BlockContext): void {
  done.set(block, true)
}

export function isPastDerivatives(block: BlockContext): boolean {
  return done.get(block) ?? false
}

const told = createNotes<BlockContext, Set<string>>()

/** The market was told of in this block. */
export function markTold(block: BlockContext, market: string): void {
  const markets = told.get(block)
  if (markets === undefined) told.set(block, new Set([market]))
  else markets.add(market)
}

export function isTold(block: BlockContext, market: string): boolean {
  return told.get(block)?.has(market) ?? false
}
