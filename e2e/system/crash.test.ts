import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestDatabase } from '@injsight/testing'
import { createChance } from './chance.ts'
import { lastHeight, startDemoNode, tablesOf, undisturbedTables } from './demo-node.ts'
import { startIndexer, waitForHead } from './indexer-process.ts'

const kills = 20

test('an indexer that is killed twenty times while it catches up leaves the tables of an undisturbed one', async (t) => {
  const seed = Date.now() % 2 ** 31
  t.diagnostic(`seed ${seed}`)
  const chance = createChance(seed)
  const node = await startDemoNode()
  const database = await createTestDatabase()

  const heights = Array.from({ length: kills }, () => Math.floor(chance() * Number(lastHeight)))
  for (const height of heights.toSorted((a, b) => a - b)) {
    const indexer = startIndexer(node, database.url)
    await waitForHead(database.pool, BigInt(height), indexer)
    await sleep(chance() * 60)
    await indexer.kill()
    assert.equal((await indexer.ended).signal, 'SIGKILL', indexer.said())
  }
  const last = startIndexer(node, database.url)
  await waitForHead(database.pool, lastHeight, last)
  await last.stop()

  assert.deepEqual(await tablesOf(database), await undisturbedTables())
})
