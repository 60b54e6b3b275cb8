import { DatabaseError, type Client } from 'pg'

/**
 * Runs what is to happen whole or not at all.
 *
 * @throws what the first statement that failed was told, whichever of those behind it was heard of first
 */
export async function inTransaction<Value>(client: Client, run: () => Promise<Value>): Promise<Value> {
  await client.query('begin')
  let cause: DatabaseError | undefined
  const note = (error: DatabaseError) => {
    if (error.code !== refusedBehind) cause = error
  }
  client.connection.on('errorMessage', note)
  try {
    const value = await run()
    await client.query('commit')
    return value
  } catch (error) {
    // On a lost connection the server has rolled back by itself.
    await client.query('rollback').catch(() => {})
    throw error instanceof DatabaseError && error.code === refusedBehind ? (cause ?? error) : error
  } finally {
    client.connection.off('errorMessage', note)
  }
}

/** What the server says to statements behind one that failed: pipelined ones have been sent by then. */
const refusedBehind = '25P02'
