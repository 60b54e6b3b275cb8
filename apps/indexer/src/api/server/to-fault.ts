import { asFault, invalidInput, unavailable, type Fault } from '@injsight/errors'
import { lostSomeWorker, lostWorker } from '#src/database/fault-of-error.ts'

// Of a connection that could not be made, or broke: PostgreSQL's classes 08 and 57P, too many connections, the
// system's own codes, and pg's sentences that have no code.
const lostCode = /^(08...|57P0.|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND)$/
const lostWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/
// A value that no column can hold: out of range as a number, a time or a span of it, broken UTF-8, a NUL.
const valueCode = /^(22003|22008|22015|22021|22P02|22P05)$/

/** What the database says, as a Fault: it's away, or what it was asked can't be. */
export function toFault(error: unknown): Fault {
  if (!(error instanceof Error)) return asFault(error)
  const code = 'code' in error ? String(error.code) : ''
  if (lostWorker.test(error.message) || lostSomeWorker.test(error.message)) {
    const sentence = 'A part of the database does not answer'
    return unavailable('database.worker', sentence, { databaseCode: code }, error)
  }
  if (lostCode.test(code) || lostWords.test(error.message)) {
    return unavailable('database.down', 'The database does not answer', { databaseCode: code }, error)
  }
  if (valueCode.test(code)) {
    return invalidInput('request.refused', 'A value is out of its range', { databaseCode: code }, error)
  }
  return asFault(error)
}
