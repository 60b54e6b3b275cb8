/**
 * Asks at most once in a while: who asks in between gets the last answer, who asks meanwhile waits with the first.
 * A failure is not kept.
 *
 * @example const validators = keepFor(2000, () => listValidators(pool))
 */
export function keepFor<Value>(milliseconds: number, ask: () => Promise<Value>): () => Promise<Value> {
  let kept: { answer: Promise<Value>; until: number } | undefined
  return () => {
    if (kept && performance.now() < kept.until) return kept.answer
    const answer = ask()
    const mine = { answer, until: performance.now() + milliseconds }
    kept = mine
    answer.catch(() => {
      if (kept === mine) kept = undefined
    })
    return answer
  }
}
