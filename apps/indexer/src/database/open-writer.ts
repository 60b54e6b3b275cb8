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
    await prepareCommits(client)
    // Rows are found by their keys. Tables of state change too fast for what is known of their sizes: a plan made
    // while one was small would go through all of it for ever.
    await client.query('set enable_seqscan = off')
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}

/** Sets how a connection commits that writes an index. */
export async function prepareCommits(client: Client): Promise<void> {
  if (await hasCitus(client)) {
    // Workers hold a part of the rows, which they don't take back. What one of them has prepared when it was killed is
    // carried out before more is written.
    await client.query('select recover_prepared_transactions()')
  } else {
    // The position is written with the rows: what a crash of the server takes back is fetched again.
    await client.query('set synchronous_commit = off')
  }
}
