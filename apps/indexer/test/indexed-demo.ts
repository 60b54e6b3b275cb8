import { createTestDatabase, demoRecording, type TestDatabase } from '@injsight/testing'
import { connect } from '#src/database/connect.ts'
import { migrate } from '#src/database/migrate.ts'
import { beginAt, indexRange } from './index-range.ts'
import { openRecordedChain } from './recorded-chain.ts'

/**
 * A database that holds the whole demo recording. It is indexed once per process; each call gives a copy of its
 * own, dropped when the test file is over.
 */
export function indexedDemo(): Promise<TestDatabase> {
  return createTestDatabase(indexDemo)
}

async function indexDemo(url: string): Promise<void> {
  await migrate(url)
  const chain = await openRecordedChain(demoRecording)
  const client = await connect(url, 'injsight test')
  try {
    await beginAt(client, chain, chain.from)
    await indexRange(client, chain, { from: chain.from, to: chain.to, size: 50 })
  } finally {
    await client.end()
  }
}
