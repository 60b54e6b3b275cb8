import {
  stackIntercept,
  type RpcOptions,
  type RpcTransport,
  type ServiceType,
  type UnaryCall,
} from '@protobuf-ts/runtime-rpc'
import type { Method } from './define.ts'

/** What a client of a service can be asked, by what its methods take and answer; the server is typed from it, too. */
export type ClientOf<Methods> = {
  [Name in keyof Methods]: Methods[Name] extends Method<infer I, infer O>
    ? (input: I, options?: RpcOptions) => UnaryCall<I, O>
    : never
}

/** A client of a service without streams. */
export function clientOf<Methods extends object>(
  service: ServiceType,
  methods: Methods,
  transport: RpcTransport,
): ClientOf<Methods> {
  const ask = (name: string) => {
    const info = service.methods.find(({ localName }) => localName === name)
    if (info === undefined) throw new Error(`${service.typeName} has no method ${name}`)
    return (input: object, options?: RpcOptions) =>
      stackIntercept('unary', transport, info, transport.mergeOptions(options), input)
  }
  return Object.fromEntries(Object.keys(methods).map((name) => [name, ask(name)])) as ClientOf<Methods>
}
