/** Lets so many tasks run at once; the others wait for their turn. How many, is asked at first and whenever one has ended. */
export function createTurns(
  most: number | (() => number),
): <Value>(task: () => Promise<Value>) => Promise<Value> {
  const mostNow = typeof most === 'number' ? () => most : most
  const waiting: (() => void)[] = []
  let places = mostNow()
  let running = 0
  const begin = () => {
    while (running < places && waiting.length > 0) {
      running++
      waiting.shift()?.()
    }
  }
  return async (task) => {
    const turn = new Promise<void>((done) => waiting.push(done))
    begin()
    await turn
    try {
      return await task()
    } finally {
      running--
      places = mostNow()
      begin()
    }
  }
}
