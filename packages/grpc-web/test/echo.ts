import { setTimeout as sleep } from 'node:timers/promises'
import { invalidInput } from '@injsight/errors'
import { LongType, MessageType, RepeatType, ScalarType } from '@protobuf-ts/runtime'
import { ServiceType, stackIntercept, type RpcOptions, type RpcTransport } from '@protobuf-ts/runtime-rpc'
import type { ServerStreamingCall, UnaryCall } from '@protobuf-ts/runtime-rpc'
import { serve } from '../src/index.ts'

// A service to be tested with: it says back what it's asked, counts, fails, or never answers.

const { BOOL, BYTES, INT64, STRING, UINT32 } = ScalarType

export type Page = { key: Uint8Array; limit: bigint; reverse: boolean }
const Page = new MessageType<Page>('test.Page', [
  { no: 1, name: 'key', kind: 'scalar', T: BYTES },
  { no: 2, name: 'limit', kind: 'scalar', T: INT64, L: LongType.BIGINT },
  { no: 3, name: 'reverse', kind: 'scalar', T: BOOL },
])

export type Echo = { text: string; count: number; tags: string[]; page?: Page }
export const Echo = new MessageType<Echo>('test.Echo', [
  { no: 1, name: 'text', kind: 'scalar', T: STRING },
  { no: 2, name: 'count', kind: 'scalar', T: UINT32 },
  { no: 3, name: 'tags', kind: 'scalar', T: STRING, repeat: RepeatType.UNPACKED },
  { no: 4, name: 'page', kind: 'message', T: () => Page },
])

export const Echoes = new ServiceType('test.Echoes', [
  {
    name: 'Say',
    I: Echo,
    O: Echo,
    options: {
      'google.api.http': { get: '/say/{text}', additional_bindings: [{ post: '/say', body: '*' }] },
    },
  },
  { name: 'Deep', I: Echo, O: Echo, options: { 'google.api.http': { get: '/deep/{text=**}/end' } } },
  {
    name: 'Count',
    I: Echo,
    O: Echo,
    serverStreaming: true,
    options: { 'google.api.http': { get: '/count/{count}' } },
  },
  { name: 'Fail', I: Echo, O: Echo, options: { 'google.api.http': { get: '/fail/{text}' } } },
  { name: 'Sleep', I: Echo, O: Echo, options: { 'google.api.http': { get: '/sleep' } } },
  { name: 'Missing', I: Echo, O: Echo, options: { 'google.api.http': { get: '/missing' } } },
])

export interface IEchoesClient {
  say(input: Echo, options?: RpcOptions): UnaryCall<Echo, Echo>
  deep(input: Echo, options?: RpcOptions): UnaryCall<Echo, Echo>
  count(input: Echo, options?: RpcOptions): ServerStreamingCall<Echo, Echo>
  fail(input: Echo, options?: RpcOptions): UnaryCall<Echo, Echo>
  sleep(input: Echo, options?: RpcOptions): UnaryCall<Echo, Echo>
  missing(input: Echo, options?: RpcOptions): UnaryCall<Echo, Echo>
}

/** `state.open` counts the streams that are running, `state.told` what all of them have said. */
export function createEchoes() {
  const state = { open: 0, told: 0 }
  const service = serve<IEchoesClient>(Echoes, {
    say: (request) => request,
    deep: (request) => request,
    async *count({ count, text }, { signal }) {
      state.open += 1
      try {
        const last = count === 0 ? Infinity : count
        for (let n = 0; n < last; n += 1) {
          state.told += 1
          yield Echo.create({ text, count: n })
          await sleep(1, undefined, { signal })
        }
        if (text === 'then fail') throw invalidInput('echo.end', 'the count – is over')
      } finally {
        state.open -= 1
      }
    },
    fail({ text }) {
      if (text === 'bug') throw new Error('a secret of ours')
      throw invalidInput('echo.refused', `not ${text} – 100%`)
    },
    sleep: (_, { signal }) => sleep(60_000, Echo.create(), { signal }),
  })
  return { service, state }
}

export function call<Name extends keyof IEchoesClient>(
  transport: RpcTransport,
  name: Name,
  input: Partial<Echo> = {},
  options: Partial<RpcOptions> = {},
): ReturnType<IEchoesClient[Name]> {
  const method = Echoes.methods.find(({ localName }) => localName === name)
  if (method === undefined) throw new Error(`no method ${name}`)
  const kind = method.serverStreaming ? 'serverStreaming' : 'unary'
  const merged = transport.mergeOptions(options)
  return stackIntercept(kind as 'unary', transport, method, merged, Echo.create(input)) as never
}
