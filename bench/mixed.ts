import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { olderRecording, startSite, startStack } from '@injsight/testing'
import { printTable } from './report/print-table.ts'
import { measureLoad, startBareServer, visitorHeader, type Load } from './site/load.ts'

// How many requests a second the built site answers while the chain goes on, a block every 0.7 s, for all kinds of
// pages in turn and of each many different ones: most of them are made anew from what the index answers. Beside it, a
// bare node:http server in a process of its own that sends the same bytes.
// What failed is counted, and the memory of the site at the end beside that after a quarter of the time.
//   npm run bench -- mixed [minutes, 2; the chain goes on for twenty]

const minutes = Number(process.argv[2] ?? 2)
const lastOfHistory = 420
const rounds = 200

const stack = await startStack({ name: 'bench-live', recording: olderRecording, pace: 'live' })
const site = await startSite(stack.index, { ADDRESS_HEADER: visitorHeader })
const bare = await startBareServer(site.url)
try {
  const paths = await listPaths()
  const parts: Load[] = []
  const memory: number[] = []
  for (let part = 0; part < 4; part++) {
    parts.push(await measureLoad(site.url, paths, (minutes * 60) / 4))
    memory.push(await readMemory())
  }
  const floor = await measureLoad(bare.url, paths, 20)
  const [first = Number.NaN, last = Number.NaN] = [memory[0], memory.at(-1)]
  const mean = (of: (load: Load) => number) => parts.reduce((sum, load) => sum + of(load), 0) / parts.length
  printTable(`Pages of all kinds from the server, ten connections, ${minutes} minutes, the chain going on`, [
    {
      'requests/s': Math.round(mean(({ perSecond }) => perSecond)),
      failed: parts.reduce((sum, { failed }) => sum + failed, 0),
      'median, ms': mean(({ median }) => median).toFixed(1),
      'p95, times the median': (mean(({ p95 }) => p95) / mean(({ median }) => median)).toFixed(1),
      'bare server': Math.round(floor.perSecond),
      'share of bare': `1/${(floor.perSecond / mean(({ perSecond }) => perSecond)).toFixed(1)}`,
      'RSS after a quarter, MB': first.toFixed(0),
      'in the end, times that': (last / first).toFixed(2),
    },
  ])
} finally {
  bare.stop()
  await site.stop()
  await stack.stop()
}

async function readMemory(): Promise<number> {
  const told = await (await fetch(`${site.url}/-/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(told)?.[1]) / 1e6
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
