import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

export type Balancer = {
  url: string
  /** What a place answered with so far. */
  answered(place: number): number
  /** Another program stands in this place from now on, once it is ready. */
  place(place: number, target: string): void
  /** How many are sent visitors at the moment. */
  ready(): number
  stop(): Promise<void>
}

/**
 * As small a balancer as there is: each request goes to the next program that says at a path that it is ready, and what
 * fails there fails for who asked. Nothing is tried twice.
 */
export async function startBalancer(targets: string[], readyPath: string): Promise<Balancer> {
  const places = targets.map((target) => ({ target, isReady: false, answered: 0 }))
  const agent = new Agent({ keepAlive: true })
  let next = 0
  const server = createServer(
    { keepAliveTimeout: 600_000 },
    (incoming: IncomingMessage, response: ServerResponse) => {
      const ready = places.filter(({ isReady }) => isReady)
      const place = ready[next++ % ready.length]
      if (place === undefined) {
        response.writeHead(503).end()
        return
      }
      const { method, url, headers } = incoming
      const outgoing = request(new URL(url ?? '/', place.target), { method, headers, agent }, (answered) => {
        place.answered += 1
        const { connection: _, ...kept } = answered.headers // its own connection is another one
        response.writeHead(answered.statusCode ?? 502, kept)
        pipeline(answered, response, () => {}) // cut off on one side, it is on the other
      })
      outgoing.once('error', () =>
        response.headersSent ? response.destroy() : response.writeHead(502).end(),
      )
      response.once('close', () => outgoing.destroy())
      incoming.pipe(outgoing)
    },
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

  const ending = new AbortController()
  const look = async (place: (typeof places)[number]) => {
    const { target } = place
    const isReady = await fetch(target + readyPath).then(
      ({ ok }) => ok,
      () => false,
    )
    if (place.target === target) place.isReady = isReady
  }
  // Each by itself: one that answers late keeps nobody from seeing that another is about to go.
  const looking = places.map(async (place) => {
    for (; !ending.signal.aborted; await sleep(50)) await look(place)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answered: (at) => places[at]?.answered ?? 0,
    place: (at, target) => void Object.assign(places[at] ?? {}, { target, isReady: false }),
    ready: () => places.filter(({ isReady }) => isReady).length,
    async stop() {
      ending.abort()
      await Promise.all(looking)
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}
