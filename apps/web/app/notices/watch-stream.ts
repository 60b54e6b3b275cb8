import { notices, showNotice } from './show-notice.tsx'

/** A stream that is cut comes back by itself; only after that long is there anything to say. */
const lostMs = 15_000

let timer: ReturnType<typeof setTimeout> | undefined
let isLeft = () => false

/** Says when the stream has been lost for some time, until it or one that took its place is back. */
export function watchStream(stream: EventSource): void {
  // One that a server refused is closed as well, and another asked for in its place.
  let isRefused = false
  isLeft = () => stream.readyState === stream.CLOSED && !isRefused
  stream.addEventListener('error', () => {
    isRefused = stream.readyState === stream.CLOSED
    timer ??= setTimeout(() => {
      timer = undefined
      if (isLeft()) return
      showNotice({ type: 'warning', words: 'liveLost', description: 'live', id: 'live', staysMs: Infinity })
    }, lostMs)
  })
  stream.addEventListener('open', () => {
    clearTimeout(timer)
    timer = undefined
    notices.clear('live')
  })
}
