import { busyBlocks } from '@injsight/testing'
import { startCopyingNode } from './ingest/programs.ts'
import { startServer } from './ingest/start-server.ts'
import { printTable } from './report/print-table.ts'
import { runInIndexer } from './report/run-in-indexer.ts'

// How long a block takes to be committed at the head, one by one: blocks with transactions, and those without.
//   npm run bench -- commits

type Commit = { ms: number; statements: number }

/** The recording's beginning, which is mostly quiet, and its busy blocks twice. */
const copies = 2
const to = busyBlocks.first - 1 + copies * busyBlocks.count

const server = await startServer()
const node = await startCopyingNode(copies)
const database = await server.createDatabase()
const commits = runInIndexer('commit-times.ts', node.url, database, String(to)) as Record<string, Commit[]>
await node.stop()
await server.stop()
printTable(
  'Blocks committed one by one',
  Object.entries(commits).map(([kind, all]) => {
    const sorted = all.map(({ ms }) => ms).toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(1) ?? ''
    const statements = all.reduce((sum, one) => sum + one.statements, 0)
    return {
      kind,
      blocks: all.length,
      'median, ms': at(0.5),
      'p95, ms': at(0.95),
      'slowest, ms': sorted.at(-1)?.toFixed(1) ?? '',
      'statements each': (statements / all.length).toFixed(1),
    }
  }),
)
