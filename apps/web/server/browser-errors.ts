import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody, type Logger } from '@injsight/runtime'

/** Where pages tell what went wrong in a browser that nobody has thought of. */
export const browserErrorPath = '/browser-error/'

const longestBytes = 4000
const mostInMinute = 30
const minuteMs = 60_000

export type BrowserErrors = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Keeps in the log what pages tell of their errors. Anybody can send such: it is no more than a line each, and so few in
 * a minute that nobody fills the log with them.
 */
export function createBrowserErrors(log: Logger, clock: () => number = Date.now): BrowserErrors {
  let began = -Infinity
  let count = 0
  return async (request, response) => {
    const { headers } = request
    const isOurs = (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
    const body = isOurs ? await readBody(request, longestBytes) : undefined
    if (clock() - began >= minuteMs) [began, count] = [clock(), 0]
    if (body !== undefined && count++ < mostInMinute)
      log.warn('error in a browser', { told: body.toString(), browser: headers['user-agent'] ?? '' })
    response.writeHead(isOurs ? (body === undefined ? 413 : 204) : 403, { 'content-length': 0 })
    response.end()
  }
}
