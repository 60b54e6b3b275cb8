import { setTimeout as sleep } from 'node:timers/promises'

const shortestPauseMs = 100
const longestPauseMs = 5000

type Options = {
  signal: AbortSignal
  /** The stream has ended, for whatever reason. */
  onBroken: (error: unknown) => void
}

/** Follows a stream, and begins again whenever it breaks: soon, and ever later while it does not hold. */
export async function keepFollowing(
  follow: () => Promise<void>,
  { signal, onBroken }: Options,
): Promise<void> {
  let pauseMs = shortestPauseMs
  while (!signal.aborted) {
    const startedAt = performance.now()
    onBroken(await follow().catch((error: unknown) => error))
    const didHold = performance.now() - startedAt > longestPauseMs
    pauseMs = didHold ? shortestPauseMs : Math.min(pauseMs * 2, longestPauseMs)
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined) // it was stopped meanwhile
  }
}
