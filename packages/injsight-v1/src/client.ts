import {
  stackIntercept,
  type MethodInfo,
  type RpcOptions,
  type RpcTransport,
  type ServerStreamingCall,
  type UnaryCall,
} from '@protobuf-ts/runtime-rpc'
import type { Method } from './define.ts'
import { Explorer, methods } from './service.ts'

type Call<M> =
  M extends Method<infer I, infer O, infer Streams>
    ? (input: I, options?: RpcOptions) => Streams extends true ? ServerStreamingCall<I, O> : UnaryCall<I, O>
    : never

/** What a client of injsight.v1 can be asked; the server's implementation is typed from it. */
export type IExplorerClient = {
  [Name in keyof typeof methods]: Call<(typeof methods)[Name]>
}

/**
 * A client of injsight.v1 over any protobuf-ts transport.
 *
 * @example const { head } = await new ExplorerClient(transport).getStatus({}).response
 */
export const ExplorerClient = class {
  constructor(transport: RpcTransport) {
    for (const method of Explorer.methods)
      Object.assign(this, { [method.localName]: call(transport, method) })
  }
} as new (transport: RpcTransport) => IExplorerClient
export type ExplorerClient = IExplorerClient

function call(transport: RpcTransport, method: MethodInfo) {
  return (input: object, options?: RpcOptions) => {
    const merged = transport.mergeOptions(options)
    return method.serverStreaming
      ? stackIntercept('serverStreaming', transport, method, merged, input)
      : stackIntercept('unary', transport, method, merged, input)
  }
}
