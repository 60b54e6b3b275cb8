import { soon } from './soon.server.ts'

export type Known<Answer> = { value: Answer | undefined; isFresh: boolean }

/**
 * Asks for what makes a page better and must not hold it up: the answer, or the last one when this one fails or
 * takes longer than we have patience for. It is remembered when it comes after all, unless one that was asked for later
 * has come before it.
 */
export function lastKnown<Answer>(
  patienceMs: number,
  ask: () => Promise<Answer>,
): () => Promise<Known<Answer>> {
  let known: { answer: Answer; turn: number } | undefined
  let lastTurn = 0
  return async () => {
    const turn = ++lastTurn
    const asked = ask().then((answer) => {
      if (known === undefined || known.turn < turn) known = { answer, turn }
      return answer
    })
    const value = await soon(patienceMs, asked)
    return { value: value ?? known?.answer, isFresh: value !== undefined }
  }
}
