import type { Notice, WordedNotice } from './notice.ts'

/** `isInConsole`: the browser has said the error there by itself. */
export type Told = Notice | WordedNotice | { error: unknown; isInConsole?: boolean }

/**
 * Says something in the corner of the page, or what is to be said of an error. Nothing but a word to whoever listens:
 * what shows it comes later than the page (`start-notices.ts`), and then says what it has missed.
 *
 * @example notify({ type: 'error', words: 'copyFailed' })
 */
export function notify(told: Told): void {
  const isUnheard = dispatchEvent(new CustomEvent<Told>('notice', { detail: told, cancelable: true }))
  if (isUnheard) missed.push(told)
}

const missed: Told[] = []

/** What was told while nobody listened, once. */
export function takeMissed(): Told[] {
  return missed.splice(0)
}
