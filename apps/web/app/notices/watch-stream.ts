import { notices, showNotice } from './show-notice.tsx'

/** A stream that is cut comes back by itself; only after that long is there anything to say. */
const lostMs = 15_000

/** Says when a stream has been lost for some time, until it is back. */
export function watchStream(stream: EventSource): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  stream.addEventListener('error', () => {
    timer ??= setTimeout(() => {
      if (stream.readyState === stream.CLOSED) return // left by us
      showNotice({ type: 'warning', words: 'liveLost', description: 'live', id: 'live', staysMs: Infinity })
    }, lostMs)
  })
  stream.addEventListener('open', () => {
    clearTimeout(timer)
    timer = undefined
    notices.clear('live')
  })
}
