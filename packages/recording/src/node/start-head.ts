import type { Recording } from '#src/folder/open-recording.ts'
import type { Pace } from './pace.ts'

/** The last block that the recorded chain has made by now. */
export type Head = {
  height(): bigint
  /** The last block has been played; the chain stands still. */
  hasEnded(): boolean
  /** Calls at each new block, until the returned function is called. */
  onBlock(listener: (height: bigint) => void): () => void
  stop(): void
}

/**
 * Starts a recorded chain's present. Played live, all blocks up to `liveFrom` are there at once, and each later one
 * comes when as much time has passed since the start as lay between the two.
 */
export function startHead({ facts, timeOf }: Pick<Recording, 'facts' | 'timeOf'>, pace: Pace): Head {
  const listeners = new Set<(height: bigint) => void>()
  const factor = pace === 'live' ? 1 : pace
  let height = factor === 'all' ? facts.to : facts.liveFrom
  const startedAt = performance.now()
  const recordedStart = timeOf(height)
  let timer: NodeJS.Timeout | undefined

  const plan = () => {
    if (factor === 'all' || height >= facts.to) return
    const due = startedAt + (timeOf(height + 1n) - recordedStart) / factor
    timer = setTimeout(make, Math.max(0, due - performance.now()))
  }
  const make = () => {
    height += 1n
    for (const tell of listeners) tell(height)
    plan()
  }
  plan()
  return {
    height: () => height,
    hasEnded: () => height >= facts.to,
    onBlock(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop: () => clearTimeout(timer),
  }
}
