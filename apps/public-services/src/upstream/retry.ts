import { setTimeout as sleep } from 'node:timers/promises'
import { Fault } from '@injsight/errors'

const attempts = 3
const firstPauseMs = 300
/** Who asks us to come back later than this is taken at their word by failing. */
const longestPauseMs = 5000

/** What time may mend, by HTTP's own words. */
const passingStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504])

export function isPassingStatus(status: number): boolean {
  return passingStatuses.has(status)
}

/** Asks again what time may mend, with a growing pause that differs, so that not all come back at once. */
export async function retry<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      if (attempt === attempts || !(error instanceof Fault) || !isPassing(error)) throw error
      const told = readRetryAfter(error)
      if (told > longestPauseMs) throw error
      await sleep(Math.max(told, firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random())))
    }
  }
}

function isPassing({ kind, code, values }: Fault): boolean {
  const { httpStatus } = values
  if (typeof httpStatus === 'number') return isPassingStatus(httpStatus)
  return kind === 'unavailable' && code !== 'host.busy'
}

/** In milliseconds. Only seconds are read: a date needs two clocks that agree. */
function readRetryAfter({ values }: Fault): number {
  const text = String(values['retryAfter'] ?? '')
  return /^\d{1,6}$/.test(text) ? Number(text) * 1000 : 0
}
