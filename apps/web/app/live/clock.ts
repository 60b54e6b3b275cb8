import { useSyncExternalStore } from 'react'

let ticks: ReturnType<typeof setInterval> | undefined
let now = 0
/** How far the server's clock is ahead of this machine's: many of those are wrong. */
let ahead: number | undefined
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
  now = Date.now() + (ahead ?? 0)
  for (const listener of listeners) listener()
}

/**
 * The time by the server's clock, ticking once a second.
 *
 * @param served when the page was made, by that clock, in milliseconds since 1970
 */
export function useNow(served: number): number {
  return useSyncExternalStore(
    subscribe,
    () => {
      ahead ??= served - Date.now()
      return (now ||= served)
    },
    () => served,
  )
}
