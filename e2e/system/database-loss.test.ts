import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase, forEachRecording, olderRecording, until } from '@injsight/testing'
import { beginningOf, playRecording, tablesOf, undisturbedTables } from './support/played-recording.ts'
import { openGate } from './support/gate.ts'
import { fetchTrouble, startIndexer, waitForHead, waitForTrouble } from './support/indexer-process.ts'

await forEachRecording((recording, test) => {
  test('an indexer whose connections are ended again and again goes on from where it was', async () => {
    const node = await playRecording(recording)
    const database = await createTestDatabase()
    const indexer = startIndexer(node, database.url)
    for (const height of [recording.to / 9n, recording.to / 5n, recording.to / 3n, recording.to / 2n]) {
      await waitForHead(database.pool, height, indexer)
      await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name like 'injsight%'`,
      )
    }
    await waitForHead(database.pool, recording.to, indexer)
    await indexer.stop()
    assert.deepEqual(await tablesOf(database), await undisturbedTables(recording))
  })
})

test('an indexer whose database goes away says so, answers on, and resumes when it is back', async () => {
  const recording = beginningOf(olderRecording, 1000n)
  const node = await playRecording(recording)
  const database = await createTestDatabase()
  const gate = await openGate(database.url)
  const indexer = startIndexer(node, gate.url, { TO: String(recording.to) })
  await waitForHead(database.pool, 300n, indexer)

  await gate.close()
  assert.equal((await fetch(`${await indexer.url}/live`)).status, 200)
  const metrics = await fetch(`${await indexer.url}/metrics`)
  assert.match(await metrics.text(), /^indexer_database_answers 0$/m)
  await until(() => /database.*following interrupted/.test(indexer.said()))
  await gate.open()

  await waitForHead(database.pool, recording.to, indexer)
  await waitForTrouble(indexer, /^$/)
  assert.equal(await fetchTrouble(indexer), '')
  await indexer.stop()
  await gate.close()
  assert.deepEqual(await tablesOf(database), await undisturbedTables(recording))
})
