import { soon } from './soon.server.ts'

export type Known<Answer> = { value: Answer | undefined; isFresh: boolean }

/**
 * Asks for what makes a page better and must not hold it up: the answer, or the last one when this one fails or
 * takes longer than we have patience for. It is remembered when it comes after all.
 */
export function lastKnown<Answer>(
  patienceMs: number,
  ask: () => Promise<Answer>,
): () => Promise<Known<Answer>> {
  let known: Answer | undefined
  return async () => {
    const asked = ask().then((answer) => (known = answer))
    const value = await soon(patienceMs, asked)
    return { value: value ?? known, isFresh: value !== undefined }
  }
}
