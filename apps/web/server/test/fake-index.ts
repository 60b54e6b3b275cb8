import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import { createHandler, serve } from '@injsight/grpc-web'
import { Explorer, GetStatusResponse, Head, type IExplorerClient } from '@injsight/injsight-v1'
import { silentLogger } from '@injsight/runtime'

export const aHead = (head: Partial<Head>): Head => ({
  ...Head.create(),
  hash: 'AB',
  moniker: 'one',
  ...head,
})

/** An index that knows heads only, whose head and trouble a test sets. */
export async function startIndex(context: TestContext, port = 0) {
  const changes = new EventEmitter()
  const state = { head: 0n, trouble: '', streams: 0, isMute: false }
  const service = serve<Pick<IExplorerClient, 'getStatus' | 'streamHeads'>>(Explorer, {
    getStatus: async () => ({ ...GetStatusResponse.create(), head: state.head, trouble: state.trouble }),
    async *streamHeads(_, { signal }) {
      state.streams += 1
      let seen = 0n
      while (!signal.aborted) {
        if (state.head > seen && !state.isMute) {
          seen = state.head
          yield aHead({ height: seen })
        }
        await once(changes, 'change', { signal })
      }
    },
  })
  const handle = createHandler({ services: [service], log: silentLogger })
  const server = createServer((request, response) => {
    void handle(request, response).then((isOurs) => isOurs || response.writeHead(404).end())
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const stop = async () => {
    const closed = new Promise<void>((done) => server.close(() => done()))
    server.closeAllConnections()
    await closed
  }
  context.after(async () => {
    if (server.listening) await stop()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    port: (server.address() as AddressInfo).port,
    state,
    commit(height: bigint) {
      state.head = height
      changes.emit('change')
    },
    stop,
  }
}
