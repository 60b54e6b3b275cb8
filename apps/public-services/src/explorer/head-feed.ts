import { setTimeout as sleep } from 'node:timers/promises'
import { asFault } from '@injsight/errors'
import type { Head } from '@injsight/injsight-v1'

/** The newest blocks, asked for by one of us however many follow, and only while somebody does. */
export type HeadFeed = {
  /** The newest block now, then each new one. */
  follow: (signal: AbortSignal) => AsyncIterable<Head>
  /** What is wrong at the moment, in words; empty when all is well. */
  trouble: () => string
}

/** Blocks come a little faster than one a second. */
const pauseMs = 1000

export function createHeadFeed(fetchHeads: (limit: number) => Promise<Head[]>, pause = pauseMs): HeadFeed {
  let newest: readonly Head[] = []
  let trouble = ''
  let asking: Promise<void> | undefined
  /** When it may be asked again. */
  let due = 0

  /** The next answer; whoever waits for it meanwhile waits for the same. */
  function ask(): Promise<void> {
    asking ??= refresh().finally(() => (asking = undefined))
    return asking
  }

  async function refresh(): Promise<void> {
    await sleep(Math.max(0, due - performance.now()))
    due = performance.now() + pause
    try {
      newest = await fetchHeads(20)
      trouble = ''
    } catch (error) {
      trouble = asFault(error).message
    }
  }

  return {
    trouble: () => trouble,
    async *follow(signal) {
      let last: bigint | undefined
      while (!signal.aborted) {
        await ask()
        for (const head of last === undefined ? newest.slice(0, 1) : since(newest, last)) {
          last = head.height
          yield head
        }
      }
    },
  }
}

/** Those above a height, oldest first. */
function since(heads: readonly Head[], height: bigint): Head[] {
  return heads.filter((head) => head.height > height).toReversed()
}
