import type { Client } from 'pg'

/** Runs what is to happen whole or not at all. */
export async function inTransaction<Value>(client: Client, run: () => Promise<Value>): Promise<Value> {
  await client.query('begin')
  try {
    const value = await run()
    await client.query('commit')
    return value
  } catch (error) {
    // On a lost connection the server has rolled back by itself.
    await client.query('rollback').catch(() => {})
    throw error
  }
}
