import { Client } from 'pg'
import { unavailable } from '@injsight/errors'

// Held as long as its owner lives, whatever way that ends: the connection is the lock.
const ownership = 0x696e6a6f

/**
 * Makes this process the one that may stop the server.
 *
 * @returns what lets go of it
 * @throws Fault `unavailable`, code `postgres.in_use`, when a living process owns it
 */
export async function own(url: string, folder: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url, application_name: 'injsight owner' })
  client.on('error', () => {}) // the server has gone: there is nothing left to own
  await client.connect()
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
    ownership,
  ])
  if (rows[0]?.mine === true) {
    const connection = client as Referable
    connection.unref() // owning alone keeps no process running …
    return () => {
      connection.ref() // … but letting go does, until it is done
      return client.end()
    }
  }
  await client.end()
  throw unavailable(
    'postgres.in_use',
    `Another program that is still running keeps its PostgreSQL in ${folder}: stop it, or name another folder`,
    { folder },
  )
}

/** The library can do it; its types don't say so. */
type Referable = Client & { ref(): void; unref(): void }
