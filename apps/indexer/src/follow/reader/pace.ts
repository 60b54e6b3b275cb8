import { performance } from 'node:perf_hooks'

/**
 * How many blocks the node is asked for at once: as few as keep this thread busy. An answer that lies unread while others
 * are read is soon an old object for V8, and costs it a look at all old ones. A node that is far away is asked for more.
 *
 * @param measure the share of its time that the thread was busy since it was last asked
 * @returns to be asked after each block. Once as many have been read as were asked for at once, it is one fewer if the
 *   thread was busy all the while, and one more if it had to wait: answers come together, so one block alone tells nothing
 */
export function createPace(
  { fewest, most }: { fewest: number; most: number },
  measure = measureThread(),
): () => number {
  let depth = fewest
  let read = 0
  return () => {
    read += 1
    if (read < depth) return depth
    read = 0
    depth = measure() > busy ? Math.max(fewest, depth - 1) : Math.min(most, depth + 1)
    return depth
  }
}

function measureThread(): () => number {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization
  }
}

/** The share of a thread's time from which on another block would only wait. */
export const busy = 0.9
