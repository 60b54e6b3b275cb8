import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHandler } from '@injsight/grpc-web'
import { createStopping, listen, type Config, type Logger } from '@injsight/runtime'
import { createRest } from './answer-rest.ts'
import { namesOf, networkOf, type settings } from './config.ts'
import { createExplorer } from './explorer/explorer.ts'
import { openHosts, type Hosts } from './hosts.ts'
import { createNameServices } from './name-services/name-services.ts'
import { passOn } from './pass-on.ts'

type Options = { config: Config<typeof settings>; log: Logger }

/** Starts what answers a site out of the public services of a network, as an index of one's own would. */
export async function start({ config, log }: Options): Promise<{ url: string; stop(): Promise<void> }> {
  const stopping = createStopping(log)
  const hosts = openHosts(networkOf(config), { perSecond: config.REQUESTS_PER_SECOND, log })
  stopping.add('hosts', async () => closeAll(hosts))
  const handle = createHandler({
    services: [createExplorer(hosts), createNameServices(hosts.chain, namesOf(config)), ...passOn(hosts)],
    log,
  })
  const answerRest = createRest(hosts.explorer)
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const attempt of [answerState(hosts), answerRest, handle])
      if (await attempt(request, response)) return
    response.writeHead(404, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ code: 5, message: 'There is nothing at this path' }))
  }
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      log.error('request broke', { path: request.url, error })
      response.destroy()
    })
  })
  server.keepAliveTimeout = 75_000
  await listen(server, config.SERVICES_PORT, 'SERVICES_PORT')
  stopping.add('server', async () => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => stopping.stop(),
  }
}

function statesOf({ explorer, exchange, chain }: Hosts) {
  return { explorer: explorer.state(), exchange: exchange.state(), chain: chain.state() }
}

function closeAll({ explorer, exchange, chain }: Hosts): void {
  for (const host of [explorer, exchange, chain]) host.close()
}

/** `/sources`: how each host does, for whoever runs the site. */
function answerState(hosts: Hosts) {
  return async ({ url }: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (url !== '/sources') return false
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(JSON.stringify(statesOf(hosts)))
    return true
  }
}
