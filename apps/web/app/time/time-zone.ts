import { useSyncExternalStore } from 'react'
import { readStored, store } from '../stored.ts'

const key = 'explorer-time-zone'
const listeners = new Set<() => void>()

/** Read once: hundreds of ages on a page ask for it. */
let chosen: boolean | undefined

function isLocalChosen(): boolean {
  return (chosen ??= readStored(key) === 'local')
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', readAgain)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', readAgain)
  }
}

/** Another tab has switched. */
function readAgain(): void {
  chosen = undefined
  for (const listener of listeners) listener()
}

/**
 * Whether times are shown as this machine's clock has them, not in UTC; and the way to the other, for the whole site.
 * `offsetAt` is how many minutes a time is shown ahead of UTC.
 */
export function useLocalTime(): {
  isLocal: boolean
  toggle: () => void
  offsetAt: (time: number) => number
} {
  const isLocal = useSyncExternalStore(subscribe, isLocalChosen, () => false)
  const toggle = () => {
    store(key, isLocal ? 'utc' : 'local')
    chosen = !isLocal
    for (const listener of listeners) listener()
  }
  return { isLocal, toggle, offsetAt: (time) => (isLocal ? -new Date(time).getTimezoneOffset() : 0) }
}
