/** Tells of the head now, and of each new one; some may be left out for who reads slowly. */
export type Feed = { follow(signal: AbortSignal): AsyncIterable<{ height: bigint }> }

/** An index that catches up is told about by its newest blocks only. */
const mostAtOnce = 100n

/** The heights that are new since the call, and since the last ones. */
export async function* newHeights(
  feed: Feed,
  signal: AbortSignal,
): AsyncGenerator<{ from: bigint; to: bigint }> {
  let seen: bigint | undefined
  for await (const { height } of feed.follow(signal)) {
    if (seen !== undefined && height > seen) {
      yield { from: height - seen > mostAtOnce ? height - mostAtOnce + 1n : seen + 1n, to: height }
    }
    seen = height
  }
}
