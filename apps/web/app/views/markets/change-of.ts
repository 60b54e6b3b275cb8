import { scaleDecimal } from '@injsight/chain'

const places = 60

/**
 * By what share a price has changed, to a hundredth of a percent; undefined where it began with nothing.
 *
 * @example changeOf('20', '25') // 0.25
 */
export function changeOf(before: string, after: string): number | undefined {
  if (before === '' || after === '') return undefined
  const [from, to] = [scaleDecimal(before, places), scaleDecimal(after, places)]
  if (from === 0n) return undefined
  const twice = ((to - from) * 20_000n) / from
  // Half of the last digit is rounded away from nothing.
  return Number((twice + (twice < 0n ? -1n : 1n)) / 2n) / 10_000
}
