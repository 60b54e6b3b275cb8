import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { Fault, unavailable } from '@injsight/errors'
import type { NodeClient } from '@injsight/node-client'
import type { Logger, Metrics } from '@injsight/runtime'
import { faultOfDatabaseError } from '#src/database/fault-of-error.ts'
import { checkKeySalt } from '#src/database/key-salt.ts'
import { openWriter } from '#src/database/open-writer.ts'
import { findPosition } from '#src/database/write/begin-index.ts'
import { createBackOff } from './back-off.ts'
import type { Asking } from './start/find-start.ts'
import { mends } from './mends.ts'
import { createProgress, type ProgressNotes } from './progress.ts'
import type { ReadBlock } from './reader/start-reader.ts'
import { startHeadWatch } from './watch-head.ts'
import { writeChain, type Written } from './write-chain.ts'

export type Follower = { progress: ProgressNotes; stop(): Promise<void> }

type Following = {
  node: NodeClient
  read: ReadBlock
  databaseUrl: string
  /** The first height, for an index that is begun now. */
  from: bigint | undefined
  /** The last height that is wanted; undefined to follow on. */
  to?: bigint | undefined
  /** Older blocks are filled in by somebody else: a new index begins with the newest. */
  fillsBack?: boolean
  log: Logger
  metrics: Metrics
}

/**
 * Follows a node into the index, from where the index ends, until it is stopped. While another program writes the
 * index, it waits until that one is gone. What time mends is waited for, and said; a chain that contradicts the index
 * ends the following, not the program.
 */
export function startFollower(wanted: Following): Follower {
  const { node, read, databaseUrl, from, to, fillsBack = false, log, metrics } = wanted
  const progress = createProgress(to)
  const watch = startHeadWatch({ node, progress, log })
  const ending = new AbortController()
  const { signal } = ending
  const backOff = createBackOff()
  const written = metrics.counter('indexer_blocks_total', 'blocks written since the start')
  const interrupted = metrics.counter('indexer_interruptions_total', 'times that following was interrupted', [
    'code',
  ])
  const following = metrics.gauge('indexer_following', '1, and 0 once following has stopped for good')
  following.set(1)
  const committed = metrics.seconds('indexer_commit_seconds', 'time until blocks stood in the database', [
    'blocks',
  ])
  let hasBegun = false
  /** The node told nonsense of the block that comes next: that isn't over before the block is written. */
  let isNextBad = false
  const onBegun = (head: bigint) => {
    hasBegun = true
    progress.noteIndexHead(head)
    if (isNextBad) return
    backOff.reset()
    progress.noteTrouble('index', '')
  }
  const onWritten = ({ head, blocks, seconds }: Written) => {
    isNextBad = false
    onBegun(head)
    written.inc(blocks)
    committed.observe({ blocks: blocks === 1 ? 'one' : 'several' }, seconds)
  }

  const onAsking = (asking: Asking) => progress.noteAsking(asking)
  const listeners = { onAsking, onBegun, onWritten }

  /** Waits for the right to write, and says meanwhile how far the index is that somebody else writes. */
  async function claim(): Promise<Writer> {
    const startedAt = performance.now()
    let waitedFor = ''
    const client = await openWriter(databaseUrl, {
      signal,
      async onWaiting(holder, waiting) {
        if (holder !== waitedFor) log.info('waiting for the right to write', { holder })
        waitedFor = holder
        progress.noteWriter({ other: holder })
        const position = await findPosition(waiting)
        if (position !== undefined) progress.noteIndexHead(position.head)
        progress.noteTrouble('index', '')
      },
    })
    try {
      await checkKeySalt(client)
    } catch (error) {
      await client.end()
      throw error
    }
    if (waitedFor !== '')
      log.info('the right to write is ours', { waitedMs: Math.round(performance.now() - startedAt) })
    progress.noteWriter('us')
    return { client, lost: signalLoss(client, () => progress.noteWriter('unknown')) }
  }

  async function follow(): Promise<void> {
    let writer: Writer | undefined
    while (!ending.signal.aborted) {
      try {
        writer ??= await claim()
        const { client } = writer
        const held = AbortSignal.any([signal, writer.lost])
        const range = { from, to, fillsBack }
        hasBegun = false
        await writeChain({ client, node, read, watch, ...range, log, signal: held, ...listeners })
        log.info('the last block that is wanted is indexed', { to })
        // The right to write is kept: nobody else shall go on from here meanwhile.
        await untilAborted(held)
        held.throwIfAborted()
      } catch (error) {
        if (ending.signal.aborted) break
        // The right to write is kept while only the node is in trouble.
        if (!(error instanceof Fault) || writer?.lost.aborted) {
          await writer?.client.end()
          writer = undefined
        }
        const fault = faultOfDatabaseError(error)
        progress.noteTrouble('index', fault.message)
        isNextBad = hasBegun && fault.kind === 'bad-chain-data'
        if (!mends(fault)) {
          following.set(0)
          log.error('following stopped', { error: fault })
          break
        }
        interrupted.inc({ code: fault.code })
        log.warn('following interrupted', { code: fault.code, reason: fault.message })
        await sleep(backOff.next(), undefined, { signal: ending.signal }).catch(() => {}) // woken to stop
      }
    }
    await writer?.client.end()
  }

  const running = follow()
  return {
    progress,
    async stop() {
      ending.abort()
      await watch.stop()
      await running
    },
  }
}

/** A connection that may write, and when it no longer can. */
type Writer = { client: Client; lost: AbortSignal }

/** Heard at once, also where there is no block to write. */
function signalLoss(client: Client, onLost: () => void): AbortSignal {
  const losing = new AbortController()
  client.once('end', () => {
    onLost()
    losing.abort(unavailable('database.right_lost', 'The connection that may write the index was ended'))
  })
  return losing.signal
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) done()
    else signal.addEventListener('abort', () => done(), { once: true })
  })
}
