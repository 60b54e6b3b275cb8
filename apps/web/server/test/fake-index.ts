import { EventEmitter, on, once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import { notFound } from '@injsight/errors'
import { createHandler, serve } from '@injsight/grpc-web'
import {
  Explorer,
  GetStatusResponse,
  Head,
  ListMarketDaysResponse,
  ListNewsResponse,
  type ListNewsRequest,
  type BookChange,
  type ChainUpgrade,
  type GetOrderBookResponse,
  type IExplorerClient,
} from '@injsight/injsight-v1'
import { silentLogger } from '@injsight/runtime'

export const aHead = (head: Partial<Head>): Head => ({
  ...Head.create(),
  hash: 'AB',
  moniker: 'one',
  ...head,
})

const noChange: BookChange = {
  marketId: '',
  height: 0n,
  time: 0n,
  sequence: 0n,
  buys: [],
  sells: [],
  fills: 0,
}

/** An index that knows heads, one book and what is watched only, which a test sets, and its trouble. */
export async function startIndex(context: TestContext, port = 0) {
  const changes = new EventEmitter()
  const state = {
    head: 0n,
    trouble: '',
    streams: 0,
    /** How often all streams of heads were ended. */
    leavings: 0,
    /** The markets of each stream of books that is, or was, open. */
    booksAsked: [] as string[][],
    isMute: false,
    upgrade: undefined as ChainUpgrade | undefined,
    news: ListNewsResponse.create(),
    days: ListMarketDaysResponse.create(),
    /** What it was asked about what is watched. */
    asked: [] as ListNewsRequest[],
  }
  let book: GetOrderBookResponse | undefined
  const service = serve<
    Pick<
      IExplorerClient,
      | 'getStatus'
      | 'getUpgrade'
      | 'streamHeads'
      | 'streamBooks'
      | 'getOrderBook'
      | 'listNews'
      | 'listMarketDays'
    >
  >(Explorer, {
    listNews: async (request) => {
      state.asked.push(request)
      return state.news
    },
    listMarketDays: async () => state.days,
    getOrderBook: async ({ marketId }) => {
      if (book === undefined) throw notFound('market', 'no such market')
      return { ...book, marketId }
    },
    async *streamBooks({ marketIds }, { signal }) {
      state.booksAsked.push(marketIds)
      const told = on(changes, 'book', { signal }) as AsyncIterable<[BookChange]>
      yield { ...noChange, height: state.head }
      for await (const [change] of told) yield change
    },
    getStatus: async () => ({ ...GetStatusResponse.create(), head: state.head, trouble: state.trouble }),
    getUpgrade: async () => (state.upgrade === undefined ? {} : { upgrade: state.upgrade }),
    async *streamHeads(_, { signal }) {
      state.streams += 1
      let seen = 0n
      const { leavings } = state
      while (!signal.aborted && state.leavings === leavings) {
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
    keepBook(next: GetOrderBookResponse) {
      book = next
    },
    changeBook(change: Partial<BookChange>) {
      changes.emit('book', { ...noChange, ...change })
    },
    /** How many streams of books are open. */
    followers: () => changes.listenerCount('book'),
    commit(height: bigint) {
      state.head = height
      changes.emit('change')
    },
    /** As one that leaves ends its streams; it is asked in its place who stands there by then. */
    endStreams() {
      state.leavings += 1
      changes.emit('change')
    },
    stop,
  }
}
