import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  createChance,
  newerRecording,
  olderRecording,
  startReplicatedPostgres,
  startTestCluster,
  withoutCitus,
  type Recording,
} from '@injsight/testing'
import { Pool } from 'pg'
import { findHead, pollMs, startIndexer, type IndexerProcess } from './support/indexer-process.ts'
import { playRecording, tablesOf, undisturbedTables } from './support/played-recording.ts'

// More of them, or the same again:  npm run bench -- kills 1000 7
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
const kills = Number(process.env.KILLS ?? 4)
/** Of one index: about as many as there is time for before it is complete. */
const killsOfOne = 20
/** Without a new block for so long it stands still; an indexer begins to write within three seconds. */
const patienceMs = 180_000

type Member = { name: string; kill: () => Promise<void>; start: () => Promise<void> }
type Servers = { pool: Pool; settings: Settings; members: Member[]; stop: () => Promise<void> }
type Settings = { url: string; replicas: string }

test('two indexers, a database and its standby, any killed at random, leave the tables of undisturbed ones', async () => {
  await killAtRandom('single server', startSingle)
})

test(
  'two indexers and members of a cluster, any killed at random, leave the tables of undisturbed ones',
  { skip: withoutCitus },
  () => killAtRandom('cluster', startCluster),
)

/** Indexes recordings again and again, until so many kills are done. */
async function killAtRandom(name: string, startServers: () => Promise<Servers>): Promise<void> {
  const chance = createChance(seed)
  for (let done = 0, round = 0; done < kills; round++) {
    const recording = round % 2 === 0 ? olderRecording : newerRecording
    const killed = await indexOnce(recording, {
      servers: await startServers(),
      chance,
      most: Math.min(killsOfOne, kills - done),
    })
    done += killed.length
    process.stdout.write(
      `${name}, seed ${seed}: ${done} kills, the tables are the same (${killed.join(', ')})\n`,
    )
  }
}

type Round = { servers: Servers; chance: () => number; most: number }

/** @returns who was killed */
async function indexOnce(recording: Recording, { servers, chance, most }: Round): Promise<string[]> {
  const { pool, settings, members, stop } = servers
  const node = await playRecording(recording)
  const start = () => startIndexer(node, settings.url, { READ_DATABASE_URLS: settings.replicas })
  const indexers = ['indexer 1', 'indexer 2'].map((name) => keepRunning(name, start))
  const all = [...members, ...indexers]
  const blocks = (2 * Number(recording.to)) / most
  const killed: string[] = []
  for (let head = 0n; head < recording.to && killed.length < most;) {
    // Now and then while the last one is still being got over.
    if (chance() < 0.3) await sleep(chance() * 500)
    else head = await waitForBlocks(BigInt(Math.floor(chance() * blocks)), { servers, indexers, recording })
    const one = Math.floor(chance() * all.length)
    const fallen = chance() < 0.1 ? all : all.slice(one, one + 1)
    await Promise.all(fallen.map(async (member) => member.kill()))
    await sleep(chance() * 1000)
    await Promise.all(fallen.map(async (member) => member.start()))
    killed.push(...fallen.map(({ name }) => name))
  }
  await waitForBlocks(recording.to, { servers, indexers, recording })
  await Promise.all(indexers.map((indexer) => indexer.stop()))
  const found = await tablesOf({ pool, url: settings.url, drop: async () => {} })
  assert.deepEqual(found, await undisturbedTables(recording), `seed ${seed}, ${killed.join(', ')}`)
  await stop()
  return killed
}

type Waiting = { servers: Servers; indexers: Kept[]; recording: Recording }

/** Waits for so many more blocks, or for the last one, and returns the height. */
async function waitForBlocks(count: bigint, { servers, indexers, recording }: Waiting): Promise<bigint> {
  let head = await findHead(servers.pool)
  const wanted = head + count < recording.to ? head + count : recording.to
  for (let movedAt = performance.now(); head < wanted; await sleep(pollMs)) {
    const now = await findHead(servers.pool)
    if (now > head) [head, movedAt] = [now, performance.now()]
    if (performance.now() - movedAt < patienceMs) continue
    const words = indexers.map((indexer) => indexer.said().slice(-2000)).join('\n\n')
    throw new Error(`seed ${seed}: it stands still at ${head}. Last words of the indexers:\n${words}`)
  }
  return head
}

type Kept = Member & { said: () => string; stop: () => Promise<void> }

/** As systemd does: one that finds no database when it begins ends, and is begun again. */
function keepRunning(name: string, startOne: () => IndexerProcess): Kept {
  let indexer: IndexerProcess
  let isWanted: boolean
  const start = () => {
    const one = startOne()
    indexer = one
    isWanted = true
    const lookAfter = async () => {
      await one.ended
      if (!isWanted || one !== indexer) return
      assert.match(one.said(), /can't be reached|has gone away/, `seed ${seed}: ${name} has ended by itself`)
      await sleep(200)
      if (isWanted && one === indexer) start()
    }
    void lookAfter()
  }
  const end = (how: 'kill' | 'stop') => {
    isWanted = false
    return indexer[how]()
  }
  start()
  return {
    name,
    kill: () => end('kill'),
    start: async () => start(),
    said: () => indexer.said(),
    stop: () => end('stop'),
  }
}

async function startSingle(): Promise<Servers> {
  const postgres = await startReplicatedPostgres()
  const { url: replicas } = await postgres.addStandby()
  const members = ['primary', 'standby'].map((name, at) => ({
    name,
    kill: () => postgres.kill(at),
    start: () => postgres.restart(at),
  }))
  const pool = new Pool({ connectionString: postgres.url, max: 4 })
  pool.on('error', () => {}) // its server is killed
  const stop = async () => {
    await pool.end()
    await postgres.stop()
  }
  return { pool, settings: { url: postgres.url, replicas }, members, stop }
}

async function startCluster(): Promise<Servers> {
  const cluster = await startTestCluster()
  const { url, pool } = await cluster.createDatabase()
  const members = [cluster.coordinator, ...cluster.workers].map(({ kill, start }, at) => ({
    name: at === 0 ? 'coordinator' : `worker ${at}`,
    kill,
    start,
  }))
  return { pool, settings: { url, replicas: '' }, members, stop: cluster.stop }
}
