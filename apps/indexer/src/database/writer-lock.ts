import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { invalidInput } from '@injsight/errors'

// Any number of our own; PostgreSQL keeps such locks for each database apart.
const lock = 0x696e6a73
// A killed indexer's connection ends a moment after it.
const patienceMs = 3000

/** What the server shows of who writes: program, machine, process, since when. */
export function writerName(): string {
  return `injsight indexer ${hostname().slice(0, 20)}:${process.pid}`
}

/**
 * Takes the right to write the index, for as long as the connection lives.
 *
 * @throws Fault `invalid-input`, code `database.locked`, naming who has it
 */
export async function takeWriterLock(client: Client): Promise<void> {
  for (let waitedMs = 0; !(await tryLock(client)); waitedMs += 100) {
    if (waitedMs >= patienceMs) throw await lockedBy(client)
    await sleep(100)
  }
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock])
  return rows[0]?.taken === true
}

async function lockedBy(client: Client) {
  const { rows } = await client.query<{ name: string; address: string | null; since: Date }>(
    `select a.application_name as name, host(a.client_addr) as address, a.backend_start as since
      from pg_locks as l join pg_stat_activity as a using (pid)
      where l.locktype = 'advisory' and l.granted and l.objid = $1 and l.classid = 0
        and l.database = (select oid from pg_database where datname = current_database())`,
    [lock],
  )
  const [holder] = rows
  const who =
    holder === undefined
      ? 'another indexer, which has just ended'
      : `"${holder.name}" at ${holder.address ?? 'this machine'} since ${holder.since.toISOString()}`
  return invalidInput('database.locked', `The index is being written by ${who}: an index has one writer`, {
    holder: holder?.name,
  })
}
