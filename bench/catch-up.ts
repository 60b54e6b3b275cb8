import { newerBusyBlocks } from '@injsight/testing'
import { startCopyingNode } from './ingest/programs.ts'
import { startServer } from './ingest/start-server.ts'
import { printTable } from './report/print-table.ts'
import { runInIndexer } from './report/run-in-indexer.ts'

// How long an index takes to catch up on a machine with more processors than this one: what each block takes of a
// processor to be read, and each batch to be written, is measured on one thread; then threads that wait as long take
// turns as those of the indexer do. The server isn't in it: it writes rows of history while the state moves on.

//   npm run bench -- catch-up <copies of the busy blocks>

type Block = { height: number; bytes: number; readMs: number }
type Batch = { to: number; blocks: number; writeMs: number }

const copies = Number(process.argv[2] ?? 3)
const { first, count } = newerBusyBlocks
/** What comes before it ends a batch. */
const from = Math.ceil(first / 50) * 50 + 1
const to = first - 1 + copies * count

const server = await startServer()
const node = await startCopyingNode(copies, 'newer')
const database = await server.createDatabase()
const measured = runInIndexer('catch-up-times.ts', node.url, database, String(to)) as {
  blocks: Block[]
  batches: Batch[]
}
await node.stop()
await server.stop()

const blocks = measured.blocks.filter(({ height }) => height >= from)
const batches = measured.batches.filter(({ to: last }) => last >= from)
const [readMs, writeMs] = [sum(blocks.map((one) => one.readMs)), sum(batches.map((one) => one.writeMs))]
const per = (ms: number) => (ms / blocks.length).toFixed(2)
process.stdout.write(`a block takes ${per(readMs)} ms to be read, ${per(writeMs)} ms to be written\n`)

const alone = catchUp(1).ms
printTable(
  `Catching up on ${blocks.length} busy blocks (newer)`,
  [1, 2, 3, 4, 8].map((readers) => {
    const { ms, busyMs } = catchUp(readers)
    return {
      'threads that read': readers,
      'ms a block': per(ms),
      'times as fast as one': (alone / ms).toFixed(2),
      'of their time they read': (busyMs / ms / readers).toFixed(2),
      'of its time the writer writes': (writeMs / ms).toFixed(2),
    }
  }),
)

/** Takes turns as fetch-in-order.ts and write-chain.ts do: so many bytes ahead, the next batch while one is written. */
function catchUp(readers: number): { ms: number; busyMs: number } {
  const depth = Math.min(
    64,
    Math.floor((16 * 1024 * 1024 * blocks.length) / sum(blocks.map((one) => one.bytes))),
  )
  const free = Array.from({ length: readers }, () => 0)
  const taken: number[] = []
  let at = 0
  let [begun, ended] = [0, 0]
  for (const batch of batches) {
    for (const { readMs: ms } of blocks.slice(at, at + batch.blocks)) {
      const reader = free.indexOf(Math.min(...free))
      const read = Math.max(free[reader] ?? 0, taken[at - depth] ?? 0) + ms
      free[reader] = read
      taken.push(Math.max(read, begun, taken.at(-1) ?? 0))
      at++
    }
    begun = Math.max(ended, taken.at(-1) ?? 0)
    ended = begun + batch.writeMs
  }
  return { ms: ended, busyMs: readMs }
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
