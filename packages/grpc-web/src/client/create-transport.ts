import type { IncomingHttpHeaders } from 'node:http'
import { bug } from '@injsight/errors'
import {
  Deferred,
  mergeRpcOptions,
  RpcOutputStreamController,
  ServerStreamingCall,
  UnaryCall,
  type MethodInfo,
  type RpcMetadata,
  type RpcOptions,
  type RpcStatus,
  type RpcTransport,
} from '@protobuf-ts/runtime-rpc'
import { pathOf } from '../service.ts'
import { createLine, type Call } from './open-call.ts'
import { unreadable } from './read-frames.ts'

export type TransportOptions = {
  /** http or https, may have a path. */
  baseUrl: string
  /** How long a unary call may take, and how long a stream may take to begin, unless the call says otherwise. */
  timeoutMs: number
  /** What each unary call goes through: a cache, a budget. It gets the question and what asks it. */
  around?: (question: { path: string; request: Uint8Array }, ask: Ask) => Promise<Buffer>
}

/** Asks once. @param onHeaders is told the headers of the answer, before what it says */
type Ask = (onHeaders?: (headers: IncomingHttpHeaders) => void) => Promise<Buffer>

type RawOptions = {
  signal?: AbortSignal
  timeoutMs?: number
  headers?: Record<string, string>
  onHeaders?: ((headers: IncomingHttpHeaders) => void) | undefined
}

export type Transport = RpcTransport & {
  /** A unary call of bytes: the request's and the reply's. */
  callRaw(path: string, request: Uint8Array, options?: RawOptions): Promise<Buffer>
  /** Ends the sockets that are kept. */
  close(): void
}

/**
 * A gRPC-web transport for Node: binary, over kept sockets. What fails is a Fault: `unavailable` (`service.down`,
 * `service.slow`), `bad-chain-data` (`service.unreadable`), or what the service said (`grpc.not_found` is `not-found`,
 * `grpc.invalid_argument` is `invalid-input`, …) with the number in `values.grpcStatus`.
 *
 * @example
 * const transport = createTransport({ baseUrl: 'http://127.0.0.1:4000', timeoutMs: 5000 })
 * const { balance } = await new QueryClient(transport).balance({ address, denom }).response
 */
export function createTransport({ baseUrl, timeoutMs, around }: TransportOptions): Transport {
  const line = createLine(baseUrl)

  const ask: Transport['callRaw'] = async (path, request, options = {}) => {
    const limitMs = options.timeoutMs ?? timeoutMs
    let reply: Buffer | undefined
    await line.run({
      path,
      request,
      headers: { ...options.headers, 'grpc-timeout': `${Math.ceil(limitMs)}m` },
      timeoutMs: limitMs,
      isStream: false,
      signal: options.signal,
      onHeaders: options.onHeaders,
      onMessage(message) {
        reply = message
      },
    })
    if (reply === undefined) throw unreadable(path)
    return reply
  }
  const callRaw: Transport['callRaw'] = (path, request, options) =>
    around === undefined
      ? ask(path, request, options)
      : around({ path, request }, (onHeaders) => ask(path, request, { ...options, onHeaders }))

  return {
    callRaw,
    close: () => line.close(),
    mergeOptions: (options) => mergeRpcOptions({}, options),
    unary<I extends object, O extends object>(method: MethodInfo<I, O>, input: I, options: RpcOptions) {
      const path = pathOf(method)
      const headers = headersOf(options)
      const limitMs = timeoutOf(options)
      const response = callRaw(path, method.I.toBinary(input), {
        headers,
        ...(limitMs === undefined ? {} : { timeoutMs: limitMs }),
        ...(options.abort ? { signal: options.abort } : {}),
      }).then((bytes) => decode(method, bytes, path))
      return new UnaryCall<I, O>(
        method,
        headers,
        input,
        none(response),
        response,
        okAfter(response),
        none(response),
      )
    },
    serverStreaming<I extends object, O extends object>(
      method: MethodInfo<I, O>,
      input: I,
      options: RpcOptions,
    ) {
      const path = pathOf(method)
      const headers = headersOf(options)
      const limitMs = timeoutOf(options)
      const output = new RpcOutputStreamController<O>()
      const call: Call = {
        path,
        request: method.I.toBinary(input),
        headers: limitMs === undefined ? headers : { ...headers, 'grpc-timeout': `${Math.ceil(limitMs)}m` },
        timeoutMs: limitMs ?? timeoutMs,
        isStream: true,
        signal: options.abort,
        onMessage: (message) => output.notifyMessage(decode(method, message, path)),
      }
      const ended = new Deferred<RpcStatus>()
      const finish = async () => {
        try {
          await line.run(call)
          output.notifyComplete()
          ended.resolve(ok)
        } catch (error) {
          output.notifyError(error as Error)
          ended.reject(error)
        }
      }
      void finish()
      const { promise } = ended
      return new ServerStreamingCall<I, O>(
        method,
        headers,
        input,
        none(promise),
        output,
        promise,
        none(promise),
      )
    },
    clientStreaming: () => notOverWeb(),
    duplex: () => notOverWeb(),
  }
}

const ok: RpcStatus = { code: 'OK', detail: '' }

function decode<O extends object>(method: MethodInfo<object, O>, bytes: Buffer, path: string): O {
  try {
    return method.O.fromBinary(bytes)
  } catch {
    throw unreadable(path)
  }
}

// Promises of a call that nobody may look at: a rejection of theirs is told by the response.
function quiet<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {})
  return promise
}

function none(after: Promise<unknown>): Promise<RpcMetadata> {
  return quiet(after.then(() => ({})))
}

function okAfter(response: Promise<unknown>): Promise<RpcStatus> {
  return quiet(response.then(() => ok))
}

function headersOf({ meta = {} }: RpcOptions): Record<string, string> {
  return Object.fromEntries(Object.entries(meta).map(([name, value]) => [name, String(value)]))
}

function timeoutOf({ timeout }: RpcOptions): number | undefined {
  if (timeout === undefined) return undefined
  return Math.max(1, typeof timeout === 'number' ? timeout : timeout.getTime() - Date.now())
}

function notOverWeb(): never {
  throw bug('gRPC-web has no client streaming')
}
