import { useSyncExternalStore } from 'react'

let ticks: ReturnType<typeof setInterval> | undefined
let now = 0
/** How far the server's clock is ahead of this machine's, as far as is known: many of those are wrong. */
let ahead = -Infinity
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  ticks ??= setInterval(tick, 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(ticks)
    ticks = undefined
  }
}

function tick(): void {
  now = Date.now() + ahead
  for (const listener of listeners) listener()
}

/**
 * Sets the clock by a time that the server's has shown, in milliseconds since 1970. A page may have been kept by a
 * browser or a server since it was made: a telling can be late, never early, so that the one furthest ahead counts.
 */
export function hearTime(told: number): void {
  const offset = told - Date.now()
  if (offset <= ahead) return
  ahead = offset
  now = told
}

/**
 * What a text about the time says now: it is asked again every second, and drawn when it has become another.
 *
 * @param served when the page was made, by the server's clock, in milliseconds since 1970
 * @param write the text, by the time of that clock
 */
export function useTicking(served: number, write: (now: number) => string): string {
  return useSyncExternalStore(
    subscribe,
    () => {
      hearTime(served)
      return write(now)
    },
    () => write(served),
  )
}
