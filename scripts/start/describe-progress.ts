export type IndexStatus = {
  head: string
  node_head: string
  caught_up: boolean
  trouble: string
  /** Null while nothing is asked. */
  asking: { questions: number; foreseen: number } | null
}

/**
 * How far an index is, in a line.
 *
 * @param questionsPerSecond how many questions about the chain's state its node is asked at most
 */
export function describeProgress(
  { head, node_head, caught_up, trouble, asking }: IndexStatus,
  questionsPerSecond = 0,
): string {
  if (trouble !== '') return trouble
  if (caught_up) return `The index is up to date at height ${head}.`
  if (asking === null) return `Indexing: height ${head} of ${node_head}`
  const { questions, foreseen } = asking
  const asked = `The chain's state is asked of the node: ${questions} questions`
  if (foreseen === 0) return `${asked}; it doesn't tell how many it takes`
  const left = Math.max(0, foreseen - questions)
  const time = questionsPerSecond === 0 ? '' : `, ${describeTime(left / questionsPerSecond)} to go`
  return `${asked} of about ${foreseen}${time}`
}

function describeTime(seconds: number): string {
  if (seconds < 90) return `about ${Math.ceil(seconds)} s`
  return seconds < 5400 ? `about ${Math.round(seconds / 60)} min` : `about ${Math.round(seconds / 3600)} h`
}
