import type { NoticeType } from './notice.ts'
import { notices, showNotice, titleIn } from './show-notice.tsx'

let tellings = 0
const readMs = 6000

/**
 * The one notice of a transaction that is being sent, beside those of others: it changes where it stands, from the
 * sending over the node's word to the block that has it, and counts the seconds.
 */
export type BroadcastTelling = {
  /** @param at when it began, in milliseconds since 1970 */
  sending: (at?: number) => void
  /** @param to path of its page */
  accepted: (hash: string, to?: string) => void
  /** What is said of it is another now, in these words. */
  turned: (type: NoticeType, title: string) => void
  included: () => void
  /** It has come to another end than it was sent for. */
  ended: (type: NoticeType, title: string) => void
  /** It wasn't taken, which the page says; or nobody waits for it any more. */
  dropped: () => void
}

export function createBroadcastTelling(): BroadcastTelling {
  const id = `broadcast ${++tellings}`
  let key: number | undefined
  let since = 0
  const sending = (at = Date.now()) => {
    notices.clear(id)
    since = at
    key = showNotice({ type: 'info', words: 'broadcasting', id, since, staysMs: Infinity })
  }
  const ended = (type: NoticeType, title: string, staysMs: number) => {
    if (key === undefined) return
    const took = Math.round((Date.now() - since) / 1000)
    notices.update(key, { type, title, since: undefined, took, staysMs })
    key = undefined
  }
  return {
    sending,
    accepted(hash, to) {
      if (key === undefined) sending()
      if (key !== undefined) notices.update(key, { description: hash, ...(to !== undefined && { to }) })
    },
    turned(type, title) {
      if (key !== undefined) notices.update(key, { type, title })
    },
    included: () => ended('success', titleIn('inBlock'), readMs),
    ended: (type, title) => ended(type, title, Infinity),
    dropped() {
      notices.clear(id)
      key = undefined
    },
  }
}
