import { unavailable } from '@injsight/errors'

/** Few places for what takes long, and a queue before them. */
export type Places = {
  /**
   * Lets one in, who has a turn or more.
   *
   * @param who asks, as an address: nobody is served sooner by asking more often
   * @throws unavailable `places.full`: so many are in already; `places.own`: so many of this one are. `values.retryAfter`
   * says when to try again, in seconds
   */
  enter(who: string): Visit
  /**
   * Does something in a turn.
   *
   * @throws what `enter` throws, and the signal's reason
   */
  run<Value>(who: string, act: () => Promise<Value> | Value, signal?: AbortSignal): Promise<Value>
  /** How many more this one may be in with. */
  left(who: string): number
  readonly mostOfOne: number
}

export type Visit = {
  /** Nothing else of this visitor was in when it came. */
  isAlone: boolean
  /** Waits for a place. */
  turn(signal?: AbortSignal): Turn
  leave(): void
}

export type Turn = {
  /** Comes with what gives the place back; rejects with the signal's reason. */
  place: Promise<() => void>
  /** How many turns come before it; 0 once it has come. */
  ahead(): number
}

/** Seconds after which it is worth another try. */
const retryAfter = 10

type Waiting = (release: () => void) => void

/**
 * @param limits places, and how many of them one may have at once; how many may be in, with a place or without, and how
 * many of one
 */
export function createPlaces({
  atOnce,
  atOnceOfOne = atOnce,
  most,
  mostOfOne,
}: {
  atOnce: number
  atOnceOfOne?: number
  most: number
  mostOfOne: number
}): Places {
  /** By who waits, in the order in which they are served: each once in a round. */
  const queues = new Map<string, Waiting[]>()
  const inside = new Map<string, number>()
  const served = new Map<string, number>()
  let all = 0
  let free = atOnce

  const mayBeServed = () => queues.entries().find(([who]) => (served.get(who) ?? 0) < atOnceOfOne)
  const serve = () => {
    while (free > 0) {
      const [who, queue] = mayBeServed() ?? []
      if (who === undefined || queue === undefined) return
      const [next, ...rest] = queue
      queues.delete(who)
      if (rest.length > 0) queues.set(who, rest)
      free -= 1
      count(served, who, 1)
      next?.(createRelease(who))
    }
  }
  const createRelease = (who: string) =>
    once(() => {
      free += 1
      count(served, who, -1)
      serve()
    })
  const dropFromQueue = (who: string, one: Waiting) => {
    const rest = queues.get(who)?.filter((other) => other !== one) ?? []
    if (rest.length > 0) queues.set(who, rest)
    else queues.delete(who)
  }

  const wait = (who: string, signal?: AbortSignal): Turn => {
    signal?.throwIfAborted()
    const { promise: place, resolve: one, reject } = Promise.withResolvers<() => void>()
    queues.set(who, [...(queues.get(who) ?? []), one])
    const stop = () => {
      dropFromQueue(who, one)
      reject(signal?.reason as Error) // nothing happens where it has come
    }
    signal?.addEventListener('abort', stop, { once: true })
    const forget = () => signal?.removeEventListener('abort', stop)
    place.then(forget, forget)
    serve()
    return { place, ahead: () => countAhead(queues, who, one) }
  }

  const enter = (who: string): Visit => {
    if ((inside.get(who) ?? 0) >= mostOfOne)
      throw unavailable('places.own', `${mostOfOne} of yours are under way already`, { retryAfter })
    if (all >= most) throw unavailable('places.full', `${most} are under way already`, { retryAfter })
    const isAlone = !inside.has(who)
    all += 1
    count(inside, who, 1)
    const leave = once(() => {
      all -= 1
      count(inside, who, -1)
    })
    return { isAlone, turn: (signal) => wait(who, signal), leave }
  }

  return {
    mostOfOne,
    enter,
    async run(who, act, signal) {
      const visit = enter(who)
      try {
        const release = await visit.turn(signal).place
        try {
          return await act()
        } finally {
          release()
        }
      } finally {
        visit.leave()
      }
    },
    left: (who) => mostOfOne - (inside.get(who) ?? 0),
  }
}

function count(counts: Map<string, number>, who: string, change: 1 | -1): void {
  const now = (counts.get(who) ?? 0) + change
  if (now === 0) counts.delete(who)
  else counts.set(who, now)
}

function countAhead(queues: Map<string, Waiting[]>, who: string, one: Waiting): number {
  const at = queues.get(who)?.indexOf(one) ?? -1
  if (at === -1) return 0
  let ahead = at
  let isBefore = true
  for (const [other, { length }] of queues) {
    if (other === who) isBefore = false
    else ahead += Math.min(length, isBefore ? at + 1 : at)
  }
  return ahead
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    act()
  }
}
