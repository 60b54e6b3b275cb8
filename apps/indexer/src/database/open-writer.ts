import type { Client } from 'pg'
import { connectWriter } from './connect-writer.ts'
import { hasCitus } from './distribute.ts'
import { waitForWriterLock, type Waiting } from './writer-lock.ts'

/**
 * A connection that may write the index: the only one that can, for as long as it lives. It waits while somebody else
 * writes.
 *
 * @throws what the signal says
 */
export async function openWriter(url: string, waiting: Waiting = {}): Promise<Client> {
  const client = await connectWriter(url)
  try {
    await waitForWriterLock(client, waiting)
    // The position is written with the rows: what a crash of the server takes back is fetched again. Not so where
    // others hold a part of the rows: they don't take it back.
    if (!(await hasCitus(client))) await client.query('set synchronous_commit = off')
    // Rows are found by their keys. Tables of state change too fast for what is known of their sizes: a plan made
    // while one was small would go through all of it for ever.
    await client.query('set enable_seqscan = off')
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}
