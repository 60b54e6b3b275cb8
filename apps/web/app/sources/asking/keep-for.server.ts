/** Answers of which something is missing are kept for less, so that it comes soon. */
type Less<Answer> = { milliseconds: number; when: (answer: Answer) => boolean }

/** Asks again only when the last answer is older than this; who asks meanwhile shares the one on its way. */
export function keepFor<Answer>(
  milliseconds: number,
  ask: () => Promise<Answer>,
  less?: Less<Answer>,
): () => Promise<Answer> {
  type Asked = { until: number; answer: Promise<Answer> }
  let last: Asked | undefined
  const adjust = async (asked: Asked) => {
    try {
      if (less?.when(await asked.answer) === true) asked.until = performance.now() + less.milliseconds
    } catch {
      if (last === asked) last = undefined // a failure is nobody's answer but those who waited for it
    }
  }
  return () => {
    if (last !== undefined && performance.now() < last.until) return last.answer
    last = { until: performance.now() + milliseconds, answer: ask() }
    void adjust(last)
    return last.answer
  }
}
