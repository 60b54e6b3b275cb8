import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { NodeClient } from '@injsight/node-client'
import type { Logger } from '@injsight/runtime'
import { sealOldest } from '#src/database/block-texts/seal.ts'
import { connect } from '#src/database/connect.ts'
import { prepareCommits } from '#src/database/open-writer.ts'
import { writerName } from '#src/database/writer-lock.ts'
import { faultOfDatabaseError } from '#src/database/fault-of-error.ts'
import { createBackOff } from './back-off.ts'
import { dropByAge, sinceOf } from './drop-by-age.ts'
import { createFiller, type Filled } from './fill-back.ts'
import { mends } from './mends.ts'
import type { ProgressNotes } from './progress.ts'
import type { ReadBlock } from './reader/start-reader.ts'

/** It learns from it when its turn is, and says there what it can't do. */
type UpkeepProgress = Pick<ProgressNotes, 'caughtUp' | 'writes' | 'noteTrouble'>

export type UpkeepOptions = {
  node: NodeClient
  read: ReadBlock
  databaseUrl: string
  progress: UpkeepProgress
  /** The lowest height that is filled in; the node's first where it isn't told. */
  from: bigint | undefined
  fillsBack: boolean
  /** 0 for all. */
  keepDays: number
  log: Logger
}

/** How often something is looked for that there was nothing of. */
const pausesMs = { waiting: 200, dropping: 60_000 }

/**
 * Moves the lower end of an index while the follower moves the upper one: older blocks are filled in, one batch after
 * another, whenever the head has been reached; then raw answers that are old are packed closer. Blocks that are too old
 * are dropped. What time mends is waited for, and the right to write the index.
 */
export function startUpkeep(options: UpkeepOptions): { stop(): Promise<void> } {
  const { databaseUrl, progress, fillsBack, keepDays, log } = options
  const ending = new AbortController()
  const { signal } = ending
  const backOff = createBackOff()
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {}) // woken to stop
  let isFilling = fillsBack
  let isSealing = true
  let fill: (() => Promise<Filled>) | undefined
  let dropsNextAt = 0

  async function turn(): Promise<void> {
    while (!(progress.caughtUp() && progress.writes()) && !signal.aborted) await pause(pausesMs.waiting)
    signal.throwIfAborted()
  }

  async function step(client: Client): Promise<void> {
    if (keepDays > 0 && performance.now() >= dropsNextAt) {
      dropsNextAt = performance.now() + pausesMs.dropping
      await dropByAge(client, options)
    }
    const startedAt = performance.now()
    if (!isFilling) {
      const hasSealed = isSealing && (await sealOldest(client))
      // A partition takes hours: half of a processor is left to others.
      return pause(hasSealed ? performance.now() - startedAt : pausesMs.dropping)
    }
    fill ??= await prepareFiller(options, client, turn)
    const filled = await fill()
    if (filled === 'waiting') return pause(pausesMs.waiting)
    if ('done' in filled) {
      isFilling = false
      return log.info('filling back ended', { reason: filled.done })
    }
    log.info('older blocks indexed', { ...filled, ms: Math.round(performance.now() - startedAt) })
  }

  async function keepUp(): Promise<void> {
    let client: Client | undefined
    const hasWork = () => isFilling || isSealing || keepDays > 0
    while (!signal.aborted && hasWork()) {
      try {
        await turn()
        client ??= await openConnection(databaseUrl)
        await step(client)
        backOff.reset()
      } catch (error) {
        if (signal.aborted) break
        await client?.end()
        client = fill = undefined
        const fault = faultOfDatabaseError(error)
        if (!mends(fault)) {
          log.error(isFilling ? 'filling back stopped' : 'packing old blocks stopped', { error: fault })
          if (isFilling) isFilling = false
          else isSealing = false
        } else log.warn('upkeep interrupted', { code: fault.code, reason: fault.message })
        await pause(backOff.next())
      }
    }
    await client?.end()
  }

  const keeping = keepUp()
  return {
    async stop() {
      ending.abort()
      await keeping
    },
  }
}

async function openConnection(url: string): Promise<Client> {
  const client = await connect(url, `${writerName} upkeep`)
  await prepareCommits(client)
  return client
}

async function prepareFiller(
  { node, read, from, keepDays }: UpkeepOptions,
  client: Client,
  turn: () => Promise<void>,
): Promise<() => Promise<Filled>> {
  const { earliest } = await node.fetchStatus()
  const lowest = from ?? (earliest > 0n ? earliest : 1n)
  return createFiller({ client, node, read, lowest, turn, since: (range) => sinceOf(range, keepDays) })
}
