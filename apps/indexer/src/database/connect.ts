import { Client } from 'pg'
import { invalidInput, unavailable, type Fault } from '@injsight/errors'

/**
 * A connection of its own, under a name that the server shows.
 *
 * @throws Fault `unavailable` when the server can't be reached, `invalid-input` when it refuses us for good
 */
export async function connect(url: string, name: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
  client.on('error', () => {}) // the query under way, or the next one, tells
  try {
    await client.connect()
  } catch (error) {
    throw faultOfRefusal(url, error as Error)
  }
  return client
}

// Wrong password, no such role, no such database: waiting won't mend them.
const refusals = new Set(['28P01', '28000', '3D000'])

function faultOfRefusal(url: string, error: Error & { code?: string }): Fault {
  const { host, pathname } = new URL(url)
  const where = `The database ${pathname.slice(1)} at ${host}`
  const words = error.message === '' ? (error.code ?? 'no answer') : error.message
  if (refusals.has(error.code ?? '')) {
    return invalidInput('database.refused', `${where} refuses us: ${words}`, { host }, error)
  }
  return unavailable('database.down', `${where} can't be reached: ${words}`, { host }, error)
}
