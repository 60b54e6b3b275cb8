import { asFault, Fault, unavailable } from '@injsight/errors'

// Classes and codes of PostgreSQL that time mends: connection, resources, an administrator's stop, a rollback.
const mending = /^(08|53|57P|40)/
const lostSockets = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
const lostWords = /connection (error|terminated)|connection is closed|not queryable|client was closed/i

/** As a coordinator says it, with the worker's host and port. */
export const lostWorker =
  /(?:connection to the remote node (?:\S*@)?|failure on connection marked as essential: |failed to COPY to shard \d+ on |failed to (?:connect|send query) to |could not (?:establish any connections to the node|connect to) )(\S+:\d+)/

/** In the middle of something no worker is named: the words of libpq, by which a coordinator asks them, and some of its own. */
export const lostSomeWorker =
  /server closed the connection unexpectedly|could not (?:receive data from|send data to) server|^connection (?:not open|lost)|could not commit transaction for shard \d+ on at least one active node|could not connect to any active placements/

/** What a server says that lives, but can't go on as it is. */
const states: Record<string, { code: string; sentence: string }> = {
  '53100': {
    code: 'database.full',
    sentence: "The database's disk is full; with more room it goes on by itself",
  },
  '53200': { code: 'database.memory', sentence: 'The database has no memory left' },
  '53300': { code: 'database.connections', sentence: 'The database takes no more connections' },
  '55P03': { code: 'database.busy', sentence: 'Somebody else holds a lock of the database' },
  '57014': { code: 'database.slow', sentence: 'The database took too long' },
  '25006': {
    code: 'database.read_only',
    sentence: 'The database takes no changes: it is a replica, or being moved',
  },
}

/** What went wrong at the database, as a Fault: `unavailable` when it has gone away, or can't for now. */
export function faultOfDatabaseError(error: unknown): Fault {
  if (error instanceof Fault || !(error instanceof Error)) return asFault(error)
  const code = 'code' in error ? String(error.code) : ''
  const state = states[code]
  if (state !== undefined) {
    return unavailable(state.code, `${state.sentence}: ${error.message}`, { reason: code }, error)
  }
  const [, worker = ''] = lostWorker.exec(error.message) ?? []
  if (worker !== '' || lostSomeWorker.test(error.message)) {
    const sentence = 'A worker of the cluster has gone away, and with it its part of the index'
    return unavailable('database.worker', `${sentence}: ${error.message}`, { worker, reason: code }, error)
  }
  if (mending.test(code) || lostSockets.has(code) || lostWords.test(error.message)) {
    return unavailable(
      'database.down',
      `The database has gone away: ${error.message}`,
      { reason: code },
      error,
    )
  }
  return asFault(error)
}
