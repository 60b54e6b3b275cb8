import { refusal, Status } from '@injsight/grpc-web'

const [linesAtOnce, mostQuestions] = [100, 5]

type List<Line> = {
  /** The newest first. */
  ask: (page: { skip: number; limit: number }) => Promise<readonly Line[]>
  /** Numbers fall from line to line, and may leave some out. */
  numberOf: (line: Line) => bigint
}

/**
 * The line of a list that has a number, where the list can only be paged: each page tells about how far it still is.
 *
 * @returns undefined where the list has none of this number
 * @throws Fault `grpc.unimplemented` where it isn't come upon after five questions
 */
export async function findNumbered<Line>(
  { ask, numberOf }: List<Line>,
  wanted: bigint,
): Promise<Line | undefined> {
  let [from, to, skip] = [0, Number.MAX_SAFE_INTEGER, 0]
  for (let asked = 0; asked < mostQuestions; asked += 1) {
    const lines = await ask({ skip, limit: linesAtOnce })
    const [first, last] = [lines[0], lines.at(-1)]
    if (first === undefined || last === undefined) {
      to = skip // the list is shorter
      skip = Math.floor((from + to) / 2)
    } else {
      const [highest, lowest] = [numberOf(first), numberOf(last)]
      if (wanted <= highest && wanted >= lowest) return lines.find((line) => numberOf(line) === wanted)
      if (wanted > highest) to = skip
      else if (lines.length < linesAtOnce) return undefined
      else from = skip + lines.length
      const perLine = Number(highest - lowest) / Math.max(1, lines.length - 1) || 1
      skip += Math.round(Number(highest - wanted) / perLine) - linesAtOnce / 2
    }
    if (from >= to) return undefined
    skip = Math.min(Math.max(skip, from), to - 1)
  }
  throw refusal(Status.unimplemented, `The explorer lists ${wanted} further back than a page looks for it`)
}
