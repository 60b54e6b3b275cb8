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
 * What a text about the time says now: it is asked again every second, and drawn when it has become another.
 *
 * @param served when the page was made, by the server's clock, in milliseconds since 1970
 * @param write the text, by the time of that clock
 */
export function useTicking(served: number, write: (now: number) => string): string {
  return useSyncExternalStore(
    subscribe,
    () => {
      ahead ??= served - Date.now()
      return write((now ||= served))
    },
    () => write(served),
  )
}
