import { olderRecording, startPublicServices, startSite, startStack, startStandIn } from '@injsight/testing'
import autocannon from 'autocannon'
import { printTable } from './report/print-table.ts'

// What many visitors of home and of the list of blocks cost public services, while the chain goes on with a block every
// 0.7 s: the hosts are the stand-in of apps/public-services, which counts what it is asked.
//   npm run bench -- visitors

const visitorsPerSecond = 500
const seconds = 30
const connections = 50
const paths = ['/', '/blocks/']
/** With room for what is asked at start, and no more than a public service lets an address ask. */
const perSecond = '20'

const stack = await startStack({ name: 'bench-visitors', recording: olderRecording, pace: 'live' })
const standIn = await startStandIn(stack.index)
const services = await startPublicServices('', { ...standIn.settings, REQUESTS_PER_SECOND: perSecond })
const site = await startSite(services.url)
try {
  await visit(5) // so that what all pages share is known
  await standIn.asked()
  const { answered, slowest } = await visit(seconds)
  const asked = await standIn.asked()
  printTable(`${visitorsPerSecond} visitors a second on home and blocks, ${seconds} s, the chain going on`, [
    {
      'pages/s': Math.round(answered / seconds),
      'p97.5, ms': slowest,
      'questions/s': (asked.length / seconds).toFixed(1),
      'pages for a question': Math.round(answered / asked.length),
    },
  ])
  const byMethod = Map.groupBy(asked, (question) => question.replace(/\?(?!resolution).* \d+$| \d+$/, ''))
  printTable(
    'What was asked',
    [...byMethod]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([question, all]) => ({ question, 'a second': (all.length / seconds).toFixed(2) })),
  )
} finally {
  await site.stop()
  await services.stop()
  await standIn.stop()
  await stack.stop()
}

/** @throws when an answer isn't 2xx or fails */
async function visit(duration: number): Promise<{ answered: number; slowest: number }> {
  const told = await autocannon({
    url: site.url,
    connections,
    overallRate: visitorsPerSecond,
    duration,
    headers: { 'accept-encoding': 'gzip' },
    requests: paths.map((path) => ({ path, method: 'GET' as const })),
  })
  if (told.non2xx > 0 || told.errors > 0)
    throw new Error(`${told.non2xx} answers were not 2xx, ${told.errors} failed`)
  return { answered: told['2xx'], slowest: told.latency.p97_5 }
}
