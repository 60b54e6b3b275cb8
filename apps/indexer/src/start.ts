import { Pool } from 'pg'
import { createNodeClient, type NodeRequest } from '@injsight/node-client'
import {
  countLines,
  createMetrics,
  createStopping,
  outliveFailures,
  type Config,
  type Logger,
  type Metrics,
} from '@injsight/runtime'
import { openTokenList } from './api/assets/token-list.ts'
import { startApi } from './api/server/server.ts'
import type { settings } from './config.ts'
import { findKeySalt } from './database/key-salt.ts'
import { migrateInTurn } from './database/migrate.ts'
import { createReadPool } from './database/replicas/read-pool.ts'
import { setKeySalt } from './decode/values/keys.ts'
import { readDelegation } from './delegation/settings.ts'
import { askSlowly } from './follow/ask-slowly.ts'
import { startFollower } from './follow/follow-chain.ts'
import { startNaming } from './follow/name-tokens/name-tokens.ts'
import { startReaders } from './follow/reader/start-readers.ts'
import { startUpkeep } from './follow/upkeep.ts'
import { openCompilers } from './solidity/compilers.ts'

type Options = { config: Config<typeof settings>; log: Logger }

/**
 * Starts an indexer: a follower that writes what a node says into the database, and the services that answer from
 * it. Neither needs the other to go on, and while another indexer writes the database this one only answers.
 *
 * @throws Fault when the database can't be used: out of reach, of another version
 */
export async function start({ config, log: own }: Options): Promise<{ url: string; stop(): Promise<void> }> {
  const { NODE_URL, DATABASE_URL, INDEXER_PORT } = config
  const range = { from: heightOf(config.FROM), fillsBack: config.BACKFILL === 'yes' }
  const tokenList = openTokenList(config.TOKEN_LIST)
  const compilers = openCompilers(config.SOLIDITY_COMPILERS)
  const metrics = createMetrics({ ofProcess: true })
  const log = countLines(own, metrics, 'indexer')
  const stopping = createStopping(log)
  stopping.add('failures', outliveFailures(log))
  try {
    let waitedFor = ''
    await migrateInTurn(DATABASE_URL, {
      onWaiting(holder) {
        if (holder !== waitedFor) log.info('waiting to change the tables that another one writes', { holder })
        waitedFor = holder
      },
      onDistribute(table, bytes) {
        log.info('a table is handed to the workers of the cluster', { table, bytes })
      },
    })
    const pool = createPool(DATABASE_URL, log)
    stopping.add('pool', () => pool.end())
    const keySalt = await findKeySalt(pool, config.KEY_SALT)
    setKeySalt(keySalt)
    const reads = createReadPool(pool, config.READ_DATABASE_URLS, log.child({ part: 'replicas' }))
    stopping.add('replicas', () => reads.stop())
    const onAnswered = timeRequests(metrics)
    const node = createNodeClient({ url: NODE_URL, timeoutMs, log: log.child({ part: 'node' }), onAnswered })
    stopping.add('node client', () => node.close())
    const readers = startReaders(
      { url: NODE_URL, timeoutMs, keySalt, logLevel: config.LOG_LEVEL },
      { onAnswered, onCount: (threads) => log.debug('threads that read', { threads }) },
    )
    stopping.add('readers', () => readers.stop())
    const follower = startFollower({
      node: askSlowly(node, config.STATE_QUESTIONS_PER_SECOND),
      read: readers.read,
      databaseUrl: DATABASE_URL,
      ...range,
      to: heightOf(config.TO),
      log: log.child({ part: 'follow' }),
      metrics,
    })
    stopping.add('follower', () => follower.stop())
    const upkeep = startUpkeep({
      node,
      read: readers.read,
      databaseUrl: DATABASE_URL,
      progress: follower.progress,
      ...range,
      keepDays: config.KEEP_DAYS,
      log: log.child({ part: 'upkeep' }),
    })
    stopping.add('upkeep', () => upkeep.stop())
    const naming = startNaming({ pool, node, progress: follower.progress, log: log.child({ part: 'names' }) })
    stopping.add('naming', () => naming.stop())
    const api = await startApi({
      pool: reads.pool,
      reads,
      databaseUrl: DATABASE_URL,
      node,
      log: log.child({ part: 'api' }),
      port: INDEXER_PORT,
      drainMs: config.DRAIN_SECONDS * 1000,
      progress: follower.progress,
      metrics,
      evmUrl: config.EVM_URL === '' ? undefined : config.EVM_URL,
      tokenList,
      compilers,
      delegation: readDelegation(config),
    })
    stopping.add('api', () => api.stop())
    return { url: api.url, stop: () => stopping.stop() }
  } catch (error) {
    await stopping.stop()
    throw error
  }
}

function timeRequests(metrics: Metrics): (request: NodeRequest) => void {
  const seconds = metrics.seconds('indexer_node_request_seconds', 'time that the node took to answer', [
    'method',
    'outcome',
  ])
  return ({ method, outcome, seconds: took }) => seconds.observe({ method, outcome }, took)
}

/** 0 stands for none. */
function heightOf(setting: number): bigint | undefined {
  return setting === 0 ? undefined : BigInt(setting)
}

/** How long the node may take for an answer. */
const timeoutMs = 10_000

/** No answer takes as long; a question that does would hold up migrations and retention. */
const longestQuestionMs = 15_000

function createPool(url: string, log: Logger): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 16,
    application_name: 'injsight indexer answers',
    connectionTimeoutMillis: 5000,
    statement_timeout: longestQuestionMs,
    idle_in_transaction_session_timeout: longestQuestionMs,
  })
  // An idle connection that breaks is replaced; who needs one then hears of it.
  pool.on('error', (error) => log.debug('database connection lost', { reason: error.message }))
  return pool
}
