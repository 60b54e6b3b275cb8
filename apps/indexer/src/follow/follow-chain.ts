import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { Fault } from '@injsight/errors'
import type { NodeClient } from '@injsight/node-client'
import type { Logger, Metrics } from '@injsight/runtime'
import { faultOfDatabaseError } from '#src/database/fault-of-error.ts'
import { openWriter } from '#src/database/open-writer.ts'
import { createBackOff } from './back-off.ts'
import { createProgress, type Progress } from './progress.ts'
import { startHeadWatch } from './watch-head.ts'
import { writeChain } from './write-chain.ts'

export type Follower = { progress: Progress; stop(): Promise<void> }

type Following = {
  node: NodeClient
  databaseUrl: string
  /** May write; ended by the follower. */
  writer: Client
  /** The first height, for an index that is begun now. */
  from: bigint | undefined
  log: Logger
  metrics: Metrics
}

/**
 * Follows a node into the index, from where the index ends, until it is stopped. What time mends is waited for, and
 * said; a chain that contradicts the index ends the following, not the program.
 */
export function startFollower({ node, databaseUrl, writer, from, log, metrics }: Following): Follower {
  const progress = createProgress()
  const watch = startHeadWatch({ node, progress, log })
  const ending = new AbortController()
  const backOff = createBackOff()
  const written = metrics.counter('indexer_blocks_total', 'blocks written since the start')
  const interrupted = metrics.counter('indexer_interruptions_total', 'times that following was interrupted')
  const onWritten = (head: bigint, blocks: number) => {
    backOff.reset()
    written.add(blocks)
    progress.noteIndexHead(head)
    progress.noteTrouble('index', '')
  }

  async function follow(): Promise<void> {
    let client: Client | undefined = writer
    while (!ending.signal.aborted) {
      try {
        client ??= await openWriter(databaseUrl)
        await writeChain({ client, node, watch, from, log, signal: ending.signal, onWritten })
      } catch (error) {
        if (ending.signal.aborted) break
        // The right to write is kept while only the node is in trouble.
        if (!(error instanceof Fault)) {
          await client?.end()
          client = undefined
        }
        const fault = faultOfDatabaseError(error)
        progress.noteTrouble('index', fault.message)
        if (!mends(fault)) {
          log.error('following stopped', { error: fault })
          break
        }
        interrupted.add(1, { code: fault.code })
        log.warn('following interrupted', { code: fault.code, reason: fault.message })
        await sleep(backOff.next(), undefined, { signal: ending.signal }).catch(() => {}) // woken to stop
      }
    }
    await client?.end()
  }

  const following = follow()
  return {
    progress,
    async stop() {
      ending.abort()
      await watch.stop()
      await following
    },
  }
}

/** Rubbish from a node may be a proxy's page or half an answer; a contradiction stays one. */
function mends({ kind, code }: Fault): boolean {
  if (kind === 'bad-chain-data') return code.startsWith('node.')
  return kind === 'unavailable' || kind === 'not-found'
}
