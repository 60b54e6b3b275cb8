import { useSyncExternalStore } from 'react'

const key = 'explorer-time-zone'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether times are shown as this machine's clock has them, not in UTC; and the way to the other. */
export function useLocalTime(): { isLocal: boolean; toggle: () => void } {
  const isLocal = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key) === 'local',
    () => false,
  )
  const toggle = () => {
    localStorage.setItem(key, isLocal ? 'utc' : 'local')
    for (const listener of listeners) listener()
  }
  return { isLocal, toggle }
}
