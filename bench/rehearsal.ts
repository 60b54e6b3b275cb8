import { setTimeout as sleep } from 'node:timers/promises'
import { openRecording, startRecordedNode } from '@injsight/recording'
import { silentLogger } from '@injsight/runtime'
import {
  copyTemplate,
  digestTables,
  newerRecording,
  startBalancer,
  startProgram,
  startReplicatedPostgres,
  startSite,
  type OwnProgram,
} from '@injsight/testing'
import { Pool } from 'pg'
import { printTable } from './report/print-table.ts'
import { sendVisitors } from './rehearsal/visitors.ts'

// Three machines, of each a PostgreSQL (the first machine has the primary, the others its standbys), an indexer and a site;
// a balancer before the sites, one before the indexers, and visitors at work. One machine after the other loses its power
// and is back a while later. At the end: what visitors met, how long nobody heard of a new block, and whether the index is
// the one that nothing happened to.
//   npm run bench -- rehearsal           ten losses of power, one each minute
//   npm run bench -- rehearsal 500 15    500 of them, one each 15 seconds

const losses = Number(process.argv[2] ?? 10)
const everySeconds = Number(process.argv[3] ?? 60)
const awayMs = Math.min(10_000, (everySeconds * 1000) / 3)

/** Longer than all of it takes to start. */
const startMs = 120_000

const node = await startNode(startMs + (losses + 1) * everySeconds * 1000)
const postgres = await startReplicatedPostgres()
const standbys = [await postgres.addStandby(), await postgres.addStandby()].map(({ url }) => url)
const [indexers, sites]: [OwnProgram[], OwnProgram[]] = [[], []]
const before = {
  indexers: await startBalancer(['', '', ''], '/ready'),
  sites: await startBalancer(['', '', ''], '/-/ready'),
}
for (let at = 0; at < 3; at++) await startPrograms(at)
await untilAllReady()

const visitors = sendVisitors(before.sites.url, { visitors: 6, readers: 20, pauseMs: 50 })
const events: { at: number; machine: number; held: string; awayMs: number; readyMs: number }[] = []
try {
  for (let count = 0; count < losses; count++) {
    await sleep((everySeconds * 1000) / 2)
    const machine = count % 3
    const held = await describe(machine)
    const at = performance.now()
    await Promise.all([postgres.kill(machine), indexers[machine]?.kill(), sites[machine]?.kill()])
    await sleep(awayMs)
    await postgres.restart(machine)
    await startPrograms(machine)
    await untilAllReady()
    events.push({ at, machine, held, awayMs, readyMs: performance.now() - at })
    const rest = at + everySeconds * 1000 - performance.now() - (everySeconds * 1000) / 2
    await sleep(Math.max(rest, 0))
  }
  await visitors.leave()
  report()
  await compare()
} finally {
  await Promise.all([...sites, ...indexers].map((program) => program.stop()))
  await Promise.all([before.sites.stop(), before.indexers.stop()])
  await postgres.stop()
  await node.stop()
}

/** The recording, played so fast that it lasts as long as the rehearsal. */
async function startNode(wantedMs: number): Promise<{ url: string; stop(): Promise<void> }> {
  const { folder } = newerRecording
  const recording = await openRecording(folder)
  const { liveFrom, to } = recording.facts
  const pace = (recording.timeOf(to) - recording.timeOf(liveFrom)) / wantedMs
  return startRecordedNode({ folder, port: 0, pace, log: silentLogger })
}

async function startPrograms(machine: number): Promise<void> {
  const indexer = await startProgram('indexer/build/main.js', {
    NODE_URL: node.url,
    DATABASE_URL: postgres.url,
    READ_DATABASE_URLS: standbys.join(','),
    INDEXER_PORT: '0',
    LOG_LEVEL: 'warn',
  })
  indexers[machine] = indexer
  before.indexers.place(machine, indexer.url)
  const site = await startSite(before.indexers.url, { LOG_LEVEL: 'warn' })
  sites[machine] = site
  before.sites.place(machine, site.url)
}

async function untilAllReady(): Promise<void> {
  while (before.indexers.ready() < 3 || before.sites.ready() < 3) await sleep(20)
}

async function describe(machine: number): Promise<string> {
  const answer = await fetch(`${indexers[machine]?.url}/ready`)
  const { writes } = (await answer.json()) as { writes: boolean }
  return [machine === 0 ? 'primary' : 'standby', ...(writes ? ['writer'] : [])].join(', ')
}

function report(): void {
  const { visits, heads } = visitors
  printTable(
    `Three machines, one without power for ${(awayMs / 1000).toFixed(0)} s at a time, ${losses} times`,
    events.map(({ at, machine, held, readyMs }, count) => {
      const until = events[count + 1]?.at ?? Number.POSITIVE_INFINITY
      const during = visits.filter((visit) => visit.at >= at && visit.at < until)
      const failed = during.filter(({ status }) => status !== 200)
      return {
        machine: machine + 1,
        held,
        'all ready again after, s': (readyMs / 1000).toFixed(1),
        'no new block for, s': longestPause(heads, at, until),
        requests: during.length,
        failed: `${failed.length} (${[...new Set(failed.map(({ status }) => status || 'no answer'))].join(', ')})`,
        'p50, ms': quantile(during, 0.5).toFixed(0),
        'p95, ms': quantile(during, 0.95).toFixed(0),
      }
    }),
  )
  const failed = visits.filter(({ status }) => status !== 200).length
  process.stdout.write(`\n${visits.length} requests, ${failed} failed; ${heads.length} heads were told.\n`)
}

/** The index is what one makes that nothing happened to, table by table. */
async function compare(): Promise<void> {
  await Promise.all(indexers.map((indexer) => indexer.stop()))
  const pool = new Pool({ connectionString: postgres.url, max: 1 })
  const to = await findHead(pool)
  const own = await copyTemplate()
  const indexer = await startProgram('indexer/build/main.js', {
    NODE_URL: node.url,
    DATABASE_URL: own.url,
    INDEXER_PORT: '0',
    LOG_LEVEL: 'warn',
    TO: to,
    KEY_SALT: await findKeySalt(pool),
  })
  while ((await findHead(own.pool)) !== to) await sleep(100)
  await indexer.stop()
  const except = ['migrations', 'evm_token_names'] // when, and what is asked a while later
  const [found, wanted] = [await digestTables(pool, except), await digestTables(own.pool, except)]
  const other = Object.keys(wanted).filter((table) => found[table] !== wanted[table])
  await pool.end()
  const count = Object.keys(wanted).length
  process.stdout.write(
    other.length === 0
      ? `All ${count} tables up to block ${to} are those of an index that nothing happened to.\n`
      : `Other than those of an index that nothing happened to: ${other.join(', ')}\n`,
  )
  if (other.length > 0) process.exitCode = 1
}

async function findKeySalt(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ salt: string }>('select salt from key_salt')
  return rows[0]?.salt ?? ''
}

async function findHead(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ head: string }>('select head from chain_state')
  return rows[0]?.head ?? '0'
}

/** In seconds; a dash where the chain had come to its end. */
function longestPause(heads: readonly number[], from: number, to: number): string {
  const told = heads.filter((at) => at >= from && at < to)
  const pauses = told.map((at, n) => at - (told[n - 1] ?? from))
  return pauses.length === 0 ? '—' : (Math.max(...pauses) / 1000).toFixed(1)
}

function quantile(visits: readonly { ms: number }[], share: number): number {
  const times = visits.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return times[Math.floor(times.length * share)] ?? Number.NaN
}
