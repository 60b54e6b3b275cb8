import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** What becomes of an answer: none ever, a cut line, a refusal, noise, or the right one when it is late; or bytes. */
export type Mood = 'hangs' | 'hangs up' | 'refuses' | 'answers rubbish' | 'is late' | Reply

/** Another answer than the index's own, made from it. */
export type Reply = (body: Buffer) => Buffer | string

export type UnrulyIndex = {
  url: string
  /** From now on, for the paths that match; nothing is to be honest again. */
  misbehave(paths?: RegExp, mood?: Mood): void
  stop(): Promise<void>
}

/** How late "late" is: well within what a page waits. */
const lateMs = 700

/** An index that answers what another one does, but for the paths of which it is told otherwise. */
export async function startUnrulyIndex(target: string): Promise<UnrulyIndex> {
  let wrong: { paths: RegExp; mood: Mood } | undefined

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/'
    const mood = wrong?.paths.test(path) === true ? wrong.mood : undefined
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))
    if (mood === 'hangs') return
    if (mood === 'hangs up') request.socket.destroy()
    else if (mood === 'refuses') sendRefusal(request, response)
    else if (mood === 'answers rubbish') response.writeHead(200, typesOf(request)).end('<b>no such</b> {"a":')
    else {
      if (mood === 'is late') await sleep(lateMs)
      await forward(request, response, { body, reply: typeof mood === 'function' ? mood : undefined })
    }
  }

  const forward = async (
    { url = '/', method = 'GET', headers }: IncomingMessage,
    response: ServerResponse,
    { body, reply }: { body: Buffer; reply: Reply | undefined },
  ) => {
    const leaving = new AbortController()
    response.once('close', () => leaving.abort())
    const asked = new Headers(
      Object.entries(headers).filter(
        (header): header is [string, string] =>
          typeof header[1] === 'string' &&
          !['host', 'connection', 'content-length', 'accept-encoding'].includes(header[0]),
      ),
    )
    const honest = await fetch(`${target}${url}`, {
      method,
      headers: asked,
      signal: leaving.signal,
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
    const told = [...honest.headers].filter(
      ([name]) => !['content-length', 'content-encoding', 'transfer-encoding', 'connection'].includes(name),
    )
    response.writeHead(honest.status, told.flat())
    if (reply !== undefined) response.end(reply(Buffer.from(await honest.arrayBuffer())))
    else {
      for await (const part of honest.body ?? []) response.write(part)
      response.end()
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy()) // one of both ends is gone
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    misbehave(paths, mood = 'refuses') {
      wrong = paths && { paths, mood }
    },
    async stop() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}

function typesOf({ headers }: IncomingMessage): { 'content-type': string } {
  return { 'content-type': headers['content-type'] ?? 'application/json' }
}

/** A refusal as gRPC-web says it, or as REST does. */
function sendRefusal(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'POST') {
    response.writeHead(200, { ...typesOf(request), 'grpc-status': '14', 'grpc-message': 'resting' }).end()
  } else {
    response.writeHead(503, { 'content-type': 'application/json' }).end('{"message":"resting"}')
  }
}
