import { olderRecording } from '@injsight/testing'
import { connect } from '#src/database/connect.ts'
import { indexAll } from '../indexed-recording.ts'
import { findBusiest, makeMarkets } from './make-markets.ts'
import { makeThings } from './make-things.ts'
import { multiplyHistory } from './multiply-history.ts'

/** Fills an empty database with a recording, copies of its busy blocks behind it, and many of what these do not bring. */
export async function makeQueryIndex(url: string, copies: number): Promise<void> {
  await indexAll(url, olderRecording)
  const client = await connect(url, 'injsight bench')
  try {
    const busy = await findBusiest(client)
    if (copies > 0) await multiplyHistory(client, copies)
    await makeMarkets(client, busy)
    await makeThings(client)
  } finally {
    await client.end()
  }
}
