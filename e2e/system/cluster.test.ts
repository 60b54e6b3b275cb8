import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import {
  createChance,
  holdCommits,
  letCommitsGo,
  olderRecording,
  startTestCluster,
  until,
  withoutCitus,
  type Member,
  type TestCluster,
  type TestDatabase,
} from '@injsight/testing'
import { openGate } from './support/gate.ts'
import {
  beginningOf,
  historyOf,
  playRecording,
  tablesOf,
  undisturbedHistory,
  undisturbedTables,
} from './support/played-recording.ts'
import {
  fetchReadiness,
  startIndexer,
  waitForBase,
  waitForHead,
  waitForTrouble,
  type IndexerProcess,
} from './support/indexer-process.ts'

let started: Promise<TestCluster> | undefined
after(async () => (await started)?.stop())
const startCluster = () => (started ??= startTestCluster())

const { to } = olderRecording

test(
  'a cluster whose members and whose indexer are killed has, row for row, the tables of a single server',
  { skip: withoutCitus },
  async () => {
    const cluster = await startCluster()
    const { coordinator, workers } = cluster
    const [node, database] = [await playRecording(olderRecording), await cluster.createDatabase()]
    let indexer = startIndexer(node, database.url)
    await until(async () => (await fetchReadiness(indexer)).writes)

    const waiting = startIndexer(node, database.url)
    await waitForHead(database.pool, to / 6n, indexer)
    await until(async () => (await fetchReadiness(waiting)).otherWriter !== '')
    await indexer.kill()
    await until(async () => (await fetchReadiness(waiting)).writes)
    indexer = waiting

    for (const [nth, worker] of workers.entries()) {
      await waitForHead(database.pool, (to * BigInt(nth + 2)) / 6n, indexer)
      await inTheMiddleOfCommit(cluster, database, () => worker.kill())
      await letCommitsGo(coordinator)
      const trouble = await waitForTrouble(indexer, /worker/)
      assert.match(trouble, new RegExp(`worker of the cluster.*:${worker.port}`))
      assert.equal((await fetch(`${await indexer.url}/api/explorer/v1/blocks?limit=3`)).status, 200)
      assert.deepEqual(
        await statusesOfBlocks(indexer, nth * 20),
        [200, 503],
        'blocks of the others are answered',
      )
      await worker.start()
    }

    await waitForHead(database.pool, (to * 4n) / 6n, indexer)
    await inTheMiddleOfCommit(cluster, database, () => coordinator.kill())
    await coordinator.start()
    await letCommitsGo(coordinator)

    await waitForHead(database.pool, (to * 5n) / 6n, indexer)
    await Promise.all([coordinator, ...workers].map((member) => member.kill()))
    await Promise.all([coordinator, ...workers].map((member) => member.start()))

    await waitForHead(database.pool, to, indexer)
    await waitForTrouble(indexer, /^$/)
    await indexer.stop()
    assert.deepEqual(await tablesOf(database), await undisturbedTables(olderRecording))
  },
)

test(
  'a cluster that is filled back while members and indexer are killed has the history of a single server',
  { skip: withoutCitus },
  async (t) => {
    const seed = Date.now() % 2 ** 31
    t.diagnostic(`seed ${seed}`)
    const chance = createChance(seed)
    const { coordinator, workers, createDatabase } = await startCluster()
    const [node, database] = [await playRecording(olderRecording), await createDatabase()]
    const start = () => startIndexer(node, database.url, { BACKFILL: 'yes' })
    let indexer = start()
    const killIndexer = async () => {
      await indexer.kill()
      indexer = start()
    }
    const faults = [killIndexer, ...[...workers, coordinator].map((member) => () => restart(member))]
    const heights = faults.map(() => 50 + Math.floor(chance() * (Number(to) - 150)))
    for (const [nth, height] of heights.toSorted((a, b) => b - a).entries()) {
      await waitForBase(database.pool, BigInt(height), indexer)
      await sleep(chance() * 60)
      await faults[nth]?.()
    }
    await waitForBase(database.pool, 1n, indexer)
    await indexer.stop()
    assert.deepEqual(await historyOf(database), await undisturbedHistory(olderRecording, database))
  },
)

