import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  deadlineOf,
  decodeMessageOf,
  endSoon,
  readBody,
  repliesOf,
  startLife,
  writeTo,
  type Life,
} from '../call.ts'
import {
  dataFlag,
  decodeBase64,
  decodeRequest,
  encodeFrame,
  encodeMessage,
  encodeTrailer,
} from '../frames.ts'
import type { AnswerStream, CallContext, ServedMethod } from '../service.ts'
import { shareReplies } from '../share-replies.ts'
import { failureOf, notServed, Status, type Failure, type ToFault } from '../status.ts'

const contentTypes = new Set([
  'application/grpc-web',
  'application/grpc-web+proto',
  'application/grpc-web-text',
  'application/grpc-web-text+proto',
])

export type Limits = {
  bodyLimit: number
  timeoutMs: number
  patienceMs: number
  toFault?: ToFault | undefined
}

/** True when the request speaks gRPC-web. */
export function isGrpcWeb(request: IncomingMessage): boolean {
  return (
    request.method === 'POST' && (request.headers['content-type'] ?? '').startsWith('application/grpc-web')
  )
}

/**
 * Answers one gRPC-web call. A failure before the first message is "trailers-only", as a node does it: HTTP 200, no
 * body, status and words as headers; after it, and at the end of success, they stand in a trailer frame.
 *
 * @returns what went wrong, undefined when nothing did
 */
export async function answerGrpcWeb(
  request: IncomingMessage,
  response: ServerResponse,
  find: () => ServedMethod,
  limits: Limits,
): Promise<Failure | undefined> {
  const output = createOutput(request, response)
  let life: Life | undefined
  try {
    const served = find()
    life = startLife(response, deadlineOf(request, 'stream' in served ? undefined : limits.timeoutMs), limits)
    const body = await readBody(request, limits.bodyLimit, life)
    const message = decodeRequest(output.isText ? decodeBase64(body.toString('latin1')) : body)
    const context = { signal: life.signal, headers: request.headers }
    if ('stream' in served) await output.sendAll(streamOf(served, message, context, life), life)
    else output.sendOne(await life.within(replyOf(served, message, context)))
    return undefined
  } catch (error) {
    const failure = failureOf(error, limits.toFault)
    output.fail(failure, request.complete)
    return failure
  } finally {
    life?.end()
  }
}

type Output = {
  isText: boolean
  sendOne(reply: Uint8Array): void
  sendAll(replies: AsyncIterable<Uint8Array>, life: Life): Promise<void>
  fail(failure: Failure, isRequestRead: boolean): void
}

function createOutput(request: IncomingMessage, response: ServerResponse): Output {
  const asked = request.headers['content-type'] ?? ''
  const isText = asked.startsWith('application/grpc-web-text')
  // Clients compare the whole string, so it is one of four and has no parameters.
  const plain = isText ? 'application/grpc-web-text' : 'application/grpc-web+proto'
  const type = contentTypes.has(asked) ? asked : plain
  const encode = (frame: Buffer) => (isText ? frame.toString('base64') : frame)
  const end = encode(encodeTrailer(Status.ok))
  return {
    isText,
    sendOne(reply) {
      const frame = encode(encodeFrame(dataFlag, reply))
      const body =
        typeof frame === 'string'
          ? Buffer.from(`${frame}${String(end)}`)
          : Buffer.concat([frame, end as Buffer])
      response.writeHead(200, { 'content-type': type, 'content-length': body.length })
      response.end(body)
    },
    async sendAll(replies, life) {
      response.writeHead(200, {
        'content-type': type,
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      response.flushHeaders() // the caller learns now that the stream is open
      for await (const reply of replies) await writeTo(response, encode(encodeFrame(dataFlag, reply)), life)
      response.end(end)
    },
    fail({ status, message }, isRequestRead) {
      if (response.destroyed) return
      if (response.headersSent) {
        endSoon(response, encode(encodeTrailer(status, message)))
        return
      }
      response.writeHead(200, {
        'content-type': type,
        'content-length': 0,
        'grpc-status': status,
        'grpc-message': encodeMessage(message),
        ...(isRequestRead ? {} : { connection: 'close' }),
      })
      response.end()
    },
  }
}

async function replyOf(served: ServedMethod, message: Uint8Array, context: CallContext): Promise<Uint8Array> {
  if ('missing' in served || 'stream' in served) throw notServed(served.path)
  const request = decodeMessageOf(served, message)
  // Rubbish is refused here already, whoever would have to read it.
  if ('raw' in served) return served.raw({ path: served.path, request: message, context })
  const reply = await served.unary(request, context)
  return served.method.O.toBinary(reply)
}

const asMessages = shareReplies<Uint8Array>()

async function* streamOf(
  served: ServedMethod & { stream: AnswerStream },
  message: Uint8Array,
  context: CallContext,
  life: Life,
): AsyncIterable<Uint8Array> {
  const source = served.stream(decodeMessageOf(served, message), context)
  for await (const reply of repliesOf(source, life))
    yield asMessages(served, reply, () => served.method.O.toBinary(reply))
}
