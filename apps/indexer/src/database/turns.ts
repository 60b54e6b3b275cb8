/** Lets so many tasks run at once; the others wait for their turn. */
export function createTurns(most: number): <Value>(task: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= most) await new Promise<void>((begin) => waiting.push(begin))
    else running++
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running--
      else next() // takes over the place
    }
  }
}
