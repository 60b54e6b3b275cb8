import { once } from 'node:events'
import type { Client } from 'pg'
import { startThread } from '#src/thread.ts'
import { connect } from './connect.ts'
import { writerName } from './writer-lock.ts'

/**
 * A connection that may ask for the right to write. Beside it a thread gives signs of life, also while this one is busy
 * with blocks and asks nothing: only a process that is frozen or cut off is silent.
 *
 * @throws as `connect`
 */
export async function connectWriter(url: string): Promise<Client> {
  const client = await connect(url, writerName)
  const ended = new Promise<void>((done) => client.once('end', () => done()))
  const pulse = startThread('database/pulse-thread.ts', { url, name: `${writerName} pulse` })
  pulse.unref()
  void ended.then(() => pulse.terminate())
  await Promise.race([once(pulse, 'message'), ended])
  return client
}
