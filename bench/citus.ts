import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { busyBlocks, startTestCluster, withoutCitus } from '@injsight/testing'
import { startCopyingNode } from './ingest/programs.ts'
import { printTable } from './report/print-table.ts'
import { runInIndexer } from './report/run-in-indexer.ts'

// A cluster of a coordinator and two workers beside a single server with the same settings, both on this machine: how long a
// block takes to be committed at the head, what pages ask, and what a row costs as the index grows.
//   npm run bench -- citus [copies of the busy blocks, after each of which is measured: 500,1500]

type Commits = Record<'quiet' | 'busy', { ms: number }[]>
type Pair = { single: number; cluster: number }
type Times = { times: Record<string, Pair>; accountRows: number; perRow: Pair }

if (withoutCitus !== false) throw new Error(withoutCitus)
const sizes = (process.argv[2] ?? '500,1500').split(',')
const cluster = await startTestCluster()
const node = await startCopyingNode(1)
try {
  const indexes = {
    single: await createSingle(cluster.coordinator.url),
    cluster: (await cluster.createDatabase()).url,
  }
  const commitsOf = (url: string) =>
    medians(runInIndexer('commit-times.ts', node.url, url, String(busyBlocks.last)) as Commits)
  const [single, ofCluster] = [commitsOf(indexes.single), commitsOf(indexes.cluster)]
  printTable(
    'Blocks committed one by one, median ms',
    (['quiet', 'busy'] as const).map((kind) =>
      compare(kind, { single: single[kind], cluster: ofCluster[kind] }),
    ),
  )
  for (const copies of sizes) {
    const grown = runInIndexer('cluster-times.ts', indexes.single, indexes.cluster, copies) as Times
    printTable(`Pages with ${grown.accountRows} account rows, median ms`, [
      ...Object.entries(grown.times).map(([name, times]) => compare(name, times)),
      compare('µs for each account row, with all that goes with it', grown.perRow),
    ])
  }
} finally {
  await node.stop()
  await cluster.stop()
}

function compare(what: string, { single, cluster: ofCluster }: Pair) {
  return {
    what,
    'single server': single.toFixed(2),
    cluster: ofCluster.toFixed(2),
    'times (at most 3)': (ofCluster / single).toFixed(2),
  }
}

function medians(commits: Commits): Record<'quiet' | 'busy', number> {
  const median = (all: { ms: number }[]) =>
    all.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN
  return { quiet: median(commits.quiet), busy: median(commits.busy) }
}

/** A database of the coordinator's server that knows nothing of a cluster. */
async function createSingle(server: string): Promise<string> {
  const name = `single_${randomBytes(6).toString('hex')}`
  const client = new Client(server)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
