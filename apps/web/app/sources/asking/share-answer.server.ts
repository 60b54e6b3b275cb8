import { noteBeside, passOn } from './besides.server.ts'

/**
 * Whoever asks the same while it is on its way shares the answer, and each of them notes who told it; nothing is kept of it
 * afterwards.
 */
export function shareAnswer<Answer>(
  ask: (question: string) => Promise<Answer>,
): (question: string) => Promise<Answer> {
  const asked = new Map<string, ReturnType<typeof noteBeside<Answer>>>()
  return async (question) => {
    let told = asked.get(question)
    if (told === undefined) {
      told = noteBeside(() => ask(question)).finally(() => asked.delete(question))
      asked.set(question, told)
    }
    const { value, beside } = await told
    passOn(beside)
    return value
  }
}
