import * as http from 'node:http'
import * as https from 'node:https'
import { Fault, unavailable } from '@injsight/errors'
import { dataFlag, encodeFrame } from '../frames.ts'
import { refusal, Status, statusOfHttp } from '../status.ts'
import { checkStatus, createFrameReader, unreadable } from './read-frames.ts'

export type Call = {
  /** `/package.Service/Method` */
  path: string
  request: Uint8Array
  headers: Record<string, string>
  /** How long until the whole answer, or with `isStream` until its beginning, is there. */
  timeoutMs: number
  isStream: boolean
  signal?: AbortSignal | undefined
  onHeaders?: ((headers: http.IncomingHttpHeaders) => void) | undefined
  onMessage: (message: Buffer) => void
}

export type Line = {
  /**
   * Resolves when the answer has ended well.
   *
   * @throws Fault `unavailable` (`service.down`, `service.slow`), `bad-chain-data` (`service.unreadable`), or what
   *   the status of the answer says (`grpc.not_found`, …)
   */
  run(call: Call): Promise<void>
  close(): void
}

/** Calls over sockets that are kept for the next one. */
export function createLine(baseUrl: string): Line {
  const base = new URL(baseUrl)
  const { request, Agent } = base.protocol === 'https:' ? https : http
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64, scheduling: 'lifo' })
  const prefix = base.pathname.replace(/\/+$/, '')
  const target = {
    agent,
    protocol: base.protocol,
    hostname: base.hostname.replace(/^\[|\]$/g, ''),
    port: base.port,
  }

  const attempt = (call: Call) =>
    new Promise<void>((resolve, reject) => {
      const body = encodeFrame(dataFlag, call.request)
      const outgoing = request({
        ...target,
        method: 'POST',
        path: prefix + call.path,
        headers: {
          ...call.headers,
          'content-type': 'application/grpc-web+proto',
          'content-length': body.length,
          'x-grpc-web': '1',
        },
      })
      const timer = setTimeout(() => end(tooSlow(base.origin, call)), call.timeoutMs)
      const leave = () => end(refusal(Status.cancelled, `${call.path} was given up`, { path: call.path }))
      let isSettled = false
      const settle = () => {
        clearTimeout(timer)
        call.signal?.removeEventListener('abort', leave)
        isSettled = true
      }
      const end = (error: Error) => {
        if (isSettled) return
        settle()
        outgoing.destroy()
        reject(asFaultOfLine(base.origin, error, outgoing.reusedSocket))
      }
      call.signal?.addEventListener('abort', leave)
      outgoing.on('error', end)
      outgoing.on('response', (incoming) => {
        if (call.isStream) clearTimeout(timer)
        call.onHeaders?.(incoming.headers)
        readAnswer(incoming, call, end, () => {
          if (isSettled) return
          settle()
          resolve()
        })
      })
      outgoing.end(body)
    })

  return {
    async run(call) {
      if (call.signal?.aborted)
        throw refusal(Status.cancelled, `${call.path} was given up`, { path: call.path })
      try {
        await attempt(call)
      } catch (error) {
        // The other side closed a kept socket while we were writing to it: nothing was answered, and nothing is lost.
        if (!(error instanceof Fault && error.values.isStaleSocket === true)) throw error
        await attempt(call)
      }
    },
    close: () => agent.destroy(),
  }
}

function readAnswer(
  incoming: http.IncomingMessage,
  call: Call,
  fail: (error: Error) => void,
  done: () => void,
): void {
  const { path } = call
  const reader = createFrameReader(path)
  const guard = (step: () => void) => {
    try {
      step()
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)))
    }
  }
  incoming.on('error', fail)
  guard(() => {
    const status = incoming.headers['grpc-status']
    if (status !== undefined) checkStatus(String(status), headerText(incoming.headers['grpc-message']), path)
    else if (incoming.statusCode !== 200)
      throw refusal(statusOfHttp(incoming.statusCode ?? 0), httpWords(incoming, path), {
        path,
        httpStatus: incoming.statusCode,
        retryAfter: headerText(incoming.headers['retry-after']),
      })
    incoming.on('data', (part: Buffer) => guard(() => reader.read(part).forEach(call.onMessage)))
    incoming.on('end', () =>
      guard(() => {
        if (!reader.isDone && status === undefined) throw unreadable(path)
        done()
      }),
    )
  })
}

function headerText(value: string | string[] | undefined): string | undefined {
  return value === undefined ? undefined : String(value)
}

function httpWords({ statusCode }: http.IncomingMessage, path: string): string {
  return `${path} was answered with HTTP status ${statusCode}`
}

function asFaultOfLine(origin: string, error: Error, isReused: boolean): Fault {
  if (error instanceof Fault) return error
  const code = 'code' in error ? String(error.code) : ''
  const isStaleSocket = isReused && (code === 'ECONNRESET' || code === 'EPIPE')
  const words = `${origin} can't be reached: ${code || error.message}`
  return unavailable('service.down', words, { url: origin, isStaleSocket }, error)
}

function tooSlow(origin: string, { path, timeoutMs }: Call): Fault {
  return unavailable('service.slow', `${origin} did not answer ${path} within ${timeoutMs} ms`, {
    url: origin,
    path,
    timeoutMs,
  })
}
