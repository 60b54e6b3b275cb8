import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { olderRecording, startTestCluster, withoutCitus, type Member } from '@injsight/testing'
import { createChance } from './chance.ts'
import { playRecording, tablesOf, undisturbedTables } from './played-recording.ts'
import { startIndexer, waitForHead } from './indexer-process.ts'

const title = 'an index on a cluster whose members are killed has, row for row, the tables of a single server'

test(title, { skip: withoutCitus }, async (t) => {
  const seed = Date.now() % 2 ** 31
  t.diagnostic(`seed ${seed}`)
  const chance = createChance(seed)
  const { coordinator, workers, createDatabase, stop } = await startTestCluster()
  t.after(stop)
  const [node, database] = [await playRecording(olderRecording), await createDatabase()]
  let indexer = startIndexer(node, database.url)
  const killIndexer = async () => {
    await indexer.kill()
    indexer = startIndexer(node, database.url)
  }
  const faults = [killIndexer, ...[...workers, coordinator].map((member) => () => restart(member))]
  const heights = faults.map(() => Math.floor(chance() * Number(olderRecording.to)))
  for (const [at, height] of heights.toSorted((a, b) => a - b).entries()) {
    await waitForHead(database.pool, BigInt(height), indexer)
    await sleep(chance() * 60)
    await faults[at]?.()
  }
  await waitForHead(database.pool, olderRecording.to, indexer)
  await indexer.stop()
  // What a killed worker had only prepared is there at the latest now.
  await database.pool.query('select recover_prepared_transactions()')

  const { rows } = await database.pool.query<{ places: string }>(
    'select count(distinct nodeport) as places from citus_shards',
  )
  assert.equal(rows[0]?.places, '2', 'both workers hold a part')
  assert.deepEqual(await tablesOf(database), await undisturbedTables(olderRecording))
})

async function restart(member: Member): Promise<void> {
  await member.kill()
  await member.start()
}
