import { createContext, useContext, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import {
  followBook,
  readFeed,
  readLiveBook,
  readNoBook,
  readNoFeed,
  subscribe,
  subscribeToBook,
  type Feed,
} from './feed.ts'
import type { LiveBook } from './live-book.ts'

type Head = { height: bigint; time: number }
type Live = { head: Head | undefined; now: number }

const Served = createContext<Live>({ head: undefined, now: 0 })

/** Gives the pages below it the head and the clock as the server saw them. */
export function LiveProvider({ head, now = 0, children }: Partial<Live> & { children: ReactNode }) {
  return <Served.Provider value={{ head, now }}>{children}</Served.Provider>
}

/** What has come over the stream since the page was opened. */
export function useFeed(): Feed {
  return useSyncExternalStore(subscribe, readFeed, readNoFeed)
}

/** Has the stream tell the book of a market too, while a page shows it; none for undefined. */
export function useFollowedBook(marketId: string | undefined): void {
  useEffect(() => (marketId === undefined ? undefined : followBook(marketId)), [marketId])
}

/** The book of a followed market as the stream told it last; undefined until then. */
export function useLiveBook(marketId: string): LiveBook | undefined {
  const book = useSyncExternalStore(subscribeToBook, readLiveBook, readNoBook)
  return book?.marketId === marketId ? book : undefined
}

/** The newest block that is known: the stream's, or the one that the page was made with. */
export function useHead(): Head | undefined {
  const { head } = useContext(Served)
  const [newest] = useFeed().heads
  if (newest === undefined) return head
  return head !== undefined && head.height > newest.height ? head : newest
}

/** When the page was made, by the server's clock. */
export function useServedAt(): number {
  return useContext(Served).now
}

/** Asks the page's loader again for each new head, while `isWanted`; never twice at a time. */
export function useRevalidateOnHead(isWanted = true): void {
  const height = useHead()?.height
  const { revalidate, state } = useRevalidator()
  const done = useRef(height)
  useEffect(() => {
    if (!isWanted || state !== 'idle' || done.current === height) return
    done.current = height
    void revalidate()
  }, [height, isWanted, revalidate, state])
}
