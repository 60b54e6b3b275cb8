import { notFound, type Fault } from '@injsight/errors'
import type { Reach } from '#src/queries/blocks/blocks.ts'

/**
 * What is answered about blocks that came before the index begins: an empty list would say that there were none.
 *
 * @param to the highest height that was asked for
 */
export function findUnknownPast({ base, head, isWhole }: Reach, to: bigint): Fault | undefined {
  if (isWhole || to >= base || to < 1n) return undefined
  return notFound('history', `Not known before block ${base}: the index holds blocks ${base} to ${head}`, {
    base,
    head,
    to,
  })
}

/** Ends a sentence about something that isn't there. */
export function describeReach({ base, head, isWhole }: Reach): string {
  return isWhole ? 'in the index' : `in the index, which holds blocks ${base} to ${head} only`
}
