import { hearTime } from '../time/clock.ts'
import { readLiveHead, type Head, type LiveHead } from './head.ts'

/** At most two paints a second, however fast blocks come. */
const shortestMs = 500

export type Feed = {
  /** Blocks that came since the page was opened, newest first; the newest hundred. */
  heads: readonly Head[]
  /** What the index says is wrong; empty when all is well. */
  trouble: string
}

const empty: Feed = { heads: [], trouble: '' }
let feed = empty
let coming = empty
let source: EventSource | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let lastPaint = 0
const listeners = new Set<() => void>()

/** One stream for the whole tab, open while somebody listens. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  source ??= open()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    source?.close()
    source = undefined
  }
}

export const readFeed = (): Feed => feed
export const readNoFeed = (): Feed => empty

/** The stream, while somebody listens. */
export const findStream = (): EventSource | undefined => source

function open(): EventSource {
  const stream = new EventSource('/live')
  stream.addEventListener('head', ({ data }) => {
    const head = readLiveHead(JSON.parse(data as string) as LiveHead)
    hearTime(head.time)
    if (coming.heads[0]?.height === head.height) return
    coming = { heads: [head, ...coming.heads].slice(0, 100), trouble: '' }
    paintSoon()
  })
  stream.addEventListener('time', ({ data }) => hearTime(Number(data)))
  stream.addEventListener('trouble', ({ data }) => {
    const { trouble } = JSON.parse(data as string) as { trouble: string }
    coming = { ...coming, trouble }
    paintSoon()
  })
  document.addEventListener('visibilitychange', paintSoon)
  return stream
}

/** Nobody looks at a hidden tab: what came is shown when it is looked at again. */
function paintSoon(): void {
  if (timer !== undefined || document.hidden) return
  const wait = Math.max(0, lastPaint + shortestMs - performance.now())
  timer = setTimeout(() => {
    timer = undefined
    lastPaint = performance.now()
    if (feed === coming) return
    feed = coming
    for (const listener of listeners) listener()
  }, wait)
}
