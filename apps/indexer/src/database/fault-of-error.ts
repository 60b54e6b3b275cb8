import { asFault, Fault, unavailable } from '@injsight/errors'

// Classes and codes of PostgreSQL that time mends: connection, resources, an administrator's stop, a rollback.
const mending = /^(08|53|57P|40|55P03)/
const lostSockets = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
const lostWords = /connection (error|terminated)|connection is closed|not queryable|client was closed/i

/** What went wrong at the database, as a Fault: `unavailable` when it has gone away. */
export function faultOfDatabaseError(error: unknown): Fault {
  if (error instanceof Fault || !(error instanceof Error)) return asFault(error)
  const code = 'code' in error ? String(error.code) : ''
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
