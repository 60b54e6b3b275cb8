import type { IncomingMessage, ServerResponse } from 'node:http'
import { asFault, badChainData, type FaultKind } from '@injsight/errors'
import { olderRestOf } from './shapes/older-rest.ts'
import type { Host } from './upstream/host.ts'
import { readPath } from './upstream/read-path.ts'

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
  return async ({ method, url: asked = '' }: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const url = method === 'GET' ? explorerUrlOf(asked) : undefined
    if (url === undefined) return false
    if (/[?&]module=\w/.test(url)) {
      answer(
        response,
        501,
        Buffer.from(JSON.stringify({ code: 12, message: 'Public explorers know no modules' })),
      )
      return true
    }
    try {
      answer(response, 200, await askRest(explorer, url))
    } catch (error) {
      const { kind, code, message } = asFault(error)
      answer(response, statuses[kind], Buffer.from(JSON.stringify({ code, message })))
    }
    return true
  }
}

/** What may be asked of the explorer, as the host reads it: a path with `..` in it may lead to anything of that host. */
function explorerUrlOf(asked: string): string | undefined {
  if (asked.length > longestPath) return undefined
  const [, place, rest = ''] = /^(\/api\/explorer\/v[12])(\/.*)$/.exec(asked) ?? []
  const read = readPath(rest)
  return read !== undefined && /^\/[\w/.%,-]+(\?[\w/?&=.%,-]*)?$/.test(read) ? `${place}${read}` : undefined
}

async function askRest(explorer: Host, url: string): Promise<Buffer> {
  const older = olderRestOf(url)
  if (older === undefined) return explorer.getJson(url)
  return Buffer.from(JSON.stringify(older.toNewer(parse(await explorer.getJson(older.url)))))
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch (error) {
    throw badChainData('service.unreadable', 'The explorer told what is no JSON', {}, error)
  }
}

function answer(response: ServerResponse, status: number, body: Buffer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
  response.end(body)
}
