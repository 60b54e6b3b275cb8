import { setTimeout as sleep } from 'node:timers/promises'
import { asFault, type Fault } from '@injsight/errors'

/**
 * Tries again what failed as `unavailable`, waiting longer each time: 0.1, 0.3, 0.9 … seconds.
 *
 * @param onRetry is told of each failure that is tried again
 */
export async function retry<Value>(
  attempt: () => Promise<Value>,
  { retries, signal, onRetry }: { retries: number; signal: AbortSignal; onRetry: (fault: Fault) => void },
): Promise<Value> {
  for (let tried = 0; ; tried++) {
    try {
      return await attempt()
    } catch (error) {
      const fault = asFault(error)
      if (fault.kind !== 'unavailable' || tried >= retries || signal.aborted) throw fault
      onRetry(fault)
      // Woken early by the end of the client, the next attempt fails at once.
      await sleep(100 * 3 ** tried, undefined, { signal }).catch(() => {})
    }
  }
}
