import type { Client } from 'pg'

/** Statements are sent without waiting for the answers of those before them, and run in the order they were sent in. */
export async function pipelined<Value>(client: Client, send: () => Promise<Value>): Promise<Value> {
  const sender = client as Client & { pipeline: boolean }
  const before = sender.pipeline
  sender.pipeline = true
  try {
    return await send()
  } catch (error) {
    // What was sent behind it is answered before this is.
    await client.query('select').catch(() => {})
    throw error
  } finally {
    sender.pipeline = before
  }
}
