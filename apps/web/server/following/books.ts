import { asFault } from '@injsight/errors'
import { createTransport } from '@injsight/grpc-web'
import { ExplorerClient, type BookChange } from '@injsight/injsight-v1'
import type { Logger } from '@injsight/runtime'
import { applyChange, readBook, toLiveBook, type OrderBook } from '../../app/live/order-book.ts'
import { keepFollowing } from './keep-following.ts'

export type Books = {
  /**
   * Tells the book of a market as soon as it is known and whenever it changes, as an event of a stream: the same bytes to
   * all.
   *
   * @returns what ends it
   */
  follow(marketId: string, tell: (event: Buffer) => void): () => void
  stop(): Promise<void>
}

type Followed = {
  tells: Set<(event: Buffer) => void>
  /** What was told last, for who comes later. */
  told: Buffer | undefined
  ending: AbortController
  done: Promise<void>
}

/** The books that visitors look at, each kept up to date by one stream for the whole program while anybody looks at it. */
export function createBooks({ indexerUrl, log }: { indexerUrl: string; log: Logger }): Books {
  const transport = createTransport({ baseUrl: indexerUrl, timeoutMs: 5000 })
  const index = new ExplorerClient(transport)
  const followed = new Map<string, Followed>()

  const forget = (marketId: string, one: Followed) => {
    if (followed.get(marketId) === one) followed.delete(marketId)
  }

  const start = (marketId: string): Followed => {
    const ending = new AbortController()
    const { signal } = ending
    const one: Followed = { tells: new Set(), told: undefined, ending, done: Promise.resolve() }
    const book = createBook({
      fetchBook: async () => readBook(await index.getOrderBook({ marketId, height: 0n }).response),
      tell(now) {
        const told = Buffer.from(`event: book\ndata: ${JSON.stringify(toLiveBook(now))}\n\n`)
        one.told = told
        for (const tell of one.tells) tell(told)
      },
      onMissing(error) {
        log.debug('no book', { marketId, error })
        // Anybody may name a market that there isn't: nothing is followed for it.
        if (asFault(error).kind !== 'not-found') return
        ending.abort()
        forget(marketId, one) // whoever asks later may have more luck: an index that is behind learns of it
      },
    })
    const follow = async () => {
      for await (const change of index.streamBooks({ marketIds: [marketId] }, { abort: signal }).responses) {
        if (change.marketId === '') void book.begin()
        else if (change.marketId === marketId) book.take(change)
      }
    }
    const onBroken = (error: unknown) => log.debug('the stream of a book broke', { marketId, error })
    one.done = keepFollowing(follow, { signal, onBroken })
    followed.set(marketId, one)
    return one
  }

  return {
    follow(marketId, tell) {
      const one = followed.get(marketId) ?? start(marketId)
      one.tells.add(tell)
      if (one.told !== undefined) tell(one.told)
      return () => {
        one.tells.delete(tell)
        if (one.tells.size > 0) return
        one.ending.abort()
        forget(marketId, one)
      }
    },
    async stop() {
      const all = [...followed.values()]
      for (const { ending } of all) ending.abort()
      await Promise.all(all.map(({ done }) => done))
      transport.close()
    },
  }
}

type BookSources = {
  fetchBook: () => Promise<OrderBook>
  tell: (book: OrderBook) => void
  onMissing: (error: unknown) => void
}

/** A book that is had whole once its stream has begun, so that no change between the two is missed. */
function createBook({ fetchBook, tell, onMissing }: BookSources) {
  let book: OrderBook | undefined
  /** What came while the book is asked for; undefined while it isn't. */
  let waiting: BookChange[] | undefined

  const begin = async () => {
    const changes: BookChange[] = []
    waiting = changes
    book = undefined
    try {
      const told = await fetchBook()
      if (waiting !== changes) return // it was asked for again
      for (const change of changes) applyChange(told, change)
      book = told
      tell(book)
    } catch (error) {
      onMissing(error)
    } finally {
      if (waiting === changes) waiting = undefined
    }
  }
  const take = (change: BookChange) => {
    if (waiting !== undefined) waiting.push(change)
    else if (book === undefined) void begin()
    else if (applyChange(book, change)) tell(book)
  }
  return { begin, take }
}