test(
  'connections between coordinator and workers are cut, and die without being closed: the index goes on',
  { skip: withoutCitus },
  async () => {
    const recording = beginningOf(olderRecording, 1000n)
    const { to } = recording
    const { workers, createDatabase } = await startCluster()
    const gates = await Promise.all(workers.map(({ port }) => openGate(`http://127.0.0.1:${port}`)))
    const seen = workers.map((worker, at) => ({
      ...worker,
      port: Number(new URL(gates[at]?.url ?? '').port),
    }))
    const [node, database] = [await playRecording(recording), await createDatabase(seen)]
    const indexer = startIndexer(node, database.url, { TO: String(to) })
    for (const [nth, gate] of gates.entries()) {
      await waitForHead(database.pool, (to * BigInt(nth + 1)) / 6n, indexer)
      await gate.close()
      // A connection that breaks names no worker; the next one, which is refused, does.
      await waitForTrouble(indexer, new RegExp(`worker.*:${seen[nth]?.port}`, 's'))
      await gate.open()
      await waitForTrouble(indexer, /^$/)
    }
    for (const [nth, gate] of gates.entries()) {
      await waitForHead(database.pool, (to * BigInt(nth + 3)) / 6n, indexer)
      gate.stall()
      await sleep(3000)
      gate.resume()
    }
    await waitForHead(database.pool, to, indexer)
    await waitForTrouble(indexer, /^$/)
    await indexer.stop()
    assert.deepEqual(await tablesOf(database), await undisturbedTables(recording))
    await Promise.all(gates.map((gate) => gate.close()))
  },
)

test(
  'an index on a single server is spread over workers, and over one that comes later, while it is written',
  { skip: withoutCitus },
  async () => {
    const { workers, startMember, createDatabase } = await startCluster()
    const [node, database] = [await playRecording(olderRecording), await createDatabase([])]
    const indexer = startIndexer(node, database.url)
    await waitForHead(database.pool, to / 4n, indexer)
    const first = await spread(database, workers)
    assert.match(first, /account_txs: \d+\.\d MB go to the workers\n[^]*spread over 2 workers\n$/)
    assert.deepEqual(await shardsByPort(database), Object.fromEntries(workers.map(({ port }) => [port, 2])))

    assert.equal(await bytesLeft(database), 0, 'nothing of them is left with the coordinator')

    await waitForHead(database.pool, to / 2n, indexer)
    const third = await startMember()
    const second = await spread(database, [third])
    assert.match(second, /belongs to the cluster\n(\d+ of \d+ moves between workers are done\n)+The index/)
    assert.ok(Number((await shardsByPort(database))[third.port]) > 0, 'the third worker has a part')

    await waitForHead(database.pool, to, indexer)
    await waitForTrouble(indexer, /^$/)
    await indexer.stop()
    assert.deepEqual(await tablesOf(database), await undisturbedTables(olderRecording))
  },
)

const program = resolve(import.meta.dirname, '../../apps/indexer/src/cluster.ts')

/** Runs the command that spreads an index. */
async function spread({ url }: TestDatabase, workers: Member[]): Promise<string> {
  const names = workers.map(({ port }) => `127.0.0.1:${port}`)
  const env = { ...process.env, DATABASE_URL: url }
  return (await promisify(execFile)(process.execPath, [program, ...names], { env })).stdout
}

/** How many parts of the rows of accounts each worker has. */
async function shardsByPort({ pool }: TestDatabase): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ port: number; n: number }>(
    `select nodeport as port, count(*)::int as n from citus_shards where table_name = 'account_txs'::regclass group by 1`,
  )
  return Object.fromEntries(rows.map(({ port, n }) => [port, n]))
}

/** Of the rows of accounts, with the coordinator. */
async function bytesLeft({ pool }: TestDatabase): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    `select sum(pg_relation_size(relid))::int as bytes from pg_partition_tree('account_txs')`,
  )
  return rows[0]?.bytes ?? NaN
}

/** Of answers with twenty blocks that nobody has asked for, each status once. */
async function statusesOfBlocks(indexer: IndexerProcess, after: number): Promise<number[]> {
  const url = await indexer.url
  const heights = Array.from({ length: 20 }, (_, at) => after + at + 1)
  const answers = await Promise.all(heights.map((height) => fetch(`${url}/api/explorer/v1/blocks/${height}`)))
  return [...new Set(answers.map(({ status }) => status))].toSorted((a, b) => a - b)
}

async function restart(member: Member): Promise<void> {
  await member.kill()
  await member.start()
}

/** Does it after all workers have prepared their part of a block and before any has committed it. */
async function inTheMiddleOfCommit(
  { coordinator, workers }: TestCluster,
  database: TestDatabase,
  act: () => Promise<void>,
): Promise<void> {
  await holdCommits(coordinator)
  await until(async () => {
    const prepared = await Promise.all(workers.map((worker) => countPrepared(worker, database)))
    return prepared.every((n) => n > 0)
  })
  await act()
}

async function countPrepared({ url }: Member, { url: database }: TestDatabase): Promise<number> {
  const own = new URL(url)
  own.pathname = new URL(database).pathname
  const client = new Client(own.href)
  await client.connect()
  const { rows } = await client.query<{ n: string }>(
    'select count(*) as n from pg_prepared_xacts where database = current_database()',
  )
  await client.end()
  return Number(rows[0]?.n)
}
