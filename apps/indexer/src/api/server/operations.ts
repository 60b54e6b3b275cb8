import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { GetStatusResponse } from '@injsight/injsight-v1'
import type { Metrics } from '@injsight/runtime'
import type { Pool } from 'pg'
import type { ReadPool } from '#src/database/replicas/read-pool.ts'
import type { Progress } from '#src/follow/progress.ts'
import { documentationPage, openApiText } from './documentation.ts'
import { listUnreadCounts } from '#src/queries/status/health.ts'
import { getStatus } from '../status/get-status.ts'
import { toFault } from './to-fault.ts'

type Sources = {
  pool: Pool
  reads?: ReadPool | undefined
  progress: Progress
  metrics: Metrics
  isLeaving: () => boolean
}
type Answer = { status: number; type: string; body: string }

/**
 * The questions of whoever runs the program: `/live`, does it answer; `/ready`, has the index reached the node once, does
 * it answer, isn't it about to end, and who writes; `/status`, where does it stand; `/metrics`, for Prometheus; and what else it can be asked:
 * `/openapi.json` for programs, `/api` for people. False when the request is none of them.
 */
export function createOperations({ pool, reads, progress, metrics, isLeaving }: Sources) {
  const head = metrics.gauge('indexer_head_height', 'last height in the index')
  const nodeHead = metrics.gauge('indexer_node_head_height', 'last height that the node said it has')
  const headTime = metrics.gauge('indexer_head_time_seconds', 'time of that block, since 1970')
  const caughtUp = metrics.gauge('indexer_caught_up', '1 once the index has reached the node, else 0')
  const writes = metrics.gauge(
    'indexer_writes',
    '1 while this program writes the index, 0 while another one does',
  )
  const ready = metrics.gauge(
    'indexer_replica_ready',
    '1 while a standby is near enough to be asked, else 0',
    ['replica'],
  )
  const replicaHead = metrics.gauge('indexer_replica_head_height', 'last height that a standby has', [
    'replica',
  ])
  const questions = metrics.counter(
    'indexer_replica_questions_total',
    'questions to the database, by who was asked',
    ['replica'],
  )
  const unread = metrics.counter('indexer_unread_total', 'events and messages that could not be read', [
    'module',
  ])
  const residuals = metrics.counter(
    'indexer_residuals_total',
    'blocks and denoms whose changes do not add up',
  )
  const databaseAnswers = metrics.gauge('indexer_database_answers', '1 while the database answers, else 0')
  const connections = metrics.gauge(
    'indexer_pool_connections',
    'connections for answers: at work, idle, and questions that wait for one',
    ['state'],
  )
  const readStatus = () => getStatus(pool, progress)

  const noteStatus = async () => {
    const status = await readStatus()
    head.set(Number(status.head))
    headTime.set(Number(status.headTime) / 1000)
    nodeHead.set(Number(status.nodeHead))
    caughtUp.set(status.caughtUp ? 1 : 0)
    const counts = await listUnreadCounts(pool)
    // The database counts these, over all starts.
    unread.reset()
    for (const [module, n] of counts) unread.inc({ module }, Number(n))
    residuals.reset()
    residuals.inc(Number(status.residualBlocks))
  }

  const answers: Record<string, () => Promise<Answer> | Answer> = {
    '/live': () => json(200, { live: true }),
    '/ready': async () => {
      // Behind the node it is as useful as all others of this database, which are as far.
      const { trouble } = await readStatus()
      const isReady = progress.hasReached() && !isLeaving()
      const right = { writes: progress.writes(), otherWriter: progress.otherWriter() }
      return json(isReady ? 200 : 503, { ready: isReady, trouble, ...right })
    },
    '/status': async () => {
      const status = await readStatus()
      const lag = status.nodeHead > status.head ? status.nodeHead - status.head : 0n
      const options = { emitDefaultValues: true, useProtoFieldName: true }
      const replicas = reads?.replicas().map(({ name, state, head }) => ({ name, state, head: String(head) }))
      const told = GetStatusResponse.toJson(status, options) as object
      return json(200, { ...told, lag: String(lag), replicas: replicas ?? [] })
    },
    '/openapi.json': () => ({ status: 200, type: 'application/json', body: openApiText() }),
    '/api': () => ({ status: 200, type: 'text/html; charset=utf-8', body: documentationPage() }),
    '/metrics': async () => {
      connections.set({ state: 'at work' }, pool.totalCount - pool.idleCount)
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'waiting' }, pool.waitingCount)
      writes.set(progress.writes() ? 1 : 0)
      questions.reset()
      questions.inc({ replica: 'primary' }, reads?.askedPrimary() ?? 0)
      for (const { name: replica, state, head: reached, asked } of reads?.replicas() ?? []) {
        ready.set({ replica }, state === 'ready' ? 1 : 0)
        replicaHead.set({ replica }, Number(reached))
        questions.inc({ replica }, asked)
      }
      // A database that is away is the last reason to say nothing.
      databaseAnswers.set(await doesSucceed(noteStatus(), patienceMs))
      return { status: 200, type: 'text/plain; version=0.0.4', body: await metrics.text() }
    },
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    const answer = Object.hasOwn(answers, path) ? answers[path] : undefined
    if (answer === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const { status, type, body } = await attempt(answer)
    response.writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    })
    response.end(body)
    return true
  }
}

/** Shorter than Prometheus waits. */
const patienceMs = 3000

/** 1 when it succeeds in time, else 0. */
async function doesSucceed(noted: Promise<void>, ms: number): Promise<0 | 1> {
  const inTime = new AbortController()
  const outcome = await Promise.race([
    noted.then(
      () => 1 as const,
      () => 0 as const,
    ),
    sleep(ms, 0 as const, { signal: inTime.signal }).catch(() => 0 as const), // it was in time
  ])
  inTime.abort()
  return outcome
}

async function attempt(answer: () => Promise<Answer> | Answer): Promise<Answer> {
  try {
    return await answer()
  } catch (error) {
    const { kind, message } = toFault(error)
    return json(kind === 'unavailable' ? 503 : 500, { trouble: kind === 'bug' ? 'Something broke' : message })
  }
}

function json(status: number, value: object): Answer {
  return { status, type: 'application/json', body: JSON.stringify(value) }
}
