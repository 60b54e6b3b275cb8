import { invalidInput } from '@injsight/errors'

/** A list that is asked by how many lines to leave out, the newest first. */
export type Source<Line> = (asked: { until: bigint; skip: bigint; limit: number }) => Promise<Line[]>

type Asked = { cursor: string; limit: number; now?: () => number }
type Page<Line> = { lines: Line[]; next: string }

const usualLimit = 50
/** Public services tell no more at once. */
const mostAtOnce = 99

/**
 * One list out of several, the newest first. A cursor says when the first page was asked for, so that what came since
 * moves nothing, and how much of each source has been told: `1763980000000_20_5`. It stands in addresses as it is.
 *
 * @throws Fault `invalid-input` for a cursor that isn't one of these
 */
export async function mergePages<Line extends { time: bigint }>(
  sources: readonly Source<Line>[],
  { cursor, limit, now = Date.now }: Asked,
): Promise<Page<Line>> {
  if (limit < 0) throw invalidInput('page.invalid', 'limit is not below 0')
  const most = Math.min(limit || usualLimit, mostAtOnce)
  const [until, ...skips] =
    cursor === '' ? [wholeSecond(now()), ...sources.map(() => 0n)] : readCursor(cursor)
  if (until === undefined || skips.length !== sources.length)
    throw invalidInput('page.cursor', 'the cursor is not one of ours')
  const told = await Promise.all(
    sources.map(async (ask, at) => ask({ until, skip: skips[at] ?? 0n, limit: most + 1 })),
  )
  const found = told
    .flatMap((lines, at) => lines.map((line) => ({ line, at })))
    .toSorted((a, b) => Number(b.line.time - a.line.time))
  const page = found.slice(0, most)
  const left = skips.map((skip, at) => skip + BigInt(page.filter((one) => one.at === at).length))
  return {
    lines: page.map(({ line }) => line),
    next: found.length > most ? [until, ...left].join('_') : '',
  }
}

/** So that lists of one page that are made of the same lines ask for them alike, and share the answer. */
function wholeSecond(now: number): bigint {
  return BigInt(now - (now % 1000))
}

function readCursor(cursor: string): bigint[] {
  if (!/^\d{1,15}(_\d{1,9})+$/.test(cursor))
    throw invalidInput('page.cursor', 'the cursor is not one of ours')
  return cursor.split('_').map(BigInt)
}
