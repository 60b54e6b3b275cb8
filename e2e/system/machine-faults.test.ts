import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase, olderRecording, until } from '@injsight/testing'
import { openFaultyMachine } from './support/faults.ts'
import { openGate } from './support/gate.ts'
import {
  fetchReadiness,
  findHead,
  startIndexer,
  waitForHead,
  waitForTrouble,
  type IndexerProcess,
} from './support/indexer-process.ts'
import { mountSmallDisk } from './support/small-disk.ts'
import { beginningOf, playRecording, tablesOf, undisturbedTables } from './support/played-recording.ts'

const beginning = beginningOf(olderRecording, 1000n)
const toItsEnd = { TO: String(beginning.to) }

test('an indexer whose names are not found says so, and goes on when they are', async () => {
  const machine = await openFaultyMachine()
  const gate = await openGate(await playRecording(beginning))
  const database = await createTestDatabase()
  const databaseGate = await openGate(database.url)
  const indexer = startIndexer(named(gate.url, 'node'), named(databaseGate.url, 'database'), {
    ...machine.environment,
    ...toItsEnd,
  })
  await waitForHead(database.pool, 300n, indexer)

  // Connections that stand know no names: they are cut.
  await machine.suffer({ isDnsGone: true })
  await gate.close()
  await gate.open()
  await until(() => /node\.example.*EAI_AGAIN/.test(indexer.said()))
  await databaseGate.close()
  await databaseGate.open()
  await until(() => /database\.example.*EAI_AGAIN/.test(indexer.said()))
  assert.equal((await fetch(`${await indexer.url}/live`)).status, 200)

  await machine.suffer({})
  await waitForHead(database.pool, beginning.to, indexer)
  await waitForTrouble(indexer, /^$/)
  await indexer.stop()
  await Promise.all([gate.close(), databaseGate.close()])
  assert.deepEqual(await tablesOf(database), await undisturbedTables(beginning))
})

test('an indexer whose clock is set back and on writes what it would have, and is taken over as ever', async () => {
  const hour = 3_600_000
  const machine = await openFaultyMachine()
  const node = await playRecording(beginning)
  const database = await createTestDatabase()
  const start = () => startIndexer(node, database.url, { ...machine.environment, ...toItsEnd })
  const writer = start()
  await waitForHead(database.pool, 200n, writer)
  const waiting = start()
  await machine.suffer({ clockAheadMs: -hour })
  await waitForHead(database.pool, 500n, writer)
  assert.ok(lastTimeSaid(writer) < Date.now() - hour / 2, 'its clock is back')
  await machine.suffer({ clockAheadMs: hour })
  await waitForHead(database.pool, 800n, writer)
  await machine.suffer({ clockAheadMs: -hour })
  await until(async () => (await fetchReadiness(waiting)).otherWriter !== '')
  writer.freeze()
  await until(async () => (await fetchReadiness(waiting)).writes)
  await writer.kill()
  assert.ok((await findHead(database.pool)) >= 800n)
  await waitForHead(database.pool, beginning.to, waiting)
  await waiting.stop()
  assert.deepEqual(await tablesOf(database), await undisturbedTables(beginning))
})

test('a full disk is said in words, and the index goes on when there is room', async (t) => {
  const database = await createTestDatabase()
  const disk = await mountSmallDisk(database)
  if (disk === undefined) return t.skip('no disk may be mounted here: that takes the rights of root')
  const indexer = startIndexer(await playRecording(olderRecording), database.url)
  await waitForHead(database.pool, 200n, indexer)
  await disk.fill()
  assert.match(await waitForTrouble(indexer, /disk/), /disk is full/)
  const head = await findHead(database.pool)
  assert.ok(head < olderRecording.to)
  assert.equal((await fetch(`${await indexer.url}/api/explorer/v1/blocks?limit=3`)).status, 200)
  await disk.empty()
  await waitForHead(database.pool, olderRecording.to, indexer)
  await waitForTrouble(indexer, /^$/)
  await indexer.stop()
  assert.deepEqual(await tablesOf(database), await undisturbedTables(olderRecording))
  await database.drop()
  await disk.unmount()
})

/** By the clock of the program, in the last line that it logged; milliseconds since 1970. */
function lastTimeSaid(indexer: IndexerProcess): number {
  const [, time = ''] = [...indexer.said().matchAll(/"time":"([^"]+)"/g)].at(-1) ?? []
  return Date.parse(time)
}

function named(url: string, name: string): string {
  const other = new URL(url)
  other.hostname = `${name}.example`
  return other.href.replace(/\/$/, '')
}
