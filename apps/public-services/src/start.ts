import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHandler } from '@injsight/grpc-web'
import {
  countCalls,
  countLines,
  createLeaving,
  createMetrics,
  createStopping,
  listen,
  type Config,
  type Logger,
  type Metrics,
} from '@injsight/runtime'
import { createRest } from './answer-rest.ts'
import { checkChain } from './both/check-chain.ts'
import { createFront } from './both/front.ts'
import { watchBeginning } from './both/watch-beginning.ts'
import { namesOf, networkOf, type settings } from './config.ts'
import { openContent } from './content/content.ts'
import { createLists } from './content/lists.ts'
import { createMarketHours } from './content/market-hours.ts'
import { createNftContent } from './content/nft-content.ts'
import { createPictures } from './content/pictures.ts'
import { ethereumContracts } from './ethereum/contracts.ts'
import { createEthereumTokens } from './ethereum/ethereum-tokens.ts'
import { createExplorer } from './explorer/explorer.ts'
import { createGateway } from './gateway.ts'
import { closeAll, openHosts, type Hosts } from './hosts.ts'
import { knowBeforehand } from './know-beforehand.ts'
import { createNameServices } from './name-services/name-services.ts'
import { createOperations } from './operations.ts'
import { markCursors } from './own-cursors.ts'
import { passOn } from './pass-on.ts'
import { createPrices } from './prices/prices.ts'
import { createUiApi } from './ui-api/ui-api.ts'
import { createCandles } from './trading/candles.ts'
import { createSources } from './sources/sources.ts'
import type { HostState } from './upstream/host-state.ts'
import { openSettled } from './upstream/settled.ts'

type Options = { config: Config<typeof settings>; log: Logger }
type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

/**
 * Starts what answers a site out of the public services of a network, as an index of one's own would; with such an
 * index beside it, out of both.
 */
export async function start({ config, log: own }: Options): Promise<{ url: string; stop(): Promise<void> }> {
  const network = networkOf(config)
  const metrics = createMetrics({ ofProcess: true })
  const log = countLines(own, metrics, 'services')
  const isAlone = config.INDEXER_URL === ''
  if (!isAlone) await checkChain(config.INDEXER_URL, network.chainId, log)
  const stopping = createStopping(log)
  const settled =
    config.CACHE_FILE === ''
      ? undefined
      : openSettled(config.CACHE_FILE, { mostBytes: config.CACHE_MEGABYTES << 20, log })
  stopping.add('cache', async () => settled?.close())
  const hosts = openHosts(network, {
    perSecond: config.REQUESTS_PER_SECOND,
    timeoutMs: config.PATIENCE_MS,
    settled,
    log,
  })
  stopping.add('hosts', async () => closeAll(hosts))
  const operate = createOperations({ hosts, metrics })
  const open = async (name: string, answer: Answer, port: number, drainMs: number): Promise<string> => {
    const server = createServer((request, response) => {
      if (operate(request, response, leaving.isLeaving())) return
      void answer(request, response).catch((error: unknown) => {
        log.error('request broke', { path: request.url, error })
        response.destroy()
      })
    })
    server.keepAliveTimeout = 75_000
    const leaving = createLeaving(server, { drainMs })
    await listen(server, port, 'SERVICES_PORT')
    stopping.add(name, async () => {
      await leaving.announce()
      await leaving.close()
    })
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const front: { indexState?: () => HostState } = {}
  const answer = answerOfPublic({ hosts, config, log, metrics, indexState: () => front.indexState?.() })
  const drainMs = config.DRAIN_SECONDS * 1000
  const url = await (isAlone
    ? open('public services', answer, config.SERVICES_PORT, drainMs)
    : open('public services', answer, 0, 0))
  void knowBeforehand(url)
  if (isAlone) return { url, stop: () => stopping.stop() }
  const urls = { index: config.INDEXER_URL, public: url }
  const { hasBegun, stop } = watchBeginning(config.INDEXER_URL)
  stopping.add('beginning of the index', async () => stop())
  const both = createFront({ urls, first: config.ASKED_FIRST, hasBegun, log })
  front.indexState = both.indexState
  return { url: await open('front', both.answer, config.SERVICES_PORT, drainMs), stop: () => stopping.stop() }
}

type Parts = Options & { hosts: Hosts; metrics: Metrics; indexState: () => HostState | undefined }

function answerOfPublic({ hosts, config, log, metrics, indexState }: Parts): Answer {
  const content = openContent(hosts.content, config.NETWORK)
  const contracts = ethereumContracts[config.NETWORK]
  const uiApi = createUiApi(hosts.uiApi, config.NETWORK === 'mainnet')
  const services = [
    markCursors(createExplorer(hosts, { chainId: networkOf(config).chainId, content, uiApi, contracts })),
    createLists({
      content,
      listHours: createMarketHours({ ...hosts, content }),
      getPicture: createPictures({ ...hosts, content }),
      ofNfts: createNftContent(hosts),
    }),
    createNameServices(hosts.chain, namesOf(config)),
    createPrices(hosts, config.PRICE_PROVIDER_KEY),
    createSources(hosts, indexState),
    createEthereumTokens(hosts.ethereum, contracts),
    createGateway(hosts.gateway),
    createCandles(hosts.charts),
    ...passOn(hosts, contracts),
  ]
  const handle = createHandler({ services, log, onAnswered: countCalls(metrics, 'services') })
  const answerRest = createRest(hosts.explorer)
  return async (request, response) => {
    for (const attempt of [answerRest, handle]) if (await attempt(request, response)) return
    response.writeHead(404, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ code: 5, message: 'There is nothing at this path' }))
  }
}
