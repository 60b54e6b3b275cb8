import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { invalidInput } from '@injsight/errors'
import { keySalt } from '#src/decode/values/keys.ts'
import { connect } from './connect.ts'
import { faultOfDatabaseError } from './fault-of-error.ts'

/**
 * The salt of the index, for keys that this process makes; an index that hasn't begun is given one. What was begun before
 * there were any goes on without.
 *
 * @param wanted of a new index; empty for a random one
 * @throws Fault as `connect`
 */
export async function findKeySalt(url: string, wanted: string): Promise<string> {
  const client = await connect(url, 'injsight key salt')
  try {
    await client.query(
      `insert into key_salt (salt) select case when exists (select from chain_state) then '' else $1 end
        on conflict do nothing`,
      [wanted === '' ? randomBytes(16).toString('hex') : wanted],
    )
    return await readSalt(client)
  } catch (error) {
    throw faultOfDatabaseError(error)
  } finally {
    await client.end()
  }
}

/** @throws Fault `invalid-input` when the database has been made anew meanwhile, and others write with keys of their own */
export async function checkKeySalt(client: Client): Promise<void> {
  if ((await readSalt(client)) === keySalt()) return
  throw invalidInput(
    'database.keys',
    'The database holds another index than the one that this program began with: start it again',
  )
}

/** Empty where none was given. */
async function readSalt(client: Client): Promise<string> {
  const { rows } = await client.query<{ salt: string }>('select salt from key_salt')
  return rows[0]?.salt ?? ''
}
