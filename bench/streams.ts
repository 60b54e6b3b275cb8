import { fork } from 'node:child_process'
import { join } from 'node:path'
import { newerRecording, startStack } from '@injsight/testing'
import { findBusiest } from './site/find-busiest.ts'
import { printTable } from './report/print-table.ts'
import type { Arrivals } from './site/read-streams.ts'

// Two thousand visitors of one site who look at the book of the busiest market, and as many programs that follow it at one
// index: how much later than the first one the last one is told of a change, and what memory that takes.
//   npm run bench -- streams              120 changes, blocks twice a second
//   npm run bench -- streams 120 2000 3   more of them, fewer visitors, another pace

const wanted = Number(process.argv[2] ?? 120)
const readers = Number(process.argv[3] ?? 2000)
const pace = process.argv[4] ?? '1.4'
const stack = await startStack({ name: 'bench-streams', recording: newerRecording, pace })
try {
  const market = await findBusiest(stack.index)
  await measure('site', new URL(`/live?market=${market}`, stack.site), '/-/metrics')
  const stream = `/injsight/v1/markets/books/stream?market_ids=${market}`
  await measure('index', new URL(stream, stack.index), '/metrics')
} finally {
  await stack.stop()
}

async function measure(program: string, stream: URL, metrics: string): Promise<void> {
  const { changes, leave } = await readStreams(stream.href)
  const spans = changes.map(({ first, last }) => last - first).toSorted((a, b) => a - b)
  const at = (share: number) => `${(spans[Math.floor(spans.length * share)] ?? Number.NaN).toFixed(0)} ms`
  const [begun, ended] = [changes[0]?.first ?? 0, changes.at(-1)?.first ?? 0]
  const told = await (await fetch(new URL(metrics, stream))).text()
  const memory = Number(/^process_resident_memory_bytes (\S+)/m.exec(told)?.[1])
  leave()
  printTable(`${readers} streams of the ${program}: from the first that is told of a change to the last`, [
    {
      changes: changes.length,
      'a second': ((changes.length - 1) / ((ended - begun) / 1000)).toFixed(2),
      'told to all': changes.filter((change) => change.readers === readers).length,
      median: at(0.5),
      p95: at(0.95),
      slowest: at(0.999),
      'RSS, MB': (memory / 1e6).toFixed(0),
    },
  ])
}

/** Readers in a process of their own, who stay until they are told to leave. */
async function readStreams(url: string): Promise<{ changes: Arrivals; leave: () => void }> {
  const child = fork(join(import.meta.dirname, 'site/read-streams.ts'), [
    url,
    String(readers),
    String(wanted),
  ])
  const changes = await new Promise<Arrivals>((done, fail) => {
    child.once('message', (message) => done(message as Arrivals))
    child.once('exit', (code) => fail(new Error(`the readers ended with ${code}`)))
  })
  return { changes, leave: () => void child.kill() }
}
