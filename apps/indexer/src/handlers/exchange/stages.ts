import type { BlockContext } from '#src/handlers/module.ts'

const done = new WeakSet<BlockContext>()

/** The end of this block is past the trades of derivative markets. */
export function markDerivativesDone(block: BlockContext): void {
  done.add(block)
}

export function isPastDerivatives(block: BlockContext): boolean {
  return done.has(block)
}

const told = new WeakMap<BlockContext, Set<string>>()

/** The market was told of in this block. */
export function markTold(block: BlockContext, market: string): void {
  const markets = told.get(block)
  if (markets === undefined) told.set(block, new Set([market]))
  else markets.add(market)
}

export function isTold(block: BlockContext, market: string): boolean {
  return told.get(block)?.has(market) ?? false
}
