import { scaleDecimal } from '@injsight/chain'

const places = 18

/** @param now, at decimal text; nothing is reached by a market that never traded */
export function hasReached(now: string, { at, isRise }: { at: string; isRise: boolean }): boolean {
  if (now === '') return false
  const [one, other] = [scaleDecimal(now, places), scaleDecimal(at, places)]
  return isRise ? one >= other : one <= other
}

/** Whether a price has to rise to reach another; undefined when it is there. */
export function hasToRise(now: string, at: string): boolean | undefined {
  const [one, other] = [scaleDecimal(now, places), scaleDecimal(at, places)]
  return one === other ? undefined : one < other
}
