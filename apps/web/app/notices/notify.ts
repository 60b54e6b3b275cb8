import type { Notice, WordedNotice } from './notice.ts'

export type Told = Notice | WordedNotice | { error: unknown }

/**
 * Says something in the corner of the page, or what is to be said of an error. Nothing but a word to whoever listens:
 * what shows it comes later than the page (`start-notices.ts`).
 *
 * @example notify({ type: 'error', words: 'copyFailed' })
 */
export function notify(told: Told): void {
  dispatchEvent(new CustomEvent<Told>('notice', { detail: told }))
}
