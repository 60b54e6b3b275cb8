import { invalidInput } from '@injsight/errors'

/** How a recording is played: as it happened, all there at once, or so many times faster than it happened. */
export type Pace = 'live' | 'all' | number

/**
 * Reads a pace.
 *
 * @throws Fault `invalid-input`, code `pace.invalid`
 * @example readPace('10')  // 10: ten times faster
 */
export function readPace(text: string): Pace {
  if (text === 'live' || text === 'all') return text
  const factor = Number(text)
  if (Number.isFinite(factor) && factor > 0) return factor
  throw invalidInput('pace.invalid', `it must be live, all, or a factor such as 10`, { pace: text })
}
