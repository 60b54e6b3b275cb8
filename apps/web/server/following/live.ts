import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Head } from '@injsight/injsight-v1'
import type { Metrics } from '@injsight/runtime'
import type { Books } from './books.ts'
import { sendPlainPage } from '../plain-page.ts'

/** The feed for browsers, as server-sent events: `time` at first, `head` and `trouble`; `book` of the market it names. */
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

type Event = 'head' | 'trouble' | 'book' | 'beat'
type Reader = { response: ServerResponse; waiting: Map<Event, string>; isWriting: boolean; isStuck: boolean }
type Options = { limit: number; heartbeatMs: number; metrics: Metrics; books: Pick<Books, 'follow'> }

/** One event at a time is under way to each reader; who reads too slowly is told the newest when it is through. */
export function createLive({ limit, heartbeatMs, metrics, books }: Options): Live {
  const readers = new Set<Reader>()
  const gauge = metrics.gauge('web_live_streams', 'visitors who follow the head now')
  let head: string | undefined
  let trouble: string | undefined
  let isPlaying = false

  const tellAll = (event: Event, text: string) => {
    for (const reader of readers) send(reader, event, text)
  }
  const beat = () => {
    for (const reader of readers) {
      // Nothing has got through since the last beat: nobody is there. A browser that is comes back by itself.
      if (reader.isStuck) reader.response.destroy()
      reader.isStuck = reader.isWriting
    }
    tellAll('beat', ':\n\n')
  }
  const beats = setInterval(beat, heartbeatMs).unref()

  return {
    open(request, response) {
      if (readers.size >= limit) return sendPlainPage(response, 503, { 'retry-after': '10' })
      const market = readMarket(request.url)
      if (market === undefined) return sendPlainPage(response, 400)
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      })
      if (request.method === 'HEAD') return void response.end()
      const reader: Reader = { response, waiting: new Map(), isWriting: false, isStuck: false }
      readers.add(reader)
      gauge.set(readers.size)
      const tellBook = (book: string) => send(reader, 'book', `event: book\ndata: ${book}\n\n`)
      const leave = market === '' ? () => {} : books.follow(market, tellBook)
      response.once('close', () => {
        leave()
        readers.delete(reader)
        gauge.set(readers.size)
      })
      // A page may have been kept long before it asks, and a chain that stands still tells no block.
      const time = isPlaying ? '' : `event: time\ndata: ${Date.now()}\n\n`
      send(reader, 'beat', `retry: 1000\n\n${time}`)
      if (head !== undefined) send(reader, 'head', head)
      if (trouble !== undefined) send(reader, 'trouble', trouble)
    },
    announce(next) {
      head = formatHead(next)
      tellAll('head', head)
    },
    tell(words) {
      trouble = `event: trouble\ndata: ${JSON.stringify({ trouble: words })}\n\n`
      tellAll('trouble', trouble)
    },
    play(next) {
      isPlaying = next
    },
    stop() {
      clearInterval(beats)
      for (const { response } of readers) response.end()
    },
  }
}

/** The market whose book is wanted too: none, or undefined for what is no market's id. */
function readMarket(url = ''): string | undefined {
  const market = new URLSearchParams(url.split('?')[1]).get('market') ?? ''
  return /^(0x[0-9a-f]{64})?$/.test(market) ? market : undefined
}

function send(reader: Reader, event: Event, text: string): void {
  reader.waiting.set(event, text)
  if (!reader.isWriting) writeWaiting(reader)
}

function writeWaiting(reader: Reader): void {
  const text = [...reader.waiting.values()].join('')
  reader.waiting.clear()
  reader.isWriting = text !== ''
  if (text === '' || reader.response.writableEnded) return
  reader.response.write(text, () => {
    reader.isStuck = false
    writeWaiting(reader)
  })
}

/** 64-bit numbers as text, as everywhere in JSON; the time in milliseconds since 1970 is a number. */
function formatHead(head: Head): string {
  const words = { ...head, time: Number(head.time) }
  const json = JSON.stringify(words, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  return `id: ${head.height}\nevent: head\ndata: ${json}\n\n`
}
