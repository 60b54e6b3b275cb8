import type { IncomingHttpHeaders } from 'node:http'
import type { IMessageType } from '@protobuf-ts/runtime'
import type {
  MethodInfo,
  RpcOptions,
  ServerStreamingCall,
  ServiceType,
  UnaryCall,
} from '@protobuf-ts/runtime-rpc'

/** What a method may want to know besides its request. */
export type CallContext = {
  /** Aborted when the caller is gone or its deadline has passed. */
  signal: AbortSignal
  headers: IncomingHttpHeaders
}

/**
 * The methods of a service, typed by its generated client interface: a unary method takes the request and returns
 * the reply, a server-streaming one returns an AsyncIterable of replies. Methods left out are unimplemented.
 */
export type Implementation<Client> = {
  [Name in keyof Client]?: Client[Name] extends (
    input: infer I,
    options?: RpcOptions,
  ) => UnaryCall<infer _I, infer O>
    ? (request: I, context: CallContext) => O | Promise<O>
    : Client[Name] extends (input: infer I, options?: RpcOptions) => ServerStreamingCall<infer _J, infer O>
      ? (request: I, context: CallContext) => AsyncIterable<O>
      : never
}

/** A call that is answered with bytes: what a forwarder or a recording needs. */
export type RawCall = {
  /** `/package.Service/Method` */
  path: string
  request: Uint8Array
  context: CallContext
}
export type AnswerRaw = (call: RawCall) => Promise<Uint8Array> | Uint8Array

/** How a method is asked over REST, and how its reply is written there. */
export type RestRule = {
  get?: string
  post?: string
  /** Field of the request that the body holds; `*` (the default) is the whole request. */
  body?: string
  /** The reply as JSON; proto field names with all defaults unless told otherwise. */
  format?: (reply: object) => unknown
}

/** How the replies of a whole service, as bytes, are written over REST where a rule doesn't say it. */
export type FormatReply = (type: IMessageType<object>, reply: Uint8Array) => unknown

export type AnswerStream = (request: object, context: CallContext) => AsyncIterable<object>

/** What answers one method: typed values, or bytes in and bytes out. */
export type ServedMethod = {
  path: string
  method: MethodInfo
  rules: RestRule[]
  format?: FormatReply
} & (
  | { unary: (request: object, context: CallContext) => object | Promise<object> }
  | { stream: AnswerStream }
  | { raw: AnswerRaw }
  | { missing: true }
)

export type ServedService = { typeName: string; methods: ServedMethod[] }

/**
 * A service with its implementation, ready for `createHandler`.
 *
 * @param rest REST rules by the method's TypeScript name, in place of its `google.api.http` option
 * @param otherwise answers the methods that the implementation leaves out
 * @param format writes the replies over REST where their rule has no format of its own
 * @example serve<IQueryClient>(Query, { balance: ({ address, denom }) => findBalance(address, denom) })
 */
export function serve<Client extends object>(
  service: ServiceType,
  implementation: Implementation<Client>,
  {
    rest = {},
    otherwise,
    format,
  }: { rest?: Partial<Record<keyof Client, RestRule[]>>; otherwise?: AnswerRaw; format?: FormatReply } = {},
): ServedService {
  const methods = service.methods.map((method): ServedMethod => {
    const name = method.localName as keyof Client
    const shared = {
      path: pathOf(method),
      method,
      rules: rest[name] ?? ownRules(method),
      ...(format ? { format } : {}),
    }
    const answer = implementation[name]?.bind(implementation) as unknown
    if (answer === undefined) return otherwise ? { ...shared, raw: otherwise } : { ...shared, missing: true }
    if (method.serverStreaming) return { ...shared, stream: answer as AnswerStream }
    return { ...shared, unary: answer as () => object }
  })
  return { typeName: service.typeName, methods }
}

/**
 * A service whose methods are all answered with bytes.
 *
 * @example forward(Query, ({ path, request }) => node.queryAbci(path, request))
 */
export function forward(
  service: ServiceType,
  answer: AnswerRaw,
  { format }: { format?: FormatReply } = {},
): ServedService {
  return serve(service, {}, { otherwise: answer, ...(format ? { format } : {}) })
}

/** `/package.Service/Method` */
export function pathOf(method: MethodInfo): string {
  return `/${method.service.typeName}/${method.name}`
}

function ownRules(method: MethodInfo): RestRule[] {
  const rule = method.options['google.api.http'] as
    | (RestRule & { additional_bindings?: RestRule[] })
    | undefined
  return rule === undefined ? [] : [rule, ...(rule.additional_bindings ?? [])]
}
