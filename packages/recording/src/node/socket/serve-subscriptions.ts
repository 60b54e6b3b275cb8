import type { Server } from 'node:http'
import type { Logger } from '@injsight/runtime'
import { WebSocketServer, type WebSocket } from 'ws'
import { answerCall, encodeError, encodeResult, unreadable } from '../rpc/answer-calls.ts'
import type { Rpc } from '../rpc/create-rpc.ts'
import { matches, readEventQuery, type Condition } from '../rpc/event-query.ts'
import { joinJson, type Chain } from '../rpc/method.ts'
import { refuseInternally } from '../rpc/refuse.ts'
import { announcementsOf, eventsJson, type Announcement } from './announcements.ts'

type Subscriber = { id: unknown; query: string; conditions: Condition[] }
/** The subscriptions of each open socket, by query. */
type Sockets = Map<WebSocket, Map<string, Subscriber>>

const mostSubscriptions = 5
/** A reader this far behind is let go, as a node does it. */
const longestBacklog = 64 * 1024 * 1024

/** Serves `/websocket`: every method of the RPC, and subscriptions to what happens. */
export function serveSubscriptions(server: Server, rpc: Rpc, chain: Chain, log: Logger): { stop(): void } {
  const sockets: Sockets = new Map()
  const listener = new WebSocketServer({ server, path: '/websocket', maxPayload: 1024 * 1024 })
  // The HTTP server's own errors come here too, and are reported there.
  listener.on('error', () => {})
  listener.on('connection', (socket) => {
    const subscribers = new Map<string, Subscriber>()
    sockets.set(socket, subscribers)
    // One after the other, so that answers come in the order of their questions.
    let answering = Promise.resolve()
    socket.on('message', (frame) => {
      answering = answering
        .then(() => answerText(subscribers, rpc, frameText(frame)))
        .then((answer) => socket.send(answer.toString('utf8')))
    })
    socket.on('error', (error) => log.debug('socket broke', { reason: error.message }))
    socket.on('close', () => sockets.delete(socket))
  })
  const quit = chain.head.onBlock((height) => {
    if (![...sockets.values()].some(({ size }) => size > 0)) return
    chain.recording
      .readBlock(height)
      .then((recorded) => announce(sockets, announcementsOf(recorded)))
      .catch((error: unknown) => log.error('block not announced', { height, error }))
  })
  return {
    stop() {
      quit()
      for (const socket of sockets.keys()) socket.terminate()
      listener.close()
    },
  }
}

function announce(sockets: Sockets, announcements: Announcement[]): void {
  for (const announcement of announcements) {
    for (const [socket, subscribers] of sockets) {
      for (const subscriber of subscribers.values()) {
        if (matches(subscriber.conditions, announcement.values)) tell(socket, subscriber, announcement)
      }
    }
  }
}

function tell(socket: WebSocket, { id, query }: Subscriber, { event, values, json }: Announcement): void {
  if (socket.bufferedAmount > longestBacklog) {
    socket.terminate()
    return
  }
  const frame = joinJson(
    `{"query":${JSON.stringify(query)},"data":{"type":"tendermint/event/${event}","value":`,
    json(),
    `},"events":${eventsJson(values)}}`,
  )
  socket.send(encodeResult(id, frame).toString('utf8'))
}

type Call = { id?: unknown; method?: unknown; params?: { query?: unknown } | unknown[] }

async function answerText(subscribers: Map<string, Subscriber>, rpc: Rpc, text: string): Promise<Buffer> {
  let call: Call
  try {
    call = (JSON.parse(text) ?? {}) as Call
  } catch (error) {
    return encodeError(undefined, unreadable(error))
  }
  try {
    switch (call.method) {
      case 'subscribe':
        subscribe(subscribers, call)
        return encodeResult(call.id, '{}')
      case 'unsubscribe':
        if (!subscribers.delete(queryOf(call))) throw refuseInternally('subscription not found')
        return encodeResult(call.id, '{}')
      case 'unsubscribe_all':
        subscribers.clear()
        return encodeResult(call.id, '{}')
      default:
        return await answerCall(rpc, call)
    }
  } catch (error) {
    return encodeError(call.id, error)
  }
}

function subscribe(subscribers: Map<string, Subscriber>, call: Call): void {
  if (subscribers.size >= mostSubscriptions) {
    throw refuseInternally(`max_subscriptions_per_client ${mostSubscriptions} reached`)
  }
  const query = queryOf(call)
  const conditions = readEventQuery(query)
  if (subscribers.has(query)) throw refuseInternally('already subscribed')
  subscribers.set(query, { id: call.id, query, conditions })
}

function queryOf({ params }: Call): string {
  const query = Array.isArray(params) ? params[0] : params?.query
  return typeof query === 'string' ? query : ''
}

function frameText(frame: Buffer | ArrayBuffer | Buffer[]): string {
  if (Array.isArray(frame)) return Buffer.concat(frame).toString('utf8')
  return Buffer.from(frame as Buffer).toString('utf8')
}
