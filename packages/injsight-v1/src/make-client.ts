import {
  ServiceType,
  stackIntercept,
  type RpcOptions,
  type RpcTransport,
  type ServerStreamingCall,
  type UnaryCall,
} from '@protobuf-ts/runtime-rpc'
import { methodsOf, type Method } from './define.ts'

type Call<M> =
  M extends Method<infer I, infer O, infer Streams>
    ? (input: I, options?: RpcOptions) => Streams extends true ? ServerStreamingCall<I, O> : UnaryCall<I, O>
    : never

/** What a client can be asked, by the names of the methods; the server's implementation is typed from it. */
export type ClientOf<Methods> = { [Name in keyof Methods]: Call<Methods[Name]> }

/** A service, and the types of its methods, which only the compiler knows. */
export type OwnService<Methods> = ServiceType & { typed?: Methods }

/** A service of these methods. */
export function defineService<Methods extends Parameters<typeof methodsOf>[0]>(
  name: string,
  methods: Methods,
): OwnService<Methods> {
  return new ServiceType(`injsight.v1.${name}`, methodsOf(methods))
}

/**
 * A client of a service over any protobuf-ts transport.
 *
 * @example const { account } = await makeClient(NameServices, transport).resolveName({ name }).response
 */
export function makeClient<Methods>(
  service: OwnService<Methods>,
  transport: RpcTransport,
): ClientOf<Methods> {
  const calls = service.methods.map((method) => [
    method.localName,
    (input: object, options?: RpcOptions) => {
      const merged = transport.mergeOptions(options)
      return method.serverStreaming
        ? stackIntercept('serverStreaming', transport, method, merged, input)
        : stackIntercept('unary', transport, method, merged, input)
    },
  ])
  return Object.fromEntries(calls) as ClientOf<Methods>
}
