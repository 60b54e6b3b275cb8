import { busyBlocks } from '@injsight/testing'
import { startServer } from './ingest/start-server.ts'
import { runIndexer, startCopyingNode } from './ingest/programs.ts'
import { printTable } from './report/print-table.ts'

// Whether a block costs more when more blocks stand before it: the busy blocks of the recording over and over.

const copies = Number(process.argv[2] ?? 100)
const { first, count } = busyBlocks

const server = await startServer()
const node = await startCopyingNode(copies)
try {
  const batches = await runIndexer(node.url, await server.createDatabase(), first - 1 + copies * count)
  const rowOf = (copy: number) => {
    const of = batches.filter(
      ({ height }) => height >= first + (copy - 1) * count && height < first + copy * count,
    )
    const [begin, end] = [of[0], of.at(-1)]
    if (begin === undefined || end === undefined) throw new Error(`there is no copy ${copy}`)
    const msPerBlock = (end.ms - begin.ms) / (end.height - begin.height)
    return { copy, msPerBlock, rss: end.rss }
  }
  const rows = [1, 10, 100].filter((copy) => copy <= copies).map(rowOf)
  printTable(
    `Busy blocks, ${count} in a copy`,
    rows.map(({ copy, msPerBlock, rss }) => ({
      copy,
      'ms per block': msPerBlock.toFixed(2),
      'times the first': (msPerBlock / (rows[0]?.msPerBlock ?? NaN)).toFixed(2),
      'RSS, MB': (rss / 1e6).toFixed(0),
    })),
  )
} finally {
  await node.stop()
  await server.stop()
}
