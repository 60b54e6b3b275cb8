import type { Notice, WordedNotice } from './notice.ts'

const load = () => import('./show-notice.tsx')
/** Where not even this script comes, there is nothing left to say it with. */
const giveUp = () => {}

/**
 * Says something in the corner of the page. What shows it comes when there is something to say.
 *
 * @example notify({ type: 'error', words: 'copyFailed' })
 */
export function notify(notice: Notice | WordedNotice): void {
  load().then(({ showNotice }) => showNotice(notice), giveUp)
}

/** Says what is to be said of an error that nothing else has explained, if anything. */
export function notifyError(reason: unknown): void {
  load().then(({ showError }) => showError(reason), giveUp)
}

/** Closes the notices of one matter. */
export function clearNotices(id: string): void {
  load().then(({ notices }) => notices.clear(id), giveUp)
}
