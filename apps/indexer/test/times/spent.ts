import { readFile } from 'node:fs/promises'
import type { Pool } from 'pg'

/** What was spent so far: statements, and milliseconds of a processor, of the database (NaN where it can't be told) and of this program. */
export type Spent = { statements: number; databaseMs: number; programMs: number }

/** Counts what the one connection of a pool takes; its server runs on this machine. */
export async function createMeter(pool: Pool): Promise<() => Promise<Spent>> {
  const client = await pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  let statements = 0
  const query = client.query.bind(client)
  client.query = ((...given: unknown[]) => {
    statements++
    return Reflect.apply(query, undefined, given) as unknown
  }) as typeof client.query
  client.release()
  return async () => {
    // Linux tells nanoseconds that a process was on a processor.
    const told = await readFile(`/proc/${rows[0]?.pid}/schedstat`, 'utf8').catch(() => '') // not on this system
    const { user, system } = process.cpuUsage()
    return {
      statements,
      databaseMs: told === '' ? NaN : Number(told.split(' ')[0]) / 1e6,
      programMs: (user + system) / 1000,
    }
  }
}
