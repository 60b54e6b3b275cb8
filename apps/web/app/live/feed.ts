import { hearTime } from '../time/clock.ts'
import { readLiveHead, type Head, type LiveHead } from './head.ts'
import type { LiveBook } from './live-book.ts'

/** At most two paints a second, however fast blocks come. */
const shortestMs = 500
/** How long a server that refused the stream is left alone. */
const refusedMs = 5000

export type Feed = {
  /** Blocks that came since the page was opened, newest first; the newest hundred. */
  heads: readonly Head[]
  /** What the index says is wrong; empty when all is well. */
  trouble: string
  /** The stream has ended, and is asked for again. */
  isBroken: boolean
}

const empty: Feed = { heads: [], trouble: '', isBroken: false }
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

/** The market whose book is followed too; empty for none. */
let market = ''
let book: LiveBook | undefined
const bookListeners = new Set<() => void>()

/** Follows the book of a market as well, by the same stream: it is begun anew for that. @returns what ends it */
export function followBook(marketId: string): () => void {
  turnTo(marketId)
  return () => {
    if (market === marketId) turnTo('')
  }
}

function turnTo(marketId: string): void {
  market = marketId
  book = undefined
  if (source !== undefined) reopen()
}

export function subscribeToBook(listener: () => void): () => void {
  bookListeners.add(listener)
  return () => bookListeners.delete(listener)
}

export const readLiveBook = (): LiveBook | undefined => book
export const readNoBook = (): undefined => undefined

export const readFeed = (): Feed => feed
export const readNoFeed = (): Feed => empty

/** What is watched, as the stream is asked for it: a part of its address, made when it is opened. */
let writeWatched = () => ''
const streamListeners = new Set<(stream: EventSource) => void>()

/** Has the stream tell of what is watched, too: it is begun anew for that. */
export function followWatched(write: () => string): void {
  writeWatched = write
  if (source !== undefined) reopen()
}

/** Gives the stream that is open, and each that takes its place. */
export function eachStream(listener: (stream: EventSource) => void): void {
  streamListeners.add(listener)
  if (source !== undefined) listener(source)
}

function reopen(): void {
  source?.close()
  source = open()
}

function open(): EventSource {
  const query = [market && `market=${market}`, writeWatched()].filter(Boolean).join('&')
  const stream = new EventSource(query === '' ? '/live' : `/live?${query}`)
  for (const listener of streamListeners) listener(stream)
  stream.addEventListener('open', () => setBroken(false))
  stream.addEventListener('error', () => {
    setBroken(true)
    // A browser tries again by itself, but not after an answer that is no stream.
    if (stream.readyState === EventSource.CLOSED) setTimeout(() => source === stream && reopen(), refusedMs)
  })
  stream.addEventListener('book', ({ data }) => {
    book = JSON.parse(data as string) as LiveBook
    paintBook()
  })
  document.addEventListener('visibilitychange', paintBook)
  stream.addEventListener('head', ({ data }) => {
    const head = readLiveHead(JSON.parse(data as string) as LiveHead)
    hearTime(head.time)
    if (coming.heads[0]?.height === head.height) return
    coming = { ...coming, heads: [head, ...coming.heads].slice(0, 100), trouble: '' }
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

/** At once: whoever trades counts the milliseconds. */
function paintBook(): void {
  if (document.hidden) return
  for (const listener of bookListeners) listener()
}

function setBroken(isBroken: boolean): void {
  if (coming.isBroken === isBroken) return
  coming = { ...coming, isBroken }
  paintSoon()
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
