/** Asks again only when the last answer is older than this; who asks meanwhile shares the one on its way. */
export function keepFor<Answer>(milliseconds: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let last: { at: number; answer: Promise<Answer> } | undefined
  return () => {
    const now = performance.now()
    if (last !== undefined && now - last.at < milliseconds) return last.answer
    const answer = ask()
    const asked = { at: now, answer }
    last = asked
    // A failure is nobody's answer but those who waited for it.
    answer.catch(() => {
      if (last === asked) last = undefined
    })
    return answer
  }
}
