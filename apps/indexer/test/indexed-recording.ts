import { after } from 'node:test'
import { copyTemplate, createTestDatabase, type Recording, type TestDatabase } from '@injsight/testing'
import { connect } from '#src/database/connect.ts'
import { migrate } from '#src/database/migrate.ts'
import { beginAt, indexRange } from './index-range.ts'
import { openRecordedChain } from './recorded/recorded-chain.ts'

type Index = (url: string) => Promise<void>

const shared = new Map<Recording, Promise<TestDatabase>>()
const waysToIndex = new Map<Recording, Index>()
after(async () => {
  for (const database of shared.values()) await (await database).drop()
})

/** A database that holds a whole recording: one for all tests that only read. */
export function indexedRecording(recording: Recording): Promise<TestDatabase> {
  const database = shared.get(recording) ?? share(recording)
  shared.set(recording, database)
  return database
}

/** The same, for a test that writes: a copy of its own, dropped when the test is over. */
export function copyOfIndexedRecording(recording: Recording): Promise<TestDatabase> {
  return createTestDatabase(wayToIndex(recording), recording.name)
}

async function share(recording: Recording): Promise<TestDatabase> {
  const database = await copyTemplate(wayToIndex(recording), recording.name)
  const client = await connect(database.url, 'injsight test')
  await client.query(`alter database ${client.database} set default_transaction_read_only = on`)
  await client.end()
  return database
}

/** One and the same function for each recording: templates are known by what fills them. */
function wayToIndex(recording: Recording): Index {
  const index = waysToIndex.get(recording) ?? ((url) => indexAll(url, recording))
  waysToIndex.set(recording, index)
  return index
}

/** Fills an empty database with a whole recording. */
export async function indexAll(url: string, { folder }: Recording): Promise<void> {
  await migrate(url)
  const chain = await openRecordedChain(folder)
  const client = await connect(url, 'injsight test')
  try {
    await beginAt(client, chain, chain.from)
    await indexRange(client, chain, { from: chain.from, to: chain.to, size: 50 })
    await client.query('analyze')
  } finally {
    await client.end()
  }
}
