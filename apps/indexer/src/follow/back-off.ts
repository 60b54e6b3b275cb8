/** Pauses that grow: a quarter of a second, twice as long each time, at most ten seconds. */
export function createBackOff() {
  const firstMs = 250
  const longestMs = 10_000
  let nextMs = firstMs
  return {
    next() {
      const pauseMs = nextMs
      nextMs = Math.min(nextMs * 2, longestMs)
      return pauseMs
    },
    reset: () => void (nextMs = firstMs),
  }
}
