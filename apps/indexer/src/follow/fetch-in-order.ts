import type { HeadWatch } from './watch-head.ts'

/** Bytes of answers that may be ahead at once: a batch of busy blocks, so that none is waited for after a batch. */
const bytesAhead = 16 * 1024 * 1024
const fewest = 2
const most = 64

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
  let usualBytes = bytesAhead / fewest
  for (let next = from; ;) {
    signal.throwIfAborted()
    const depth = Math.max(fewest, Math.min(most, Math.floor(bytesAhead / usualBytes)))
    while (coming.length < depth && next <= watch.height() && isWanted(next)) {
      const one = fetch(next++)
      one.catch(() => {}) // heard of when it is next
      coming.push(one)
    }
    const fetched = await coming.shift()
    if (fetched === undefined) {
      if (!isWanted(next)) return
      await watch.waitFor(next, signal)
      continue
    }
    usualBytes = Math.max(1, usualBytes * 0.75 + fetched.bytes * 0.25)
    yield fetched
  }
}
