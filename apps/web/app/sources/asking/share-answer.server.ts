/** Whoever asks the same while it is on its way shares the answer; nothing is kept of it afterwards. */
export function shareAnswer<Answer>(
  ask: (question: string) => Promise<Answer>,
): (question: string) => Promise<Answer> {
  const asked = new Map<string, Promise<Answer>>()
  return (question) => {
    const known = asked.get(question)
    if (known !== undefined) return known
    const answer = ask(question).finally(() => asked.delete(question))
    asked.set(question, answer)
    return answer
  }
}
