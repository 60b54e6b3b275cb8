import type { IndexedBlock } from './indexed-block.ts'

const second = 1_000_000n
const lengths = { '1m': 60n * second, '1h': 3600n * second, '1d': 86_400n * second }

export const suffixes = ['1m', '1h', '1d'] as const
export type Suffix = (typeof suffixes)[number]

/** The blocks of a minute, an hour or a day, which begins at `start`, in seconds since 1970. */
export type Bucket = { suffix: Suffix; start: bigint; blocks: IndexedBlock[] }

export function listBuckets(all: IndexedBlock[], suffix: Suffix): Bucket[] {
  const length = lengths[suffix]
  const groups = Map.groupBy(all, ({ rows: { block } }) => (block.time - (block.time % length)) / second)
  return [...groups].map(([start, blocks]) => ({ suffix, start, blocks }))
}

/** When a bucket begins, as SQL. */
export const toTime = `timestamptz 'epoch' + start * interval '1 second'`

/** A part of a statement for each of the roll-ups. */
export function forEach(statement: (suffix: Suffix) => string): string {
  return suffixes.map((suffix) => `to_${suffix} as (${statement(suffix)})`).join(', ')
}
