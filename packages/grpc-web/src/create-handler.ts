import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerRest } from './rest/answer-rest.ts'
import { createRoutes, type Match } from './rest/routes.ts'
import type { ServedMethod, ServedService } from './service.ts'
import { refusal, Status, type Failure, type ToFault } from './status.ts'
import { answerGrpcWeb, isGrpcWeb } from './web/answer-grpc-web.ts'

type Say = (message: string, values?: Record<string, unknown>) => void

export type HandlerOptions = {
  services: ServedService[]
  log: { debug: Say; warn: Say; error: Say }
  /** Told of each call when it is over: its method, or `unknown`, its gRPC status, and what it took. */
  onAnswered?: (call: { method: string; status: number; seconds: number }) => void
  /** Bytes of a request; 4 MB unless told otherwise. */
  bodyLimit?: number
  /** How long a unary call may take that set no deadline of its own; 30 s unless told otherwise. */
  timeoutMs?: number
  /** How long the caller of a stream may leave everything unread; 30 s unless told otherwise. */
  patienceMs?: number
  /** Knows the errors of a library that methods use, of a database say; `asFault` of errors unless told otherwise. */
  toFault?: ToFault
}

/** Answers a request, or says with false that it's none of its own: nothing was read or written then. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/**
 * Serves services over gRPC-web (binary and text) and REST, to any origin. Never rejects. What a caller does wrong is
 * logged at `debug` only.
 *
 * @example
 * const handle = createHandler({ services: [serve<IQueryClient>(Query, { balance })], log })
 * createServer((request, response) => void handle(request, response))
 */
export function createHandler({
  services,
  log,
  onAnswered,
  bodyLimit = 4 << 20,
  timeoutMs = 30_000,
  patienceMs = 30_000,
  toFault,
}: HandlerOptions): Handler {
  const methods = services.flatMap((service) => service.methods)
  const byPath = new Map(methods.map((served) => [served.path, served]))
  const typeNames = new Set(services.map(({ typeName }) => typeName))
  const routes = createRoutes(methods)
  const limits = { bodyLimit, timeoutMs, patienceMs, toFault }

  const find = (path: string): ServedMethod => {
    const served = byPath.get(path)
    if (served === undefined) throw unknownMethod(path, typeNames)
    return served
  }

  const report = (method: string, startedAt: number, failure: Failure | undefined) => {
    const ms = performance.now() - startedAt
    onAnswered?.({ method, status: failure?.status ?? Status.ok, seconds: ms / 1000 })
    const values = { method, ms: Math.round(ms * 1000) / 1000 }
    if (failure === undefined) log.debug('call answered', values)
    else log[levelOf(failure)]('call failed', { ...values, status: failure.status, error: failure.fault })
  }

  return async (request, response) => {
    const path = pathOf(request)
    const startedAt = performance.now()
    if (isGrpcWeb(request)) {
      allowOrigin(response)
      const failure = await answerGrpcWeb(request, response, () => find(path), limits)
      report(byPath.has(path) ? path : 'unknown', startedAt, failure)
      return true
    }
    const verb = request.method === 'HEAD' ? 'GET' : (request.method ?? '')
    const match = attempt(() => routes.find(verb, path))
    if (match === undefined && !byPath.has(path)) return false
    allowOrigin(response)
    if (verb === 'OPTIONS') {
      answerPreflight(request, response)
      return true
    }
    const method = typeof match === 'object' && 'route' in match ? match.route.served.path : 'unknown'
    const failure = await answerRest(request, response, () => matchOf(match, verb, response), limits)
    report(method, startedAt, failure)
    return true
  }
}

type Found = Match | { verbs: string[] } | { error: unknown } | undefined

function attempt(find: () => Match | { verbs: string[] } | undefined): Found {
  try {
    return find()
  } catch (error) {
    return { error }
  }
}

function matchOf(found: Found, verb: string, response: ServerResponse): Match {
  if (found !== undefined && 'route' in found) return found
  if (found !== undefined && 'error' in found) throw found.error
  // Known by its gRPC path only: that one is always POSTed, in frames.
  const verbs = found?.verbs ?? []
  response.setHeader('allow', ['OPTIONS', ...verbs].join(', '))
  throw refusal(Status.unimplemented, `${verb} is not how this is asked`)
}

function allowOrigin(response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-expose-headers', 'grpc-status, grpc-message')
}

function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '86400',
  })
  response.end()
}

function unknownMethod(path: string, typeNames: Set<string>) {
  const [, service = '', method = ''] = path.split('/')
  const words = typeNames.has(service)
    ? `unknown method ${method.slice(0, 100)} for service ${service}`
    : `unknown service ${service.slice(0, 100)}`
  return refusal(Status.unimplemented, words)
}

function levelOf({ status, fault }: Failure): 'debug' | 'warn' | 'error' {
  if (status === Status.cancelled || fault.values.isCallers === true) return 'debug'
  if (fault.kind === 'invalid-input' || fault.kind === 'not-found') return 'debug'
  return fault.kind === 'unavailable' ? 'warn' : 'error'
}

function pathOf({ url = '' }: IncomingMessage): string {
  const at = url.indexOf('?')
  return at === -1 ? url : url.slice(0, at)
}
