/** Numbers from 0 to 1. */
export type Chance = () => number

/** What chance decides. */
export function createPicks(chance: Chance) {
  const below = (limit: number) => Math.floor(chance() * limit)
  return {
    below,
    often: (share: number) => chance() < share,
    pick: <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value,
    /** Up to so many. */
    times: <Value>(most: number, create: () => Value): Value[] =>
      Array.from({ length: below(most + 1) }, create),
    bytes: (most: number) => Buffer.from(Array.from({ length: below(most + 1) }, () => below(256))),
  }
}
