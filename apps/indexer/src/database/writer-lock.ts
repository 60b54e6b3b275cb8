import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'

// Any number of our own; PostgreSQL keeps such locks for each database apart.
const lock = 0x696e6a73

/** After such a silence of all its connections a writer loses its right, where another one waits for it. */
const longestSilenceMs = 2000

/**
 * What the server shows of who writes: program, machine, process; and no other program is called the same. The names of
 * connections that belong to the writer begin with it.
 */
export const writerName = `injsight indexer ${hostname().slice(-20)}:${process.pid}-${randomBytes(2).toString('hex')}`

/** How often the right to write is asked for by who waits for it. */
const pauseMs = 200

export type Waiting = {
  signal?: AbortSignal
  /** Told again and again who writes, with a connection to look at what is written; `enough` ends the waiting. */
  onWaiting?: (holder: string, client: Client) => Promise<'enough' | undefined | void> | void
}

/**
 * Waits until the connection has the right to write the index, or until `onWaiting` has enough.
 *
 * @throws what the signal says
 */
export async function waitForWriterLock(client: Client, { signal, onWaiting }: Waiting): Promise<void> {
  const isSilent = listenForSigns()
  for (;;) {
    const holder = await takeWriterLock(client, isSilent)
    if (holder === undefined || (await onWaiting?.(holder, client)) === 'enough') return
    await sleep(pauseMs, undefined, signal && { signal })
  }
}

/**
 * Takes the right to write the index, for as long as the connection lives. Whoever has it and is silent, frozen or cut
 * off, loses all its connections: with them goes what it has not committed, and nothing can come after.
 *
 * @returns who has it, in words; undefined when it is ours now
 */
async function takeWriterLock(
  client: Client,
  isSilent: (holder: Holder) => boolean,
): Promise<string | undefined> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock])
  if (rows[0]?.taken === true) return undefined
  const holder = await findHolder(client)
  if (holder === undefined) return 'another indexer, which has just ended'
  if (isSilent(holder)) await endConnections(client, holder.name)
  return `"${holder.name}" at ${holder.address ?? 'this machine'} since ${holder.since.toISOString()}`
}

/** `signs` changes whenever one of its connections does something; null where that isn't shown to us. */
type Holder = { name: string; address: string | null; since: Date; signs: string | null }

/** Only whether signs change is looked at, never how old they are: a clock of the server that is set back or on says nothing. */
function listenForSigns(): (holder: Holder) => boolean {
  let last = ''
  let heardAt = performance.now()
  return ({ name, signs }) => {
    if (signs === null) return false
    if (last !== name + signs) heardAt = performance.now()
    last = name + signs
    return performance.now() - heardAt > longestSilenceMs
  }
}

async function findHolder(client: Client): Promise<Holder | undefined> {
  const { rows } = await client.query<Holder>(
    // What connections of another user do is not shown, nor may we end them: that one's end alone lets go of the lock.
    `select h.application_name as name, host(h.client_addr) as address, h.backend_start as since,
        (select string_agg(a.state_change::text, ' ' order by a.pid) from pg_stat_activity as a
          where a.datname = h.datname and a.usename = current_user
            and starts_with(a.application_name, h.application_name)) as signs
      from pg_locks as l join pg_stat_activity as h using (pid)
      where l.locktype = 'advisory' and l.granted and l.objid = $1 and l.classid = 0
        and h.datname = current_database() and h.datid = l.database`,
    [lock],
  )
  return rows[0]
}

async function endConnections(client: Client, name: string): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = current_user and starts_with(application_name, $1)`,
    [name],
  )
}
