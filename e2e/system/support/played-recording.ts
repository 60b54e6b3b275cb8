import { after } from 'node:test'
import { Pool } from 'pg'
import { startRecordedNode } from '@injsight/recording'
import { silentLogger } from '@injsight/runtime'
import { createTestDatabase, digestTables, type Recording, type TestDatabase } from '@injsight/testing'
import { startIndexer, waitForHead } from './indexer-process.ts'

type Played = ReturnType<typeof startRecordedNode>

const played = new Map<string, Played>()
after(async () => {
  for (const node of played.values()) await (await node).stop()
})

/** A recording as a node that has all of it: one for all tests, since to open it is to read it. */
export async function playRecording({ folder }: Recording): Promise<string> {
  const node = played.get(folder) ?? startRecordedNode({ folder, port: 0, pace: 'all', log: silentLogger })
  played.set(folder, node)
  return (await node).url
}

/**
 * A recording up to a height, for indexers that are told to end there: a fault that comes once says no more on all of it.
 */
export function beginningOf(recording: Recording, to: bigint): Recording {
  return { ...recording, name: `${recording.name}_${to}`, to }
}

type Index = (url: string) => Promise<void>

const waysToIndex = new Map<Recording, Index>()

/** An index of the whole recording as an indexer leaves it that nothing happens to: a copy of its own for each test. */
export function undisturbedIndex(recording: Recording): Promise<TestDatabase> {
  const index = waysToIndex.get(recording) ?? ((url) => indexUndisturbed(url, recording))
  waysToIndex.set(recording, index)
  return createTestDatabase(index, `undisturbed_${recording.name}`)
}

const undisturbed = new Map<Recording, Promise<Record<string, string>>>()

/** The tables of that index. */
export function undisturbedTables(recording: Recording): Promise<Record<string, string>> {
  const tables = undisturbed.get(recording) ?? undisturbedIndex(recording).then(tablesOf)
  undisturbed.set(recording, tables)
  return tables
}

async function indexUndisturbed(url: string, recording: Recording): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 })
  const indexer = startIndexer(await playRecording(recording), url, { TO: String(recording.to) })
  await waitForHead(pool, recording.to, indexer)
  await indexer.stop()
  await pool.end()
}

/** Names of tokens, which the node is asked for a while after the index has caught up: some indexers end before. */
const askedLater = 'evm_token_names'

/** The content of the index; when it was migrated is no part of it. */
export function tablesOf({ pool }: TestDatabase): Promise<Record<string, string>> {
  return digestTables(pool, ['migrations', askedLater])
}

const counters = ['message_types', 'event_types', 'validator_blocks', 'stats_1m']

/** The part of an index that an indexer has which fills back: of the state a recording knows only the end. */
export async function historyOf(database: TestDatabase): Promise<Record<string, string>> {
  return onlyHistory(database, await tablesOf(database))
}

/** What it would be if nothing had happened to the indexer. */
export async function undisturbedHistory(
  recording: Recording,
  database: TestDatabase,
): Promise<Record<string, string>> {
  return onlyHistory(database, await undisturbedTables(recording))
}

async function onlyHistory({ pool }: TestDatabase, digests: Record<string, string>) {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace`,
  )
  const names = new Set([...rows.map(({ name }) => name), ...counters])
  return Object.fromEntries(Object.entries(digests).filter(([name]) => names.has(name)))
}
