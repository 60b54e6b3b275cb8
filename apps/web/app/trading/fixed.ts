import { scaleDecimal, unscaleDecimal } from '@injsight/chain'

/** A number of the chain's exchange: so many parts of one. */
export type Fixed = bigint

const places = 18
export const one: Fixed = 10n ** BigInt(places)

export const fixed = (text: string): Fixed => scaleDecimal(text, places)
export const toText = (number: Fixed): string => unscaleDecimal(number, places)

export const times = (left: Fixed, right: Fixed): Fixed => (left * right) / one
export const over = (left: Fixed, right: Fixed): Fixed => (left * one) / right

/** The next multiple of a step below, or the number itself. A step of nothing is none. */
export function floorTo(step: Fixed, number: Fixed): Fixed {
  return step <= 0n ? number : number - (number % step)
}

/** The next multiple of a step above, or the number itself. */
export function ceilTo(step: Fixed, number: Fixed): Fixed {
  const floor = floorTo(step, number)
  return floor === number ? number : floor + step
}
