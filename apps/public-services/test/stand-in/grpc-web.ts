import { silentLogger as log } from '@injsight/runtime'
import {
  createHandler,
  createTransport,
  forward,
  refusal,
  Status,
  type AnswerRaw,
  type CallContext,
  type ServedMethod,
  type ServedService,
} from '@injsight/grpc-web'
import { UnknownFieldHandler, type IMessageType, type JsonValue } from '@protobuf-ts/runtime'
import type { ServiceType } from '@protobuf-ts/runtime-rpc'
import type { Answerer, FamilyOptions } from './family.ts'
import { fixture } from './fixtures.ts'

type AnswerStream = (request: object, context: CallContext) => AsyncIterable<object>

/** Services as a host of gRPC-web serves them: unknown methods and fields are refused. */
export function grpcWeb(services: ServedService[], { refuse }: FamilyOptions): Answerer {
  const strict = services.map(({ typeName, methods }) => ({
    typeName,
    methods: methods.map((served) => withoutUnknownFields(served, refuse)),
  }))
  const handle = createHandler({ services: strict, log })
  const paths = new Set(services.flatMap(({ methods }) => methods.map(({ path }) => path)))
  return async (request, response) => {
    if (!(request.headers['content-type'] ?? '').startsWith('application/grpc-web')) return false
    const path = request.url ?? ''
    if (!paths.has(path)) refuse(`${path}: not a method of this host`)
    return handle(request, response)
  }
}

/** Services that an index tells; without one they are as good as down. */
export function toldBehind(services: readonly ServiceType[], { behind }: FamilyOptions): ServedService[] {
  const answer = answerBehind(behind)
  return services.map((service) => withStreams(forward(service, answer), behind))
}

/** A stream goes on as long as whoever tells it does. */
function withStreams({ typeName, methods }: ServedService, behind: string | undefined): ServedService {
  if (behind === undefined) return { typeName, methods }
  const transport = createTransport({ baseUrl: behind, timeoutMs: 20_000 })
  const streamed = methods.map((served): ServedMethod => {
    const { path, method, rules } = served
    if (!method.serverStreaming) return served
    const stream: AnswerStream = (request, { signal }) =>
      transport.serverStreaming(method, request, { abort: signal }).responses
    return { path, method, rules, stream }
  })
  return { typeName, methods: streamed }
}

export function answerBehind(behind: string | undefined): AnswerRaw {
  const transport = behind === undefined ? undefined : createTransport({ baseUrl: behind, timeoutMs: 20_000 })
  return async ({ path, request }) => {
    if (transport === undefined) throw refusal(Status.unavailable, `nothing tells ${path} here`)
    return transport.callRaw(path, request)
  }
}

/** A reply as a public host gave it; the literal one where fixtures aren't there. */
export function replyOf<Message extends object>(
  type: IMessageType<Message>,
  path: string,
  literal: JsonValue = {},
): Message {
  return type.fromJson(fixture(path) ?? literal, { ignoreUnknownFields: true })
}

function withoutUnknownFields(served: ServedMethod, refuse: (why: string) => void): ServedMethod {
  const check = (request: object) => {
    const unknown = UnknownFieldHandler.list(request)
    if (unknown.length === 0) return
    refuse(`${served.path}: fields ${unknown.map(({ no }) => no).join(', ')}`)
    throw refusal(Status.invalidArgument, 'a field is unknown')
  }
  if ('unary' in served) {
    const { unary, ...rest } = served
    return { ...rest, unary: (request, context) => (check(request), unary(request, context)) }
  }
  if (!('raw' in served)) return served
  const { raw, ...rest } = served
  return {
    ...rest,
    raw: (call) => (check(served.method.I.fromBinary(call.request) as object), raw(call)),
  }
}
