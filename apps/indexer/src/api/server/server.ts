import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHandler, type ServedService } from '@injsight/grpc-web'
import type { NodeClient } from '@injsight/node-client'
import {
  countCalls,
  createLeaving,
  createMetrics,
  createPlaces,
  listen,
  type Logger,
  type Metrics,
  type Places,
} from '@injsight/runtime'
import type { Pool } from 'pg'
import type { Delegation } from '#src/delegation/settings.ts'
import type { Progress } from '#src/follow/progress.ts'
import { readHeadNotice } from '#src/database/head-notice.ts'
import type { ReadPool } from '#src/database/replicas/read-pool.ts'
import { createBlockCache, type BlockCache } from '#src/queries/blocks/block-cache.ts'
import { openCompilers, type Compilers } from '#src/solidity/compilers.ts'
import { createDerivativeService } from '../derivatives/derivatives.ts'
import { createDelegationService } from '../delegation/delegation.ts'
import { createEthereum } from '../json-rpc/create-ethereum.ts'
import type { TokenList } from '../assets/token-list.ts'
import { createEventService } from '../events/events.ts'
import { createHealthService } from '../status/health.ts'
import { createArchiverService } from '../archiver/archiver.ts'
import { createAuctionService } from '../auction/auction.ts'
import { createBankService } from '../bank/bank.ts'
import { createChartService } from '../chart/chart.ts'
import { createSymbols } from '../chart/symbols.ts'
import { createExplorerService } from '../explorer/explorer.ts'
import { createForwardedServices } from '../forward.ts'
import { startHeadFeed, type HeadFeed } from '../heads/head-feed.ts'
import { createInsuranceService } from '../insurance/insurance.ts'
import { createInjsightService } from '../injsight.ts'
import { createSpotService } from '../spot/spot.ts'
import { createTxService } from '../tx.ts'
import { createMetaService } from '../meta.ts'
import { createOracleService } from '../oracle/oracle.ts'
import { createPortfolioService } from '../portfolio/portfolio.ts'
import { createAccountsService } from '../subaccounts/subaccounts.ts'
import { withGateway } from './gateway.ts'
import { createOperations } from './operations.ts'
import { slowLimits, withPlaces } from './slow-methods.ts'
import { toFault } from './to-fault.ts'

export type ApiSources = {
  pool: Pool
  databaseUrl: string
  /** What `pool` asks of: told of each head. */
  reads?: ReadPool | undefined
  node: Pick<NodeClient, 'queryAbci' | 'fetchResult' | 'fetchValidators' | 'fetchCommit'>
  log: Logger
  /** 0 for a free one. */
  port: number
  /** How long it is announced that it will end; not at all unless told. */
  drainMs?: number
  progress: Progress
  metrics?: Metrics
  /** Of a node's Ethereum JSON-RPC, which is asked what the index doesn't know. */
  evmUrl?: string | undefined
  /** Which tokens somebody vouches for. */
  tokenList?: TokenList | undefined
  /** What sources of contracts are compiled with; what is installed unless told otherwise. */
  compilers?: Compilers | undefined
  /** Who pays the fees of others, and which; nobody unless told. */
  delegation?: Delegation | undefined
}

/**
 * Starts what answers: gRPC-web and REST of every service, Ethereum's JSON-RPC, and the addresses of `operations.ts`,
 * on one port.
 *
 * @throws Fault `invalid-input`, code `port.in_use`
 */
export async function startApi(sources: ApiSources): Promise<{ url: string; stop(): Promise<void> }> {
  const { pool, databaseUrl, reads, log, port, drainMs = 0, progress, metrics = createMetrics() } = sources
  const onNotice = (told?: string) => reads?.announce(told === undefined ? undefined : readHeadNotice(told))
  const feed = startHeadFeed({ pool, databaseUrl, log, onNotice })
  const cache = createBlockCache({ pool, bytes: cacheBytes })
  const places = createPlaces(slowLimits)
  const services = createServices(sources, feed, cache, places)
  const handle = createHandler({ services, log, toFault, onAnswered: countCalls(metrics, 'indexer') })
  const answerEthereum = createEthereum({ ...sources, cache, metrics, places })
  const answerSymbols = createSymbols(sources)
  const open = metrics.gauge('indexer_requests_open', 'requests that are being answered, streams among them')
  open.set(0)
  const server = createServer((request, response) => {
    open.inc()
    response.once('close', () => open.dec())
    void answer(request, response).catch((error: unknown) => {
      log.error('request broke', { path: request.url, error })
      response.destroy()
    })
  })
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const attempt of [operate, answerEthereum, answerSymbols, handle])
      if (await attempt(request, response)) return
    answerNothing(response)
  }
  const leaving = createLeaving(server, { drainMs })
  const operate = createOperations({ pool, reads, progress, metrics, isLeaving: () => leaving.isLeaving() })
  // Longer than a proxy keeps its own, so that none is closed under a question on its way.
  server.keepAliveTimeout = 75_000
  try {
    await listen(server, port, 'INDEXER_PORT')
  } catch (error) {
    await feed.stop()
    throw error
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      await leaving.announce()
      const closed = leaving.close()
      await feed.stop() // ends the streams
      await closed
    },
  }
}

/** Memory for blocks that were read lately. */
const cacheBytes = 64 << 20

function createServices(
  sources: ApiSources,
  feed: HeadFeed,
  cache: BlockCache,
  places: Places,
): ServedService[] {
  const ofPublicIndexer = [
    createExplorerService({ ...sources, cache, feed }),
    createMetaService({ ...sources, feed }),
    createEventService({ ...sources, feed }),
    createHealthService(sources),
    createChartService(sources),
    createArchiverService({ ...sources, feed, places }),
    createAccountsService({ ...sources, feed }),
    createPortfolioService({ ...sources, feed }),
    createOracleService({ ...sources, feed }),
    createInsuranceService(sources),
    createAuctionService({ ...sources, feed }),
    createSpotService({ ...sources, feed }),
    createDerivativeService({ ...sources, feed, places }),
    createDelegationService(sources),
  ]
  const own = [
    ...ofPublicIndexer.map((service) => withGateway(withPlaces(service, places))),
    withPlaces(
      createInjsightService({ ...sources, cache, feed, compilers: sources.compilers ?? openCompilers('') }),
      places,
    ),
    createBankService(sources),
    createTxService(sources.node),
  ]
  return [...own, ...createForwardedServices(sources.node, new Set(own.map(({ typeName }) => typeName)))]
}

function answerNothing(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
  response.end(JSON.stringify({ code: 5, message: 'There is nothing at this path', details: [] }))
}
