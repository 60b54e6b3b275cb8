import { createTransport } from '@injsight/grpc-web'
import { ExplorerClient, type BookChange } from '@injsight/injsight-v1'
import type { Logger } from '@injsight/runtime'
import { applyChange, readBook, toLiveBook, type OrderBook } from '../../app/live/order-book.ts'
import { keepFollowing } from './keep-following.ts'

export type Books = {
  /** Tells the book of a market as soon as it is known and whenever it changes. @returns what ends it */
  follow(marketId: string, tell: (book: string) => void): () => void
  stop(): Promise<void>
}

type Followed = {
  tells: Set<(book: string) => void>
  book: OrderBook | undefined
  /** What came while the book is asked for; undefined while it isn't. */
  waiting: BookChange[] | undefined
  /** What was told last, for who comes later. */
  told: string
}

/** The books that visitors look at, kept up to date by one stream for the whole program while anybody looks at one. */
export function createBooks({ indexerUrl, log }: { indexerUrl: string; log: Logger }): Books {
  const transport = createTransport({ baseUrl: indexerUrl, timeoutMs: 5000 })
  const index = new ExplorerClient(transport)
  const followed = new Map<string, Followed>()
  let running: { ending: AbortController; done: Promise<void>; hasBegun: boolean } | undefined

  const tellAll = (one: Followed) => {
    if (one.book === undefined) return
    one.told = JSON.stringify(toLiveBook(one.book))
    for (const tell of one.tells) tell(one.told)
  }

  /** Whole, once the stream has begun: then no change between the two is missed. */
  const fetchBook = async (marketId: string, one: Followed) => {
    const waiting: BookChange[] = []
    Object.assign(one, { waiting, book: undefined })
    try {
      const book = readBook(await index.getOrderBook({ marketId, height: 0n }).response)
      if (one.waiting !== waiting) return // it was asked for again
      for (const change of waiting) applyChange(book, change)
      Object.assign(one, { waiting: undefined, book })
      tellAll(one)
    } catch (error) {
      log.debug('no book', { marketId, error })
      if (one.waiting === waiting) one.waiting = undefined
    }
  }

  const take = (change: BookChange) => {
    const one = followed.get(change.marketId)
    if (one === undefined) return
    if (one.waiting !== undefined) one.waiting.push(change)
    else if (one.book === undefined) void fetchBook(change.marketId, one)
    else if (applyChange(one.book, change)) tellAll(one)
  }

  const start = () => {
    const ending = new AbortController()
    const { signal } = ending
    const run = { ending, hasBegun: false, done: Promise.resolve() }
    const follow = async () => {
      for await (const change of index.streamBooks({ marketIds: [] }, { abort: signal }).responses) {
        if (change.marketId !== '') take(change)
        else {
          run.hasBegun = true
          for (const [marketId, one] of followed) void fetchBook(marketId, one)
        }
      }
    }
    const onBroken = (error: unknown) => {
      run.hasBegun = false
      log.debug('the stream of books broke', { error })
    }
    run.done = keepFollowing(follow, { signal, onBroken })
    return run
  }

  return {
    follow(marketId, tell) {
      const one = followed.get(marketId) ?? createFollowed()
      const isNew = !followed.has(marketId)
      followed.set(marketId, one)
      one.tells.add(tell)
      if (one.told !== '') tell(one.told)
      running ??= start()
      if (isNew && running.hasBegun) void fetchBook(marketId, one)
      return () => {
        one.tells.delete(tell)
        if (one.tells.size === 0) followed.delete(marketId)
        if (followed.size > 0) return
        running?.ending.abort()
        running = undefined
      }
    },
    async stop() {
      running?.ending.abort()
      await running?.done
      transport.close()
    },
  }
}

function createFollowed(): Followed {
  return { tells: new Set(), book: undefined, waiting: undefined, told: '' }
}
