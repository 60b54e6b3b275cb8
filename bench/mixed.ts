import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { olderRecording, startStack } from '@injsight/testing'
import { printTable } from './report/print-table.ts'
import { measureLoad, startBareServer } from './site/load.ts'

// How many requests a second the built site answers while the chain goes on, a block every 0.7 s, for all kinds of
// pages in turn and of each many different ones: most of them are made anew from what the index answers. Beside it, a
// bare node:http server in a process of its own that sends the same bytes.
//   npm run bench -- mixed

const seconds = 20
const lastOfHistory = 420
const rounds = 200

const stack = await startStack({ name: 'bench-live', recording: olderRecording, pace: 'live' })
const bare = await startBareServer(stack.site)
try {
  const paths = await listPaths()
  const ours = await measureLoad(stack.site, paths, seconds)
  const floor = await measureLoad(bare.url, paths, seconds)
  printTable(`Pages of all kinds from the server, ten connections, ${seconds} s, the chain going on`, [
    {
      'requests/s': Math.round(ours.perSecond),
      'median, ms': ours.median.toFixed(1),
      'p95, times the median': (ours.p95 / ours.median).toFixed(1),
      'bare server': Math.round(floor.perSecond),
      'share of bare': `1/${(floor.perSecond / ours.perSecond).toFixed(1)}`,
    },
  ])
} finally {
  bare.stop()
  await stack.stop()
}

/** Home, blocks, a block, transactions, a transaction, an account, and so on with others. */
async function listPaths(): Promise<string[]> {
  const text = await readFile(join(olderRecording.folder, 'txs.json'), 'utf8')
  const { txs } = JSON.parse(text) as { txs: { hash: string; signer: string; height: number }[] }
  const past = txs.filter(({ height }) => height < lastOfHistory)
  return Array.from({ length: rounds }, (_, at) => past[at % past.length]).flatMap((tx, at) =>
    tx === undefined
      ? []
      : [
          '/',
          '/blocks/',
          `/block/${1 + ((at * 7) % (lastOfHistory - 1))}/`,
          '/transactions/',
          `/transaction/${tx.hash}/`,
          `/account/${tx.signer}/`,
        ],
  )
}
