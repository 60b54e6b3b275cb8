import type { HeadWatch } from './watch-head.ts'

/** Bytes of answers that may be under way at once: a few busy blocks, many quiet ones. */
const bytesUnderWay = 8 * 1024 * 1024
const fewest = 2
const most = 16

/**
 * Fetches heights from one on, several at a time, and gives them in order; at the node's head it waits for the next.
 * It ends with the last height that is wanted, where there is one.
 *
 * @throws what `fetch` throws for the height that is next, and when the signal says stop
 */
export async function* fetchInOrder<Fetched extends { bytes: number }>(
  from: bigint,
  {
    watch,
    signal,
    fetch,
    to,
  }: {
    watch: HeadWatch
    signal: AbortSignal
    fetch: (height: bigint) => Promise<Fetched>
    to?: bigint | undefined
  },
): AsyncGenerator<Fetched> {
  const isWanted = (height: bigint) => to === undefined || height <= to
  const coming: Promise<Fetched>[] = []
  let usualBytes = bytesUnderWay / fewest
  for (let next = from; ;) {
    signal.throwIfAborted()
    const depth = Math.max(fewest, Math.min(most, Math.floor(bytesUnderWay / usualBytes)))
    while (coming.length < depth && next <= watch.height() && isWanted(next)) {
      const one = fetch(next++)
      one.catch(() => {}) // heard of when it is next
      coming.push(one)
    }
    const fetched = await coming.shift()
    if (fetched === undefined) {
      if (!isWanted(next)) return
      await watch.waitFor(next)
      continue
    }
    usualBytes = Math.max(1, usualBytes * 0.75 + fetched.bytes * 0.25)
    yield fetched
  }
}
