/** Those who wait for one thing, thousands of them: each waits again and again, and may leave meanwhile. */
export type Waiting = {
  /** A place that is held until it is disposed of. */
  join(signal: AbortSignal): Place
  wakeAll(): void
}

type Place = Disposable & {
  /** Until all are woken. @throws the reason of the signal */
  wait(): Promise<void>
}

// Not an EventEmitter: to take one of ten thousand off its list is to look through the list, and that for each of them.
export function createWaiting(): Waiting {
  let waiting = new Set<() => void>()
  return {
    join(signal) {
      let wake = () => {}
      const leave = () => wake()
      signal.addEventListener('abort', leave, { once: true })
      return {
        async wait() {
          signal.throwIfAborted()
          await new Promise<void>((done) => waiting.add((wake = done)))
          signal.throwIfAborted()
        },
        [Symbol.dispose]() {
          waiting.delete(wake)
          signal.removeEventListener('abort', leave)
        },
      }
    },
    wakeAll() {
      const woken = waiting
      waiting = new Set()
      for (const wake of woken) wake()
    },
  }
}
