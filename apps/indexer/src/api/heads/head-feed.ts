import type { Head } from '@injsight/injsight-v1'
import type { Logger } from '@injsight/runtime'
import type { Pool } from 'pg'
import { listHeads } from '#src/queries/blocks/heads.ts'
import { beyondAll, toHead } from './to-head.ts'
import { startListening } from './listen.ts'
import { createWaiting } from './waiting.ts'

export type HeadFeed = {
  /** The head now, then each new one. Who reads more than a few blocks too slowly goes on with the newest. */
  follow(signal: AbortSignal): AsyncIterable<Head>
  stop(): Promise<void>
}

/** Heads that are kept for readers who are a moment late. */
const kept = 16

/** Tells all who follow of each head after its commit, with one connection and one query for all of them. */
export function startHeadFeed({
  pool,
  databaseUrl,
  log,
  onNotice = () => {},
}: {
  pool: Pool
  databaseUrl: string
  log: Logger
  /** Hears of each head before anybody is told; without one when some may have been missed. */
  onNotice?: (told?: string) => void
}): HeadFeed {
  const waiting = createWaiting()
  let recent: Head[] = [] // oldest first
  const stopping = new AbortController()

  const readNew = oneAtATime(async () => {
    try {
      const above = recent.at(-1)?.height ?? 0n
      const rows = await listHeads(pool, { above, below: beyondAll, limit: kept })
      recent = [...recent, ...rows.toReversed().map(toHead)].slice(-kept)
      waiting.wakeAll()
    } catch (error) {
      // The connection that announces breaks too, and a new one reads again.
      log.debug('new heads were not read', { error })
    }
  })
  const hear = (told?: string) => {
    onNotice(told)
    readNew()
  }
  const listening = startListening({ databaseUrl, channel: 'head', onNotice: hear, log })

  return {
    async *follow(signal) {
      let seen: bigint | undefined
      using place = waiting.join(signal)
      while (!stopping.signal.aborted && !signal.aborted) {
        const head = nextOf(recent, seen)
        if (head === undefined) {
          await place.wait()
          continue
        }
        seen = head.height
        yield head
      }
    },
    async stop() {
      stopping.abort()
      waiting.wakeAll()
      await listening.stop()
    },
  }
}

/** The head that follows the one seen last; the newest for the first time, and after a gap. */
function nextOf(recent: Head[], seen: bigint | undefined): Head | undefined {
  const newest = recent.at(-1)
  if (newest === undefined || newest.height === seen) return undefined
  return recent.find(({ height }) => height - 1n === seen) ?? newest
}

/** Runs once more after it has run when it was asked in between, and never twice at the same time. */
function oneAtATime(run: () => Promise<void>): () => void {
  let isRunning = false
  let isAskedAgain = false
  const start = async () => {
    isRunning = true
    do {
      isAskedAgain = false
      await run()
    } while (isAskedAgain)
    isRunning = false
  }
  return () => {
    if (isRunning) isAskedAgain = true
    else void start()
  }
}
