import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** What becomes of an answer of the node behind: another text, or undefined to hang up. */
export type Twist = (path: string, body: string) => string | undefined

export type UnrulyNode = {
  url: string
  /** From now on; undefined is to be honest again. */
  twist(how: Twist | undefined, delayMs?: number): void
  stop(): Promise<void>
}

/** A node that answers what another one does, until it is told to lie, to be slow or to hang up. It announces nothing. */
export async function startUnrulyNode(target: string): Promise<UnrulyNode> {
  let how: Twist | undefined
  let delayMs = 0
  const server = createServer((request, response) => {
    const answer = async () => {
      const path = request.url ?? '/'
      const honest = await fetch(`${target}${path}`)
      const body = await honest.text()
      await sleep(delayMs)
      const told = how === undefined ? body : how(path, body)
      if (told === undefined) request.socket.destroy()
      else response.writeHead(honest.status, { 'content-type': 'application/json' }).end(told)
    }
    answer().catch(() => request.socket.destroy()) // the node behind is gone
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    twist(next, ms = 0) {
      how = next
      delayMs = ms
    },
    async stop() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}
