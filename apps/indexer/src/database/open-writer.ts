import type { Client } from 'pg'
import { connect } from './connect.ts'
import { takeWriterLock, writerName } from './writer-lock.ts'

/**
 * A connection that may write the index: the only one that can, for as long as it lives.
 *
 * @throws Fault `invalid-input`, code `database.locked`, naming who writes it already
 */
export async function openWriter(url: string): Promise<Client> {
  const client = await connect(url, writerName())
  try {
    await takeWriterLock(client)
    // The position is written with the rows: what a crash of the server takes back is fetched again.
    await client.query('set synchronous_commit = off')
    // Rows are found by their keys. Tables of state change too fast for what is known of their sizes: a plan made
    // while one was small would go through all of it for ever.
    await client.query('set enable_seqscan = off')
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}
