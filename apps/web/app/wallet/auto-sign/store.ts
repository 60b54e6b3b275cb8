import { useSyncExternalStore } from 'react'
import type { AutoSign } from './rules.ts'

const storageKey = 'auto-sign'

// Here alone, unless the visitor wants it kept: then it is gone with the page.
let current: AutoSign | undefined
let hasLooked = false
const listeners = new Set<() => void>()

/** The key of this browser, whosever it signs for; undefined for none. */
export function readAutoSign(): AutoSign | undefined {
  if (!hasLooked) {
    hasLooked = true
    current = restore()
  }
  return current
}

/** The same, drawn anew when it changes. A page of the server's knows of none. */
export function useAutoSign(): AutoSign | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    readAutoSign,
    () => undefined,
  )
}

/**
 * @param next undefined forgets the key
 * @param isKept also for the pages to come, in the storage of the browser: only if the visitor has said so
 */
export function setAutoSign(next: AutoSign | undefined, isKept: boolean): void {
  current = next
  hasLooked = true
  try {
    if (next !== undefined && isKept) localStorage.setItem(storageKey, JSON.stringify(next))
    else localStorage.removeItem(storageKey)
  } catch {
    // Without a storage it lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** Whether it outlives the page. */
export function isAutoSignKept(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

function restore(): AutoSign | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<AutoSign> | null
    const { owner, address, privateKey, types, expiration, duration = 0, feeLimit } = kept ?? {}
    if (!owner || !address || !privateKey || !types || !expiration || !feeLimit) return undefined
    return { owner, address, privateKey, types, expiration, duration, feeLimit }
  } catch {
    return undefined // not ours, or no storage
  }
}
