import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { settingOf } from '../../src/config.ts'
import { hostNames, type HostName } from '../../src/networks.ts'
import { families } from './families.ts'
import { failAs, type Failure } from './failures.ts'
import { createRounds, type Rounds } from './rounds.ts'

export type StandIn = {
  /** Settings of the program that asks the public hosts, so that it asks these. */
  settings: Record<string, string>
  /** Every question, as `host verb path bytes`, in the order in which they came; bytes are those of its body. */
  asked: string[]
  /** From now on a host fails in this way, or all do; without a way it is well again. */
  fail: (host: HostName | 'all', way?: Failure) => void
  rounds: Pick<Rounds, 'begin' | 'take'>
  /** What was refused since this was last asked: `stop` no longer fails for it. */
  takeRefused: () => string[]
  /** @throws when something was refused that nobody took */
  stop: () => Promise<void>
}

/** What would tell a public host who asks, or give it a visitor's rights. */
const ofVisitors = [
  'cookie',
  'authorization',
  'x-forwarded-for',
  'x-real-ip',
  'forwarded',
  'referer',
  'origin',
]

/** @param behind an index that tells the chain's part: a whole chain in the shapes of the public services */
export async function startStandIn({ behind }: { behind?: string } = {}): Promise<StandIn> {
  const asked: string[] = []
  const refused: string[] = []
  const ways = new Map<HostName, Failure>()
  const rounds = createRounds()
  const serve = (name: HostName) => {
    const refuse = (why: string) => void refused.push(`${name}: ${why}`)
    const answerers = families[name]({ behind, refuse })
    return async (request: IncomingMessage, response: ServerResponse) => {
      const question = `${name} ${request.method} ${request.url} ${request.headers['content-length'] ?? 0}`
      asked.push(question)
      for (const name of ofVisitors)
        if (request.headers[name] !== undefined) refuse(`${question}: header ${name}`)
      await rounds.wait(question)
      const way = ways.get(name)
      if (way !== undefined && failAs(way, request, response)) return
      for (const answer of answerers) if (await answer(request, response)) return
      refuse(`${request.method} ${request.url}: unknown`)
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"not found"}')
    }
  }
  const servers = await Promise.all(hostNames.map((name) => listen(serve(name))))
  const settings = hostNames.map((name, at) => [settingOf[name], servers[at]?.url ?? ''])
  return {
    settings: Object.fromEntries(settings) as Record<string, string>,
    asked,
    fail(host, way) {
      for (const name of host === 'all' ? hostNames : [host])
        if (way === undefined) ways.delete(name)
        else ways.set(name, way)
    },
    rounds,
    takeRefused: () => refused.splice(0),
    async stop() {
      for (const { stop } of servers) stop()
      if (refused.length > 0) throw new Error(`the public hosts would refuse this:\n${refused.join('\n')}`)
    },
  }
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

async function listen(answer: Answer): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}
