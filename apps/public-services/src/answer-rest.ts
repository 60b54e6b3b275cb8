import type { IncomingMessage, ServerResponse } from 'node:http'
import { asFault, type FaultKind } from '@injsight/errors'
import type { Host } from './upstream/host.ts'

const statuses: Record<FaultKind, number> = {
  'invalid-input': 400,
  'not-found': 404,
  unavailable: 503,
  'bad-chain-data': 502,
  bug: 500,
}
const longestPath = 2000

/** Passes on what the explorer is asked over REST; false for what it isn't. */
export function createRest(explorer: Host) {
  return async ({ method, url = '' }: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (method !== 'GET' || url.length > longestPath || !/^\/api\/explorer\/v[12]\/[\w/?&=.%,-]+$/.test(url))
      return false
    try {
      answer(response, 200, await explorer.getJson(url))
    } catch (error) {
      const { kind, code, message } = asFault(error)
      answer(response, statuses[kind], Buffer.from(JSON.stringify({ code, message })))
    }
    return true
  }
}

function answer(response: ServerResponse, status: number, body: Buffer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
  response.end(body)
}
