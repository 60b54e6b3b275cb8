import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Head } from '@injsight/injsight-v1'
import type { Metrics } from '@injsight/runtime'
import { isThing, mostThings, type News, type Thing } from '../../app/watch/news.ts'
import type { Books } from './books.ts'
import type { Watched } from './watched.ts'
import { sendPlainPage } from '../plain-page.ts'
import { visitorOf } from '../sharing/visitor-of.ts'

/**
 * The feed for browsers, as server-sent events: `time` at first, `head` and `trouble`; `book` of the market that it
 * names, and `watched` of the things that it says are watched.
 */
export type Live = {
  /** Answers a request with the feed: the last head at once, then each new one. */
  open(request: IncomingMessage, response: ServerResponse): void
  announce(head: Head): void
  /** What is wrong with the index, in words; empty when all is well again. */
  tell(trouble: string): void
  /** Whether a recording is being played: it has the time of its heads, and none is told beside it. */
  play(isPlaying: boolean): void
  stop(): void
}

/** What is waiting of an event is replaced by what is newer; but of what is watched everything is told. */
type Event = 'head' | 'trouble' | 'book' | 'beat' | `watched ${number}`
type Reader = {
  response: ServerResponse
  waiting: Map<Event, Buffer>
  isWriting: boolean
  isStuck: boolean
  onWritten: () => void
}
type Options = {
  limit: number
  /** Streams of one visitor, far more than a person opens. */
  mostOfOne: number
  /** By which a proxy tells the address of a visitor; empty for none. */
  addressHeader?: string
  heartbeatMs: number
  metrics: Metrics
  books: Pick<Books, 'follow'>
  watched: Pick<Watched, 'follow'>
}

const beatBytes = Buffer.from(':\n\n')

/** When browsers come back after the program has ended. */
const shortestReturnMs = 100
const returnWithinMs = 900

/**
 * One event at a time is under way to each reader, the same bytes for all who are told it; who reads too slowly is told the newest
 * when it is through.
 */
export function createLive(options: Options): Live {
  const { limit, mostOfOne, addressHeader, heartbeatMs, metrics, books, watched } = options
  const readers = new Set<Reader>()
  const streamsOf = new Map<string, number>()
  const gauge = metrics.gauge('web_live_streams', 'visitors who follow the head now')
  metrics.gauge('web_live_streams_limit', 'how many may at most').set(limit)
  const refused = metrics.counter('web_live_refused_total', 'visitors who were refused a stream')
  let head: Buffer | undefined
  let trouble: Buffer | undefined
  let isPlaying = false

  const tellAll = (event: Event, bytes: Buffer) => {
    for (const reader of readers) send(reader, event, bytes)
  }
  const beat = () => {
    for (const reader of readers) {
      // Nothing has got through since the last beat: nobody is there. A browser that is comes back by itself.
      if (reader.isStuck) reader.response.destroy()
      reader.isStuck = reader.isWriting
    }
    tellAll('beat', beatBytes)
  }
  const beats = setInterval(beat, heartbeatMs).unref()

  return {
    open(request, response) {
      if (readers.size >= limit) {
        refused.inc()
        return sendPlainPage(response, 503, { 'retry-after': '10' })
      }
      const visitor = visitorOf(request, addressHeader)
      const own = streamsOf.get(visitor) ?? 0
      if (own >= mostOfOne) {
        refused.inc()
        return sendPlainPage(response, 429, { 'retry-after': '10' })
      }
      const asked = readAsked(request.url)
      if (asked === undefined) return sendPlainPage(response, 400)
      response.removeHeader('transfer-encoding') // it ends with its connection: nothing is framed for each reader
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      })
      if (request.method === 'HEAD') return void response.end()
      const onWritten = () => writeWaiting(reader)
      const reader: Reader = { response, waiting: new Map(), isWriting: false, isStuck: false, onWritten }
      readers.add(reader)
      streamsOf.set(visitor, own + 1)
      gauge.set(readers.size)
      const tellBook = (event: Buffer) => send(reader, 'book', event)
      let count = 0
      const tellWatched = (news: readonly News[]) =>
        send(reader, `watched ${count++}`, Buffer.from(`event: watched\ndata: ${JSON.stringify(news)}\n\n`))
      const leave = [
        ...(asked.market === '' ? [] : [books.follow(asked.market, tellBook)]),
        ...(asked.things.length === 0 ? [] : [watched.follow(asked.things, asked.since, tellWatched)]),
      ]
      response.once('close', () => {
        for (const end of leave) end()
        readers.delete(reader)
        const left = (streamsOf.get(visitor) ?? 1) - 1
        if (left > 0) streamsOf.set(visitor, left)
        else streamsOf.delete(visitor)
        gauge.set(readers.size)
      })
      // A page may have been kept long before it asks, and a chain that stands still tells no block.
      const time = isPlaying ? '' : `event: time\ndata: ${Date.now()}\n\n`
      send(reader, 'beat', Buffer.from(`retry: 1000\n\n${time}`))
      if (head !== undefined) send(reader, 'head', head)
      if (trouble !== undefined) send(reader, 'trouble', trouble)
    },
    announce(next) {
      head = Buffer.from(formatHead(next))
      tellAll('head', head)
    },
    tell(words) {
      trouble = Buffer.from(`event: trouble\ndata: ${JSON.stringify({ trouble: words })}\n\n`)
      tellAll('trouble', trouble)
    },
    play(next) {
      isPlaying = next
    },
    stop() {
      clearInterval(beats)
      // They come back, to another process: not all at once.
      for (const { response } of readers)
        response.end(`retry: ${Math.round(shortestReturnMs + Math.random() * returnWithinMs)}\n\n`)
    },
  }
}

type Asked = { market: string; things: Thing[]; since: bigint }

/** The market whose book is wanted too, and what is watched since which block; undefined for what is none of these. */
function readAsked(url = ''): Asked | undefined {
  const query = new URLSearchParams(url.split('?')[1])
  const market = query.get('market') ?? ''
  const named = query.getAll('watch')
  const things = [...new Set(named)].filter(isThing)
  const since = query.get('since') ?? '0'
  if (!/^(0x[0-9a-f]{64})?$/.test(market) || !/^\d{1,15}$/.test(since)) return undefined
  if (named.length > mostThings || named.some((text) => !isThing(text))) return undefined
  return { market, things, since: BigInt(since) }
}

function send(reader: Reader, event: Event, bytes: Buffer): void {
  if (reader.isWriting) reader.waiting.set(event, bytes)
  else write(reader, bytes)
}

function write(reader: Reader, bytes: Buffer): void {
  if (reader.response.writableEnded) return
  reader.isWriting = true
  reader.response.write(bytes, reader.onWritten)
}

function writeWaiting(reader: Reader): void {
  reader.isStuck = false
  reader.isWriting = false
  if (reader.waiting.size === 0) return
  const bytes = Buffer.concat([...reader.waiting.values()])
  reader.waiting.clear()
  write(reader, bytes)
}

/** 64-bit numbers as text, as everywhere in JSON; the time in milliseconds since 1970 is a number. */
function formatHead(head: Head): string {
  const words = { ...head, time: Number(head.time) }
  const json = JSON.stringify(words, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  return `id: ${head.height}\nevent: head\ndata: ${json}\n\n`
}
