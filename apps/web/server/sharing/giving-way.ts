import { setImmediate as turn } from 'node:timers/promises'

/** Who is quick goes first: what takes long waits while pages are being made. */
export type GivingWay = {
  /** A page is being made, until what this returns is called. */
  begin(): () => void
  /** Waits until no page is being made, and for a while at most: what takes long is to come to an end as well. */
  pass(): Promise<void>
}

export function createGivingWay(longestMs = 250): GivingWay {
  const under = new Set<symbol>()
  let waiting: (() => void)[] = []
  return {
    begin() {
      const page = Symbol('page')
      under.add(page)
      return () => {
        under.delete(page)
        if (under.size > 0) return
        for (const go of waiting) go()
        waiting = []
      }
    },
    async pass() {
      await turn() // requests that have come meanwhile are read
      if (under.size === 0) return
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push(resolve)
      const patience = setTimeout(resolve, longestMs)
      await promise
      clearTimeout(patience)
      waiting = waiting.filter((go) => go !== resolve)
    },
  }
}
