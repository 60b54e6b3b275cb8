import type { IncomingMessage, ServerResponse } from 'node:http'
import { badChainData } from '@injsight/errors'
import type { IMessageType } from '@protobuf-ts/runtime'
import { deadlineOf, readBody, endSoon, repliesOf, startLife, writeTo, type Life } from '../call.ts'
import type { CallContext } from '../service.ts'
import { shareReplies } from '../share-replies.ts'
import { failureOf, notServed, type Failure } from '../status.ts'
import type { Limits } from '../web/answer-grpc-web.ts'
import { readRequest } from './read-request.ts'
import type { Match, Route } from './routes.ts'

const aliveEveryMs = 15_000

/**
 * Answers one REST call with JSON. A stream is lines of `{"result": …}`, or server-sent events for who asks for
 * `text/event-stream`; what fails after its beginning is a last line `{"error": …}`, or an event `error`.
 *
 * @returns what went wrong, undefined when nothing did
 */
export async function answerRest(
  request: IncomingMessage,
  response: ServerResponse,
  find: () => Match,
  limits: Limits,
): Promise<Failure | undefined> {
  const isEvents = (request.headers.accept ?? '').includes('text/event-stream')
  let life: Life | undefined
  try {
    const match = find()
    const { served } = match.route
    life = startLife(response, deadlineOf(request, 'stream' in served ? undefined : limits.timeoutMs), limits)
    const body = request.method === 'POST' ? await readBody(request, limits.bodyLimit, life) : ''
    const message = readRequest(match, queryOf(request), body.toString())
    const context = { signal: life.signal, headers: request.headers }
    if ('stream' in served) {
      const lines = linesOf(match.route, repliesOf(served.stream(message, context), life), isEvents)
      await sendLines(response, lines, isEvents, life)
    } else sendJson(response, 200, await life.within(replyOf(match.route, message, context)))
    return undefined
  } catch (error) {
    const failure = failureOf(error, limits.toFault)
    fail(response, failure, { isEvents, isRequestRead: request.method !== 'POST' || request.complete })
    return failure
  } finally {
    life?.end()
  }
}

/** Sends a value as the whole answer. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value))
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length })
  response.end(body)
}

/** A failure as a node's REST server words it. */
export function errorBody({ status, message }: Failure): object {
  return { code: status, message, details: [] }
}

function queryOf(request: IncomingMessage): URLSearchParams {
  const url = request.url ?? ''
  const at = url.indexOf('?')
  return new URLSearchParams(at === -1 ? '' : url.slice(at + 1))
}

type Answering = Pick<Route, 'served' | 'rule'>

async function replyOf({ served, rule }: Answering, message: object, context: CallContext): Promise<unknown> {
  if ('unary' in served) return formatReply({ served, rule }, await served.unary(message, context))
  if (!('raw' in served)) throw notServed(served.path)
  const { I, O } = served.method
  const bytes = await served.raw({ path: served.path, request: I.toBinary(message), context })
  if (served.format && !rule.format) return served.format(O, bytes)
  return formatReply({ served, rule }, decodeReply(O, bytes))
}

function decodeReply(type: IMessageType<object>, bytes: Uint8Array): object {
  try {
    return type.fromBinary(bytes)
  } catch (error) {
    throw badChainData('reply.unreadable', `the reply is not a ${type.typeName}`, {}, error)
  }
}

function formatReply({ served, rule }: Answering, reply: object): unknown {
  const { O } = served.method
  if (rule.format) return rule.format(reply)
  if (served.format) return served.format(O, O.toBinary(reply))
  return O.toJson(reply, { emitDefaultValues: true, useProtoFieldName: true })
}

const asJson = shareReplies<string>()

async function* linesOf(
  route: Route,
  replies: AsyncIterable<object>,
  isEvents: boolean,
): AsyncIterable<string> {
  for await (const reply of replies) {
    const value = asJson(route, reply, () => JSON.stringify(formatReply(route, reply)))
    yield isEvents ? `data: ${value}\n\n` : `{"result":${value}}\n`
  }
}

async function sendLines(
  response: ServerResponse,
  lines: AsyncIterable<string>,
  isEvents: boolean,
  life: Life,
): Promise<void> {
  response.writeHead(200, {
    'content-type': isEvents ? 'text/event-stream' : 'application/x-ndjson',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  response.flushHeaders()
  const alive = setInterval(() => response.write(isEvents ? ': alive\n\n' : '\n'), aliveEveryMs)
  try {
    for await (const line of lines) await writeTo(response, line, life)
    response.end()
  } finally {
    clearInterval(alive)
  }
}

function fail(
  response: ServerResponse,
  failure: Failure,
  { isEvents, isRequestRead }: { isEvents: boolean; isRequestRead: boolean },
): void {
  if (response.destroyed) return
  const error = errorBody(failure)
  if (response.headersSent) {
    const last = JSON.stringify(isEvents ? error : { error })
    endSoon(response, isEvents ? `event: error\ndata: ${last}\n\n` : `${last}\n`)
    return
  }
  if (!isRequestRead) response.setHeader('connection', 'close')
  const { retryAfter } = failure.fault.values
  if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter))
  sendJson(response, failure.http, error)
}
