import { useSyncExternalStore } from 'react'
import { readSession } from '../session.ts'
import { hasExpired, type AutoSign, type Granted } from './rules.ts'

const storageKey = 'auto-sign'
/** What each key was granted, without the key: it stands on the chain also when the key is gone. */
const grantsKey = 'auto-sign-grants'

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

// What another tab has ended, or has begun to keep, is so here too.
addEventListener('storage', ({ key, oldValue }) => {
  const own = readAutoSign()
  const isGone =
    own === undefined ||
    (key === storageKey && oldValue?.includes(own.address)) ||
    (key === grantsKey && !readGrants().some(({ address }) => address === own.address))
  if (isGone) lookAgain()
})

// Whoever has logged out, here or in another tab, leaves no key in memory.
addEventListener('session', () => {
  const own = readAutoSign()
  if (own !== undefined && readSession().address !== own.owner) lookAgain()
})

function lookAgain(): void {
  current = restore()
  for (const listener of listeners) listener()
}

/**
 * What the newest key of this browser was granted for an account and nobody has ended, whether the key is still here or
 * not.
 *
 * @param now seconds since 1970
 */
export function readStanding(owner: string, now: number): Granted | undefined {
  return readGrants().findLast((granted) => granted.owner === owner && !hasExpired(granted, now))
}

function readGrants(): Granted[] {
  try {
    // Before there could be several, one stood there alone.
    const kept = [JSON.parse(localStorage.getItem(grantsKey) ?? '[]')].flat() as Partial<Granted>[]
    return kept.flatMap(({ owner, address, types, expiration, feeLimit }) =>
      owner && address && types && expiration && feeLimit
        ? [{ owner, address, types, expiration, feeLimit }]
        : [],
    )
  } catch {
    return [] // not ours, or no storage
  }
}

/** Nothing stands any more of what a key was granted. */
export function forgetGrants({ address }: Pick<Granted, 'address'>): void {
  keepGrants(readGrants().filter((one) => one.address !== address))
  if (readAutoSign()?.address === address) setAutoSign(undefined, false)
}

function keepGrants(granted: readonly Granted[]): void {
  keep(grantsKey, granted.length === 0 ? undefined : granted)
}

/**
 * @param next undefined forgets the key, and not what it was granted
 * @param isKept also for the pages to come, in the storage of the browser: only if the visitor has said so
 */
export function setAutoSign(next: AutoSign | undefined, isKept: boolean): void {
  current = next
  hasLooked = true
  keep(storageKey, isKept ? next : undefined)
  if (next !== undefined) {
    const { privateKey: _here, duration: _own, ...granted } = next
    keepGrants([...readGrants().filter(({ address }) => address !== next.address), granted])
  }
  for (const listener of listeners) listener()
}

function keep(key: string, value: object | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Without a storage it lasts as long as the page.
  }
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
