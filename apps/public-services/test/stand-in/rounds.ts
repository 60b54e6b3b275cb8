/** Answers that go out in rounds: what waits for an answer before it asks on shows as a round of its own. */
export type Rounds = {
  /** From now on answers wait until nobody has asked for so long, in milliseconds; 0 for at once. */
  begin: (quietMs: number) => void
  /** Settles when the question's answer may go out. */
  wait: (question: string) => Promise<void>
  /** The questions of each round since this was last called. */
  take: () => string[][]
}

export function createRounds(): Rounds {
  let quiet = 0
  let timer: NodeJS.Timeout | undefined
  let waiting: { question: string; answer: () => void }[] = []
  let rounds: string[][] = []
  const end = () => {
    rounds.push(waiting.map(({ question }) => question))
    for (const { answer } of waiting.splice(0)) answer()
  }
  return {
    begin: (quietMs) => void (quiet = quietMs),
    wait(question) {
      if (quiet === 0) return Promise.resolve()
      clearTimeout(timer)
      timer = setTimeout(end, quiet)
      return new Promise((answer) => waiting.push({ question, answer }))
    },
    take: () => rounds.splice(0),
  }
}
