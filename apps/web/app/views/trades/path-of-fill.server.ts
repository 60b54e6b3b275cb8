import type { Fill } from '@injsight/injsight-v1'
import type { Naming } from '../../language/write-part.server.ts'

/**
 * Path of the page of one side of a trade, without a language: its name follows from its block, its market and its place
 * there. undefined where its block or the market's kind isn't known.
 */
export function pathOfFill(
  { height, marketId, sequence }: Pick<Fill, 'height' | 'marketId' | 'sequence'>,
  { names }: Naming,
): string | undefined {
  const kind = names.markets.get(marketId)?.kind
  if (kind === undefined || height === 0n) return undefined
  const id = `${height}_${marketId.slice(2, 18)}_${sequence & 0xffffn}`
  return `/trade-history/${kind === 'spot' ? 'spot' : 'derivatives'}/${id}/`
}

/** A link to one, where there is a page to link to. */
export function linkToFill(text: string, fill: Parameters<typeof pathOfFill>[0], naming: Naming) {
  const to = pathOfFill(fill, naming)
  return { text, look: 'name' as const, ...(to !== undefined && { to }) }
}
