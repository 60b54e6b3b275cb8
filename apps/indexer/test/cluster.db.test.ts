import assert from 'node:assert/strict'
import { after } from 'node:test'
import {
  digestTables,
  forEachRecording,
  startTestCluster,
  withoutCitus,
  type TestCluster,
} from '@injsight/testing'
import { indexAll, indexedRecording } from './indexed-recording.ts'

let cluster: Promise<TestCluster> | undefined
after(async () => (await cluster)?.stop())

await forEachRecording((recording, test) => {
  const title = 'an index on a cluster has, row for row, the tables of one on a single server'
  test(title, { skip: withoutCitus }, async () => {
    cluster ??= startTestCluster()
    const { createDatabase } = await cluster
    const database = await createDatabase()
    await indexAll(database.url, recording)
    const { rows } = await database.pool.query<{ places: string }>(
      'select count(distinct nodeport) as places from citus_shards',
    )
    assert.equal(rows[0]?.places, '2', 'both workers hold a part')
    const single = await indexedRecording(recording)
    assert.deepEqual(
      await digestTables(database.pool, ['migrations']),
      await digestTables(single.pool, ['migrations']),
    )
  })
})
