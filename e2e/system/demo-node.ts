import { after } from 'node:test'
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

let undisturbed: Promise<Record<string, string>> | undefined

/** The tables as an indexer leaves them that nothing happens to; made once per process. */
export function undisturbedTables(): Promise<Record<string, string>> {
  return (undisturbed ??= (async () => {
    const node = await startRecordedNode({ folder: demoRecording, port: 0, pace: 'all', log: silentLogger })
    const database = await createTestDatabase()
    const indexer = startIndexer(node.url, database.url)
    await waitForHead(database.pool, lastHeight, indexer)
    await indexer.stop()
    await node.stop()
    return tablesOf(database)
  })())
}

/** The content of the index; when it was migrated is no part of it. */
export function tablesOf({ pool }: TestDatabase): Promise<Record<string, string>> {
  return digestTables(pool, ['migrations'])
}
