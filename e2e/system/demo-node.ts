import { after } from 'node:test'
import { Pool } from 'pg'
import { startRecordedNode } from '@injsight/recording'
import { silentLogger } from '@injsight/runtime'
import { createTestDatabase, demoRecording, digestTables, type TestDatabase } from '@injsight/testing'
import { startIndexer, waitForHead } from './indexer-process.ts'

/** The last height of the demo recording. */
export const lastHeight = 2524n

/** The demo recording as a node that has all of it; stopped when the test file is over. */
export async function startDemoNode(): Promise<string> {
  const node = await startRecordedNode({ folder: demoRecording, port: 0, pace: 'all', log: silentLogger })
  after(() => node.stop())
  return node.url
}

/** An index of the whole recording as an indexer leaves it that nothing happens to: a copy of its own for each test. */
export function undisturbedIndex(): Promise<TestDatabase> {
  return createTestDatabase(indexUndisturbed, 'undisturbed')
}

let undisturbed: Promise<Record<string, string>> | undefined

/** The tables of that index. */
export function undisturbedTables(): Promise<Record<string, string>> {
  return (undisturbed ??= undisturbedIndex().then(tablesOf))
}

async function indexUndisturbed(url: string): Promise<void> {
  const node = await startRecordedNode({ folder: demoRecording, port: 0, pace: 'all', log: silentLogger })
  const pool = new Pool({ connectionString: url, max: 1 })
  const indexer = startIndexer(node.url, url)
  await waitForHead(pool, lastHeight, indexer)
  await indexer.stop()
  await pool.end()
  await node.stop()
}

/** The content of the index; when it was migrated is no part of it. */
export function tablesOf({ pool }: TestDatabase): Promise<Record<string, string>> {
  return digestTables(pool, ['migrations'])
}
