import { randomBytes } from 'node:crypto'
import type { ClientBase, Pool } from 'pg'
import { invalidInput } from '@injsight/errors'
import { keySalt } from '#src/decode/values/keys.ts'
import { faultOfDatabaseError } from './fault-of-error.ts'

type Connection = Pick<Pool | ClientBase, 'query'>

/**
 * The salt of the index, for keys that this process makes; an index that hasn't begun is given one. What was begun before
 * there were any goes on without.
 *
 * @param wanted of a new index; empty for a random one
 * @throws Fault `unavailable` when the database is away
 */
export async function findKeySalt(pool: Pool, wanted: string): Promise<string> {
  try {
    await pool.query(
      `insert into key_salt (salt) select case when exists (select from chain_state) then '' else $1 end
        on conflict do nothing`,
      [wanted === '' ? randomBytes(16).toString('hex') : wanted],
    )
    return await readSalt(pool)
  } catch (error) {
    throw faultOfDatabaseError(error)
  }
}

/** @throws Fault `invalid-input` when the database has been made anew meanwhile, and others write with keys of their own */
export async function checkKeySalt(connection: Connection): Promise<void> {
  if ((await readSalt(connection)) === keySalt()) return
  throw invalidInput(
    'database.keys',
    'The database holds another index than the one that this program began with: start it again',
  )
}

/** Empty where none was given. */
async function readSalt(connection: Connection): Promise<string> {
  const { rows } = await connection.query<{ salt: string }>('select salt from key_salt')
  return rows[0]?.salt ?? ''
}
