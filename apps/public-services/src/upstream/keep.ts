/** How long an answer to a question stays true, in milliseconds. */
export type Lasts = (question: string) => number

type Kept = { until: number; answer: Buffer }

/**
 * Whoever asks the same while it is on its way, or while its answer is still true, shares it. A failure is nobody's
 * answer but those who waited for it.
 *
 * @param bytes memory for answers; those asked for the longest ago go first
 */
export function keepAnswers(lasts: Lasts, bytes: number, now: () => number = () => performance.now()) {
  const asked = new Map<string, Promise<Buffer>>()
  const kept = new Map<string, Kept>()
  let held = 0

  function forget(question: string) {
    held -= kept.get(question)?.answer.length ?? 0
    kept.delete(question)
  }

  function keep(question: string, answer: Buffer) {
    forget(question)
    kept.set(question, { until: now() + lasts(question), answer })
    held += answer.length
    for (const oldest of kept.keys()) {
      if (held <= bytes) break
      forget(oldest)
    }
  }

  return (question: string, ask: () => Promise<Buffer>): Promise<Buffer> => {
    const known = kept.get(question)
    if (known !== undefined && now() < known.until) {
      kept.delete(question)
      kept.set(question, known) // asked for last, forgotten last
      return Promise.resolve(known.answer)
    }
    const shared = asked.get(question)
    if (shared !== undefined) return shared
    const answer = ask()
      .then((bytes) => {
        keep(question, bytes)
        return bytes
      })
      .finally(() => asked.delete(question))
    asked.set(question, answer)
    return answer
  }
}
