import type { Client } from 'pg'
import type { Logger } from '@injsight/runtime'
import { dropOlder } from '#src/database/drop-older.ts'
import { faultOfDatabaseError } from '#src/database/fault-of-error.ts'
import { readRange, type Range } from '#src/database/read-range.ts'
import { mends } from './mends.ts'
import type { ProgressNotes } from './progress.ts'

const microsPerDay = 86_400_000_000n

type Options = {
  /** 0 for all. */
  keepDays: number
  progress: Pick<ProgressNotes, 'noteTrouble'>
  log: Logger
}

/**
 * Drops what is older than is kept. That it can't is no reason to end anything else: it is said, until it can again.
 *
 * @throws what time mends, as when the database has gone away
 */
export async function dropByAge(client: Client, { keepDays, progress, log }: Options): Promise<void> {
  try {
    const range = await readRange(client)
    const since = range && sinceOf(range, keepDays)
    const base = since === undefined ? undefined : await dropOlder(client, since)
    if (base !== undefined) log.info('old blocks dropped', { base })
    progress.noteTrouble('dropping', '')
  } catch (error) {
    const fault = faultOfDatabaseError(error)
    const { code, message } = fault
    if (code === 'database.busy' || code === 'index.moved')
      return log.info('old blocks not dropped yet', { reason: message })
    if (mends(fault)) throw error
    log.error('old blocks not dropped', { error: fault })
    progress.noteTrouble('dropping', `Old blocks can't be dropped: ${message}`)
  }
}

/** Days count back from the last block: a chain that stands still loses nothing. */
export function sinceOf({ headTime }: Range, keepDays: number): bigint | undefined {
  return keepDays === 0 || headTime === 0n ? undefined : headTime - BigInt(keepDays) * microsPerDay
}
