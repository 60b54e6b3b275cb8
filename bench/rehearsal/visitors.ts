import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** One request of a visitor; `status` is 0 where there was no answer. */
export type Visit = { at: number; ms: number; status: number }

export type Visitors = {
  visits: readonly Visit[]
  /** When a new head was told to those who follow it. */
  heads: readonly number[]
  leave(): Promise<void>
}

const longestMs = 30_000

/**
 * Visitors who ask for one page after another, with a pause between, and others who follow the head as a page does.
 *
 * @param site its address, of a balancer best
 */
export function sendVisitors(
  site: string,
  { visitors, readers, pauseMs }: { visitors: number; readers: number; pauseMs: number },
): Visitors {
  const leaving = new AbortController()
  const agent = new Agent({ keepAlive: true })
  const visits: Visit[] = []
  const heads: number[] = []
  let head = 0

  const visit = async (from: number) => {
    for (let n = from; !leaving.signal.aborted; n += 1) {
      const at = performance.now()
      const status = await ask(new URL(pathAt(n, head), site), agent)
      visits.push({ at, ms: performance.now() - at, status })
      await pause(pauseMs)
    }
  }
  const follow = async () => {
    while (!leaving.signal.aborted) {
      try {
        const answer = await fetch(new URL('/live', site), { signal: leaving.signal })
        for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
          for (const [, height] of part.matchAll(/^id: (\d+)$/gm)) note(Number(height))
        }
      } catch {
        // It was cut off: it comes back, as a browser does.
      }
      await pause(1000)
    }
  }
  const note = (height: number) => {
    if (height <= head) return
    head = height
    heads.push(performance.now())
  }
  const pause = (ms: number) => sleep(ms, undefined, { signal: leaving.signal }).catch(() => {}) // they leave

  const all = [
    ...Array.from({ length: visitors }, (_, n) => visit(n * 7)),
    ...Array.from({ length: readers }, () => follow()),
  ]
  return {
    visits,
    heads,
    async leave() {
      leaving.abort()
      await Promise.all(all)
      agent.destroy()
    },
  }
}

/** Pages in turn; of blocks those that came last. */
function pathAt(n: number, head: number): string {
  const paths = [
    '/',
    '/blocks/',
    `/block/${Math.max(head - (n % 50), 1)}/`,
    '/transactions/',
    '/markets/',
    '/validators/',
  ]
  return paths[n % paths.length] ?? '/'
}

function ask(url: URL, agent: Agent): Promise<number> {
  return new Promise((done) => {
    const request = get(url, { agent, timeout: longestMs }, (answer) => {
      answer.resume()
      answer.once('end', () => done(answer.statusCode ?? 0)).once('error', () => done(0))
    })
    request.once('timeout', () => request.destroy()).once('error', () => done(0))
  })
}
