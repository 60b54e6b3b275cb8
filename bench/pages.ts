import { fork } from 'node:child_process'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startStack } from '@injsight/testing'
import { printTable } from './report/print-table.ts'
import { listPages } from './site/pages.ts'

// How many requests a second the built site answers for each page, warm, beside a bare node:http server in a
// process of its own that sends the same bytes with the same headers.
//   npm run bench -- pages

const seconds = 5
const connections = 10
const stack = await startStack({ name: 'bench', pace: 'all' })
try {
  const rows: Record<string, string | number>[] = []
  for (const { name, path } of await listPages()) {
    const url = new URL(path, stack.site).href
    const bare = await startBareServer(url)
    const ours = await measure(url)
    const floor = await measure(bare.url)
    bare.stop()
    rows.push({
      page: name,
      'bytes sent': bare.bytes,
      'requests/s': Math.round(ours.requests.average),
      'p97.5 ms': ours.latency.p97_5,
      'bare server': Math.round(floor.requests.average),
      'share of bare': `1/${(floor.requests.average / ours.requests.average).toFixed(1)}`,
    })
  }
  printTable(`Pages from the server, ${connections} connections, ${seconds} s each`, rows)
} finally {
  await stack.stop()
}

async function measure(url: string): Promise<autocannon.Result> {
  const headers = { 'accept-encoding': 'gzip' }
  await autocannon({ url, connections, duration: 2, headers }) // warm
  const result = await autocannon({ url, connections, duration: seconds, headers })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`)
  }
  return result
}

async function startBareServer(url: string): Promise<{ url: string; bytes: number; stop: () => void }> {
  const child = fork(join(import.meta.dirname, 'site/bare-server.ts'), [url])
  const answer = await new Promise<{ url: string; bytes: number }>((done) => {
    child.once('message', (message) => done(message as { url: string; bytes: number }))
  })
  return { ...answer, stop: () => void child.kill() }
}
