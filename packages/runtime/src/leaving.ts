import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { wholeNumber, type Setting } from './config.ts'

/** How a server ends without a request that fails. */
export type Leaving = {
  /** The program was told to end: whoever balances the load shall send nobody any more. */
  isLeaving(): boolean
  /** Answers on for as long as is set, not ready any more; each answer ends its connection. */
  announce(): Promise<void>
  /** Takes nobody new, and lets answers that are under way finish. */
  close(): Promise<void>
}

/** The setting of how long a program announces that it leaves. */
export const drainSeconds: Setting<number> = wholeNumber(
  'for how many seconds the program answers on when it was told to end, not ready any more, so that whoever balances the load sends visitors elsewhere; 0 for none',
  { fallback: 0, most: 600 },
)

/** How long answers that are under way may still take, or as long as the leaving was announced. */
const graceMs = 5000
/** A connection whose answer ends after the server was closed is idle, and nobody else ends it. */
const sweepMs = 50

/**
 * @param drainMs how long the leaving is announced
 * @example const leaving = createLeaving(server, { drainMs: 10_000 }); await leaving.announce(); await leaving.close()
 */
export function createLeaving(server: Server, { drainMs }: { drainMs: number }): Leaving {
  let leaving = false
  server.prependListener('request', (_, response) => {
    if (leaving) response.shouldKeepAlive = false
  })
  return {
    isLeaving: () => leaving,
    async announce() {
      leaving = true
      await sleep(drainMs)
    },
    async close() {
      leaving = true
      const closed = new Promise<void>((done) => server.close(() => done()))
      const sweep = setInterval(() => server.closeIdleConnections(), sweepMs)
      const patience = setTimeout(() => server.closeAllConnections(), Math.max(graceMs, drainMs))
      await closed
      clearInterval(sweep)
      clearTimeout(patience)
    },
  }
}
