import { notices, showNotice, titleIn } from './show-notice.tsx'

const id = 'broadcast'
const readMs = 6000

/**
 * The one notice of a transaction that is being sent: it changes where it stands, from the sending over the node's word
 * to the block that has it, and counts the seconds.
 */
export type BroadcastTelling = {
  sending: () => void
  accepted: (hash: string) => void
  included: () => void
  /** It wasn't taken, which the page says; or nobody waits for it any more. */
  dropped: () => void
}

export function createBroadcastTelling(): BroadcastTelling {
  let key: number | undefined
  let since = 0
  const sending = () => {
    notices.clear(id)
    since = Date.now()
    key = showNotice({ type: 'info', words: 'broadcasting', id, since, staysMs: Infinity })
  }
  return {
    sending,
    accepted(hash) {
      if (key === undefined) sending()
      if (key !== undefined) notices.update(key, { description: hash })
    },
    included() {
      if (key === undefined) return
      const took = Math.round((Date.now() - since) / 1000)
      notices.update(key, {
        type: 'success',
        title: titleIn('inBlock'),
        since: undefined,
        took,
        staysMs: readMs,
      })
      key = undefined
    },
    dropped() {
      notices.clear(id)
      key = undefined
    },
  }
}
