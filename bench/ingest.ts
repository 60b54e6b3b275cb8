import { openRecording } from '@injsight/recording'
import { busyBlocks, newerBusyBlocks, newerRecording, olderRecording } from '@injsight/testing'
import { startServer } from './ingest/start-server.ts'
import { runFloor, runIndexer, startCopyingNode, type Chain, type Run } from './ingest/programs.ts'
import { printTable } from './report/print-table.ts'

// How long the indexer takes for the busy blocks of the recording, beside the least that it could take. Node,
// indexer and PostgreSQL are processes of their own on this machine; the two take turns, and medians count. The
// indexer begins with the genesis, so that every module follows its state; the blocks before the busy ones don't
// count.

//   npm run bench -- ingest <rounds> <older, newer, or newer-once: without what it tells a second time>

const rounds = Number(process.argv[2] ?? 5)
const chain = (process.argv[3] ?? 'older') as Chain
const copies = chain === 'older' ? 4 : 3
const { first, last: lastBusy, count } = chain === 'older' ? busyBlocks : newerBusyBlocks
/** What comes before it ends a batch. */
const from = Math.ceil(first / 50) * 50 + 1
const to = first - 1 + copies * count
const events = await countEvents()
const blocks = to - from + 1

const server = await startServer()
const node = await startCopyingNode(copies, chain)
const floors: Run[] = []
const indexers: Run[] = []
try {
  for (let round = 0; round < rounds; round++) {
    floors.push(await runFloor(node.url, await server.createDatabase(), from, to))
    const database = await server.createDatabase()
    const batches = await runIndexer(node.url, database, to)
    const before = batches.find(({ height }) => height === from - 1)
    const last = batches.at(-1)
    if (before === undefined || last === undefined) throw new Error('the batches end elsewhere now')
    indexers.push({ ms: last.ms - before.ms, rss: Math.max(...batches.map(({ rss }) => rss)) })
  }
} finally {
  await node.stop()
  await server.stop()
}

const floorMs = median(floors.map(({ ms }) => ms))
const rowOf = (program: string, runs: Run[]) => {
  const ms = median(runs.map((run) => run.ms))
  return {
    program,
    ms: ms.toFixed(0),
    'times the floor': (ms / floorMs).toFixed(2),
    'blocks/s': ((blocks / ms) * 1000).toFixed(0),
    'events/s': ((events / ms) * 1000).toFixed(0),
    'highest RSS, MB': Math.max(...runs.map(({ rss }) => rss / 1e6)).toFixed(0),
  }
}
printTable(`Ingest of ${blocks} busy blocks (${chain}), ${events} events, median of ${rounds}`, [
  rowOf('floor: read, parse, hash, COPY', floors),
  rowOf('indexer', indexers),
])

async function countEvents(): Promise<number> {
  const recording = await openRecording((chain === 'older' ? olderRecording : newerRecording).folder)
  let events = 0
  for (let height = from; height <= to; height++) {
    const original = height <= lastBusy ? height : first + ((height - first) % count)
    const { block_results } = await recording.readBlock(BigInt(original))
    const { txs_results, finalize_block_events } = JSON.parse(block_results.toString('utf8')) as {
      txs_results: { events: unknown[] }[] | null
      finalize_block_events: unknown[] | null
    }
    for (const { events: told } of txs_results ?? []) events += told.length
    events += finalize_block_events?.length ?? 0
  }
  return events
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}
