import { createByteStore } from '@injsight/runtime'
import type { Settled } from './settled.ts'

/** How long an answer is told as it is, in milliseconds, and how long it stands in for one that can't be had. */
export type Keeping = { fresh: number; stale: number } | 'settled' | 'not kept'
export type KeepingOf = (question: string, answer: Buffer) => Keeping

type Kept = { until: number; staleUntil: number; answer: Buffer; size: number }

/** How often what is too old to stand in for anything is looked for. */
const sweepMs = 60_000

type Options = {
  keepingOf: KeepingOf
  /** Memory for answers and their questions; those asked for the longest ago go first. */
  bytes: number
  /** Where those that are settled are kept for good; without it they stay in memory. */
  settled?: Pick<Settled, 'find' | 'keep'> | undefined
  now?: () => number
}

/**
 * Whoever asks the same while it is on its way, or while its answer is still true, shares it. A failure is nobody's
 * answer but those who waited for it.
 */
export function keepAnswers({ keepingOf, bytes, settled, now = () => performance.now() }: Options) {
  const asked = new Map<string, Promise<Buffer>>()
  const kept = createByteStore<Kept>(bytes)
  let sweptAt = now()

  function keep(question: string, answer: Buffer) {
    const keeping = keepingOf(question, answer)
    if (keeping === 'not kept') return // whatever was known before still is
    if (keeping === 'settled') settled?.keep(question, answer)
    remember(question, answer, keeping)
  }

  function remember(question: string, answer: Buffer, keeping: Exclude<Keeping, 'not kept'>): Kept {
    const [fresh, stale] = keeping === 'settled' ? [Infinity, Infinity] : [keeping.fresh, keeping.stale]
    const told = {
      until: now() + fresh,
      staleUntil: now() + Math.max(fresh, stale),
      answer,
      size: answer.length,
    }
    kept.set(question, told)
    if (now() > sweptAt + sweepMs) {
      sweptAt = now()
      kept.deleteWhere(({ staleUntil }) => staleUntil < sweptAt)
    }
    return told
  }

  /** In memory, or else on disk. */
  function known(question: string): Kept | undefined {
    const inMemory = kept.find(question)
    if (inMemory !== undefined) return inMemory
    const onDisk = settled?.find(question)
    return onDisk && remember(question, onDisk, 'settled')
  }

  return (question: string, ask: () => Promise<Buffer>): Promise<Buffer> => {
    const former = known(question)
    if (former !== undefined && now() < former.until) return Promise.resolve(former.answer)
    const shared = asked.get(question)
    if (shared !== undefined) return shared
    const answer = ask()
      .then(
        (told) => {
          keep(question, told)
          return told
        },
        (error: unknown) => {
          if (former !== undefined && now() < former.staleUntil) return former.answer
          throw error
        },
      )
      .finally(() => asked.delete(question))
    asked.set(question, answer)
    return answer
  }
}
