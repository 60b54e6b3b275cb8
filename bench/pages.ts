import { newerRecording, startStack } from '@injsight/testing'
import { printTable } from './report/print-table.ts'
import { measureLoad, startBareServer } from './site/load.ts'
import { listPages } from './site/pages.ts'

// How many requests a second the built site answers for each page, warm, beside a bare node:http server in a
// process of its own that sends the same bytes with the same headers.
//   npm run bench -- pages

const seconds = 5
const stack = await startStack({ name: 'bench', recording: newerRecording, pace: 'all' })
const bare = await startBareServer(stack.site)
try {
  const rows: Record<string, string | number>[] = []
  for (const { name, path } of await listPages()) {
    const ours = await measureLoad(stack.site, [path], seconds)
    const floor = await measureLoad(bare.url, [path], seconds)
    rows.push({
      page: name,
      'requests/s': Math.round(ours.perSecond),
      'p95, ms': ours.p95.toFixed(1),
      failed: ours.failed,
      'bare server': Math.round(floor.perSecond),
      'share of bare': `1/${(floor.perSecond / ours.perSecond).toFixed(1)}`,
    })
  }
  printTable(`Pages from the server, ten connections, ${seconds} s each`, rows)
} finally {
  bare.stop()
  await stack.stop()
}
