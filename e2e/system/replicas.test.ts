import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  newerRecording,
  olderRecording,
  startReplicatedPostgres,
  until,
  type Recording,
} from '@injsight/testing'
import { Pool } from 'pg'
import { openGate } from './support/gate.ts'
import { findHead, startIndexer, waitForHead, type IndexerProcess } from './support/indexer-process.ts'
import { playRecording } from './support/played-recording.ts'

const to = 200n

test('standbys answer in place of the primary, also when it is gone; one that lags, stops or lies is left out, and taken back', async () => {
  const [postgres, stranger] = [await startReplicatedPostgres(), await startReplicatedPostgres()]
  for (const server of [postgres, stranger]) after(() => server.stop())
  // Another index: the same chain's name and as high, of other blocks.
  await index(olderRecording, stranger.url, to)
  const liar = await stranger.addStandby()
  await index(newerRecording, postgres.url, to)
  const [one, other] = [await postgres.addStandby(), await postgres.addStandby()]
  const urls = [one.url, other.url, liar.url]
  const indexer = startIndexer(await playRecording(newerRecording), postgres.url, {
    TO: String(to + 50n),
    READ_DATABASE_URLS: urls.join(','),
  })
  const [nameOne = '', nameOther = '', nameLiar = ''] = urls.map((url) => new URL(url).host)
  const pool = new Pool({ connectionString: postgres.url, max: 1 })
  pool.on('error', () => {}) // its server is killed
  await waitForHead(pool, to + 50n, indexer)
  await until(async () => {
    const states = await readStates(indexer)
    return (
      states[nameOne] === 'ready' && states[nameOther] === 'ready' && states[nameLiar] === 'another index'
    )
  })
  const before = await readQuestions(indexer)
  const told = await ask(indexer)
  for (let n = 0; n < 20; n++) assert.equal(await ask(indexer), told)
  const asked = await readQuestions(indexer)
  for (const name of [nameOne, nameOther]) assert.ok((asked[name] ?? 0) > (before[name] ?? 0), name)
  assert.equal(asked[nameLiar] ?? 0, 0)

  // One stands still while the index grows: it is not asked before it has what was announced.
  const lagging = new Pool({ connectionString: one.url, max: 1 })
  await lagging.query('select pg_wal_replay_pause()')
  await indexer.stop()
  const next = startIndexer(await playRecording(newerRecording), postgres.url, {
    TO: String(to + 100n),
    READ_DATABASE_URLS: urls.join(','),
  })
  await waitForHead(pool, to + 100n, next)
  await until(async () => (await readStates(next))[nameOther] === 'ready')
  assert.equal((await readStates(next))[nameOne], 'behind')
  const askedBefore = (await readQuestions(next))[nameOne]
  for (let n = 0; n < 10; n++) assert.match(await ask(next), new RegExp(`"${to + 100n}"`))
  assert.equal((await readQuestions(next))[nameOne], askedBefore)
  await lagging.query('select pg_wal_replay_resume()')
  await until(async () => (await readStates(next))[nameOne] === 'ready')
  await lagging.end()

  // One stops: nobody hears of it.
  const asking = Array.from({ length: 40 }, () => ask(next))
  await other.stop()
  for (const answer of await Promise.all(asking)) assert.match(answer, new RegExp(`"${to + 100n}"`))
  await until(async () => (await readStates(next))[nameOther] === 'down')
  assert.match(await ask(next), new RegExp(`"${to + 100n}"`))

  // The primary loses its power: what is there is answered, and visitors are sent on.
  await postgres.kill(0)
  await until(async () => (await readTrouble(next)) !== '')
  for (let n = 0; n < 10; n++) assert.match(await ask(next), new RegExp(`"${to + 100n}"`))
  assert.equal((await fetch(`${await next.url}/ready`)).status, 200)
  await postgres.restart(0)
  await until(async () => (await readTrouble(next)) === '')
  await next.stop()
  await pool.end()
})

test('a standby whose connections are cut, or dead and not closed, is left out without a failed question, and taken back', async () => {
  const postgres = await startReplicatedPostgres()
  after(() => postgres.stop())
  await index(newerRecording, postgres.url, to)
  const gate = await openGate((await postgres.addStandby()).url)
  const indexer = startIndexer(await playRecording(newerRecording), postgres.url, {
    TO: String(to),
    READ_DATABASE_URLS: gate.url,
  })
  await indexer.url
  const isSeenAs = (wanted: string) =>
    until(async () => Object.values(await readStates(indexer))[0] === wanted)
  await isSeenAs('ready')
  const told = await ask(indexer)
  for (const [cut, mend] of [
    ['close', 'open'],
    ['stall', 'resume'],
  ] as const) {
    const asking = Array.from({ length: 20 }, () => ask(indexer))
    await gate[cut]()
    asking.push(...Array.from({ length: 20 }, () => ask(indexer)))
    assert.deepEqual(new Set(await Promise.all(asking)), new Set([told]), cut)
    await isSeenAs('down')
    assert.equal(await ask(indexer), told)
    await gate[mend]()
    await isSeenAs('ready')
    assert.equal(await ask(indexer), told)
  }
  await indexer.stop()
  await gate.close()
})

async function index(recording: Recording, url: string, height: bigint): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 })
  const indexer = startIndexer(await playRecording(recording), url, { TO: String(height) })
  await waitForHead(pool, height, indexer)
  await indexer.stop()
  assert.equal(await findHead(pool), height)
  await pool.end()
}

async function ask(indexer: IndexerProcess): Promise<string> {
  const answer = await fetch(`${await indexer.url}/injsight/v1/heads?limit=3`)
  assert.equal(answer.status, 200)
  return answer.text()
}

async function readTrouble(indexer: IndexerProcess): Promise<string> {
  const answer = await fetch(`${await indexer.url}/status`)
  return ((await answer.json()) as { trouble: string }).trouble
}

async function readStates(indexer: IndexerProcess): Promise<Record<string, string>> {
  const answer = await fetch(`${await indexer.url}/status`)
  const { replicas } = (await answer.json()) as { replicas: { name: string; state: string }[] }
  return Object.fromEntries(replicas.map(({ name, state }) => [name, state]))
}

async function readQuestions(indexer: IndexerProcess): Promise<Record<string, number>> {
  const text = await (await fetch(`${await indexer.url}/metrics`)).text()
  const lines = text.matchAll(/^indexer_replica_questions_total\{replica="([^"]+)"\} (\d+)$/gm)
  return Object.fromEntries([...lines].map(([, name = '', n]) => [name, Number(n)]))
}
