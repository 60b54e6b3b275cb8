import { after } from 'node:test'
import { copyTemplate, createTestDatabase, demoRecording, type TestDatabase } from '@injsight/testing'
import { connect } from '#src/database/connect.ts'
import { migrate } from '#src/database/migrate.ts'
import { beginAt, indexRange } from './index-range.ts'
import { openRecordedChain } from './recorded-chain.ts'

let shared: Promise<TestDatabase> | undefined
after(async () => (await shared)?.drop())

/** A database that holds the whole demo recording: one for all tests that only read. */
export function indexedDemo(): Promise<TestDatabase> {
  return (shared ??= shareDemo())
}

/** The same, for a test that writes: a copy of its own, dropped when the test is over. */
export function copyOfIndexedDemo(): Promise<TestDatabase> {
  return createTestDatabase(indexDemo, 'demo')
}

async function shareDemo(): Promise<TestDatabase> {
  const database = await copyTemplate(indexDemo, 'demo')
  const client = await connect(database.url, 'injsight test')
  await client.query(`alter database ${client.database} set default_transaction_read_only = on`)
  await client.end()
  return database
}

async function indexDemo(url: string): Promise<void> {
  await migrate(url)
  const chain = await openRecordedChain(demoRecording)
  const client = await connect(url, 'injsight test')
  try {
    await beginAt(client, chain, chain.from)
    await indexRange(client, chain, { from: chain.from, to: chain.to, size: 50 })
    await client.query('analyze')
  } finally {
    await client.end()
  }
}
