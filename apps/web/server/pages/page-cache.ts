import { createByteStore } from '@injsight/runtime/byte-store'
import type { Answer } from './answer.ts'
import { headSeconds } from './lifetime.ts'

export type PageCache = {
  /** The kept answer, or the one that is under way; undefined where one has to be made. */
  find(key: string): Promise<Answer> | Answer | undefined
  /** A new answer, kept as long as it says, and found from now on while it is under way. */
  make(key: string, render: () => Promise<Answer>): Promise<Answer>
  /** There is a new block: what shows the newest ones is rendered anew from now on. */
  dropHeadPages(): void
}

type Entry = { answer: Answer; freshUntil: number; size: number }

/** Keeps answers as long as they say: settled ones for long, those that show the head until the next head. */
export function createPageCache({
  settledBytes,
  headBytes,
  now = () => performance.now(),
}: {
  settledBytes: number
  headBytes: number
  now?: () => number
}): PageCache {
  const settled = createByteStore<Entry>(settledBytes)
  const head = createByteStore<Entry>(headBytes)
  let underway = new Map<string, Promise<Answer>>()

  const findFresh = (key: string): Answer | undefined => {
    for (const store of [settled, head]) {
      const entry = store.find(key)
      if (entry !== undefined && entry.freshUntil > now()) return entry.answer
      if (entry !== undefined) store.delete(key)
    }
    return undefined
  }

  const renderFor = async (key: string, render: () => Promise<Answer>): Promise<Answer> => {
    const begun = underway
    try {
      const answer = await render()
      if (answer.lifetime === undefined) return answer
      const { seconds } = answer.lifetime
      const entry = { answer, freshUntil: now() + seconds * 1000, size: answer.bytes.length }
      if (seconds > headSeconds) settled.set(key, entry)
      else if (begun === underway) head.set(key, entry) // else a new head came meanwhile
      return answer
    } finally {
      begun.delete(key)
    }
  }

  return {
    find: (key) => findFresh(key) ?? underway.get(key),
    make(key, render) {
      const answer = renderFor(key, render)
      underway.set(key, answer)
      return answer
    },
    dropHeadPages() {
      head.clear()
      underway = new Map()
    },
  }
}
