import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { createTestDatabase, newerRecording, until } from '@injsight/testing'
import { openGate } from './support/gate.ts'
import {
  fetchReadiness,
  findHead,
  startIndexer,
  waitForHead,
  type IndexerProcess,
} from './support/indexer-process.ts'
import { beginningOf, playRecording, tablesOf, undisturbedTables } from './support/played-recording.ts'

const recording = beginningOf(newerRecording, 420n)
const { to } = recording

/** It takes three seconds at most on a machine that has nothing else to do. */
const patienceMs = 10_000

test('a second indexer answers from the same index, and says for whom it waits', async (t) => {
  const node = await playRecording(recording)
  const database = await createTestDatabase()
  const first = start(node, database.url)
  await waitForHead(database.pool, to, first)
  const second = start(node, database.url)
  await untilItWaits(second)
  await until(async () => (await fetchReadiness(second)).ready)
  const { otherWriter } = await fetchReadiness(second)
  assert.match(otherWriter, /^"injsight indexer .*" at .* since 20/)
  assert.equal((await fetchReadiness(first)).writes, true)
  assert.match(await fetchText(second, '/metrics'), /^indexer_writes 0$/m)
  assert.match(await fetchText(first, '/metrics'), /^indexer_writes 1$/m)
  const [one, other] = await Promise.all(
    [first, second].map((indexer) => fetchText(indexer, '/api/explorer/v1/blocks?limit=3')),
  )
  assert.equal(one, other)
  await first.stop()
  await untilItWrites(second, t)
  await second.stop()
})

test('killed, the writer is followed by the one that waits, again and again, without a gap or a double', async (t) => {
  const node = await playRecording(recording)
  const database = await createTestDatabase()
  let writer = start(node, database.url)
  await waitForHead(database.pool, 1n, writer)
  for (const height of [80n, 180n, 280n]) {
    const waiting = start(node, database.url)
    await untilItWaits(waiting)
    await waitForHead(database.pool, height, writer)
    await until(async () => (await fetchReadiness(writer)).writes)
    await writer.kill()
    await untilItWrites(waiting, t)
    writer = waiting
  }
  await waitForHead(database.pool, to, writer)
  await writer.stop()
  assert.deepEqual(await tablesOf(database), await undisturbedTables(recording))
})

test('frozen, it loses its right; thawed, it sees that, answers on and waits in its turn', async (t) => {
  const node = await playRecording(recording)
  const database = await createTestDatabase()
  let [writer, waiting] = [start(node, database.url), start(node, database.url)]
  await until(async () => (await fetchReadiness(writer)).writes || (await fetchReadiness(waiting)).writes)
  if (!(await fetchReadiness(writer)).writes) [writer, waiting] = [waiting, writer]
  for (const height of [80n, 180n, 280n]) {
    await untilItWaits(waiting)
    await waitForHead(database.pool, height, writer)
    writer.freeze()
    await untilItWrites(waiting, t)
    const head = await findHead(database.pool)
    await waitForHead(database.pool, head < to ? head + 1n : to, waiting)
    writer.thaw()
    await untilItWaits(writer)
    assert.match(await fetchText(writer, '/api/explorer/v1/blocks?limit=1'), /"height"/)
    ;[writer, waiting] = [waiting, writer]
  }
  await waitForHead(database.pool, to, writer)
  await writer.stop()
  await waiting.stop()
  assert.deepEqual(await tablesOf(database), await undisturbedTables(recording))
})

for (const [how, cut, mend] of [
  ['cut', 'close', 'open'],
  ['dead and not closed', 'stall', 'resume'],
] as const) {
  test(`with its connection ${how}, it loses its right to the one that waits, and waits in its turn`, async (t) => {
    const node = await playRecording(recording)
    const database = await createTestDatabase()
    const gate = await openGate(database.url)
    const first = start(node, gate.url)
    await waitForHead(database.pool, 80n, first)
    const second = start(node, database.url)
    await untilItWaits(second)
    await waitForHead(database.pool, 160n, first)
    await gate[cut]()
    await untilItWrites(second, t)
    await waitForHead(database.pool, 240n, second)
    await gate[mend]()
    await untilItWaits(first)
    await second.kill()
    await untilItWrites(first, t)
    await waitForHead(database.pool, to, first)
    await first.stop()
    await gate.close()
    assert.deepEqual(await tablesOf(database), await undisturbedTables(recording))
  })
}

function start(node: string, database: string): IndexerProcess {
  return startIndexer(node, database, { TO: String(to) })
}

async function untilItWaits(indexer: IndexerProcess): Promise<void> {
  await until(async () => (await fetchReadiness(indexer)).otherWriter !== '')
  assert.equal((await fetchReadiness(indexer)).writes, false)
}

async function untilItWrites(indexer: IndexerProcess, t: TestContext): Promise<void> {
  const startedAt = performance.now()
  await until(async () => (await fetchReadiness(indexer)).writes)
  const ms = Math.round(performance.now() - startedAt)
  t.diagnostic(`writes after ${ms} ms`)
  assert.ok(ms < patienceMs, `it took ${ms} ms`)
}

async function fetchText(indexer: IndexerProcess, path: string): Promise<string> {
  return (await fetch(`${await indexer.url}${path}`)).text()
}
