import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createChance, createTestDatabase, forEachRecording, olderRecording } from '@injsight/testing'
import { historyOf, playRecording, undisturbedHistory } from './support/played-recording.ts'
import { startIndexer, waitForBase, waitForHead } from './support/indexer-process.ts'

await forEachRecording((recording, test) => {
  test('an indexer that is killed while it fills back leaves the history of an undisturbed one', async (t) => {
    const seed = Date.now() % 2 ** 31
    t.diagnostic(`seed ${seed}`)
    const chance = createChance(seed)
    const [node, database] = [await playRecording(recording), await createTestDatabase()]
    const start = () => startIndexer(node, database.url, { BACKFILL: 'yes' })
    const heights = Array.from({ length: 6 }, () => 50 + Math.floor(chance() * (Number(recording.to) - 150)))
    for (const height of heights.toSorted((a, b) => b - a)) {
      const indexer = start()
      await waitForBase(database.pool, BigInt(height), indexer)
      await sleep(chance() * 60)
      await indexer.kill()
    }
    const last = start()
    await waitForBase(database.pool, 1n, last)
    await last.stop()
    assert.deepEqual(await historyOf(database), await undisturbedHistory(recording, database))
  })
})

test('a range is indexed to its end and answered from then on', async () => {
  const [node, database] = [await playRecording(olderRecording), await createTestDatabase()]
  const indexer = startIndexer(node, database.url, { FROM: '100', TO: '150' })
  await waitForHead(database.pool, 150n, indexer)
  const readStatus = async () => {
    const answer = await fetch(`${await indexer.url}/status`)
    const { base, head, caught_up } = (await answer.json()) as Record<string, unknown>
    return { base, head, caught_up }
  }
  while ((await readStatus()).caught_up !== true) await sleep(20)
  assert.deepEqual(await readStatus(), { base: '100', head: '150', caught_up: true })
  assert.equal((await fetch(`${await indexer.url}/ready`)).status, 200)
  await indexer.stop()
})
