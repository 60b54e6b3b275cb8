import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'
import { createHandler, type HandlerOptions } from '../src/index.ts'
import { createEchoes } from './echo.ts'

/** A server of the echo service, closed after the file's tests; `lines` is what it logged, by level. */
export async function startServer(options: Partial<HandlerOptions> = {}) {
  const { service, state } = createEchoes()
  const lines: string[] = []
  const say = (level: string) => (message: string) => void lines.push(`${level} ${message}`)
  const log = { debug: say('debug'), warn: say('warn'), error: say('error') }
  const handle = createHandler({ services: [service], log, ...options })
  const server = createServer((request, response) => {
    void handle(request, response).then((isOurs) => isOurs || response.writeHead(404).end('not ours'))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, port, state, lines, server }
}
