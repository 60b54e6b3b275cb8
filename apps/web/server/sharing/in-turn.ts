import type { Turn, Visit } from '@injsight/runtime'
import type { GivingWay } from './giving-way.ts'

/** Many times what a page, or a piece of a file, takes to be made of what the index has answered. */
export const longestTurnMs = 1000

type Taking = {
  visit: Visit
  signal: AbortSignal
  /** Where it waits until no page is being made. */
  way?: GivingWay | undefined
  /** After so long it gives its place back, and goes on: by then it mostly waits for others. */
  longestMs?: number
  /** Told of each turn that is waited for. */
  onTurn?: (turn: Turn) => void
}

/** Makes one thing in a turn. */
export async function inTurn<Value>(
  { visit, signal, way, longestMs, onTurn }: Taking,
  make: () => Promise<Value>,
): Promise<Value> {
  const turn = visit.turn(signal)
  onTurn?.(turn)
  const release = await turn.place
  const patience = longestMs === undefined ? undefined : setTimeout(release, longestMs)
  try {
    await way?.pass()
    return await make()
  } finally {
    clearTimeout(patience)
    release()
  }
}

/**
 * What is made piece by piece, each in a turn of its own: none is made before whoever reads has taken the one before.
 */
export async function* inTurns(body: ReadableStream<Uint8Array>, taking: Taking): AsyncGenerator<Uint8Array> {
  const pieces = body.getReader()
  try {
    for (;;) {
      const { value, done } = await inTurn(taking, () => pieces.read())
      if (done) return
      yield value
    }
  } finally {
    await pieces.cancel()
  }
}
