import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { createChance, createTestDatabase, forEachRecording } from '@injsight/testing'
import { playRecording, tablesOf, undisturbedTables } from './support/played-recording.ts'
import { startIndexer, waitForHead } from './support/indexer-process.ts'

const kills = 10

await forEachRecording((recording, test) => {
  test('an indexer that is killed ten times while it catches up leaves the tables of an undisturbed one', async (t) => {
    const seed = Date.now() % 2 ** 31
    t.diagnostic(`seed ${seed}`)
    const chance = createChance(seed)
    const node = await playRecording(recording)
    const database = await createTestDatabase()

    const heights = Array.from({ length: kills }, () => Math.floor(chance() * Number(recording.to)))
    for (const height of heights.toSorted((a, b) => a - b)) {
      const indexer = startIndexer(node, database.url)
      await waitForHead(database.pool, BigInt(height), indexer)
      await sleep(chance() * 60)
      await indexer.kill()
      assert.equal((await indexer.ended).signal, 'SIGKILL', indexer.said())
    }
    const last = startIndexer(node, database.url)
    await waitForHead(database.pool, recording.to, last)
    await last.stop()

    assert.deepEqual(await tablesOf(database), await undisturbedTables(recording))
  })
})
