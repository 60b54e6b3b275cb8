import {
  stackIntercept,
  type RpcOptions,
  type RpcTransport,
  type ServerStreamingCall,
  type UnaryCall,
} from '@protobuf-ts/runtime-rpc'
import {
  Explorer,
  type GetHeadsRequest,
  type GetHeadsResponse,
  type GetStatusResponse,
  type Head,
  type SearchRequest,
  type SearchResponse,
} from './service.ts'

/** What a client of injsight.v1 can be asked; the server's implementation is typed from it. */
export interface IExplorerClient {
  getStatus(input: object, options?: RpcOptions): UnaryCall<object, GetStatusResponse>
  getHeads(input: GetHeadsRequest, options?: RpcOptions): UnaryCall<GetHeadsRequest, GetHeadsResponse>
  streamHeads(input: object, options?: RpcOptions): ServerStreamingCall<object, Head>
  search(input: SearchRequest, options?: RpcOptions): UnaryCall<SearchRequest, SearchResponse>
}

/**
 * A client of injsight.v1 over any protobuf-ts transport.
 *
 * @example const { head } = await new ExplorerClient(transport).getStatus({}).response
 */
export class ExplorerClient implements IExplorerClient {
  readonly #transport: RpcTransport

  constructor(transport: RpcTransport) {
    this.#transport = transport
  }

  getStatus(input: object, options?: RpcOptions): UnaryCall<object, GetStatusResponse> {
    return this.#unary(0, input, options)
  }

  getHeads(input: GetHeadsRequest, options?: RpcOptions): UnaryCall<GetHeadsRequest, GetHeadsResponse> {
    return this.#unary(1, input, options)
  }

  streamHeads(input: object, options?: RpcOptions): ServerStreamingCall<object, Head> {
    return stackIntercept<object, Head>(
      'serverStreaming',
      this.#transport,
      this.#method(2),
      this.#transport.mergeOptions(options),
      input,
    )
  }

  search(input: SearchRequest, options?: RpcOptions): UnaryCall<SearchRequest, SearchResponse> {
    return this.#unary(3, input, options)
  }

  #unary<I extends object, O extends object>(index: number, input: I, options?: RpcOptions): UnaryCall<I, O> {
    return stackIntercept<I, O>(
      'unary',
      this.#transport,
      this.#method(index),
      this.#transport.mergeOptions(options),
      input,
    )
  }

  #method(index: number) {
    const method = Explorer.methods[index]
    if (method === undefined) throw new Error(`injsight.v1.Explorer has no method ${index}`)
    return method
  }
}
