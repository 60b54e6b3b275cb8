import { newerRecording, startPublicServices, startSite, startStack, startStandIn } from '@injsight/testing'
import { printTable } from './report/print-table.ts'
import { measureLoad, startBareServer } from './site/load.ts'
import { listPages } from './site/pages.ts'

// How many requests a second the built site answers for each page, warm, beside a bare node:http server in a
// process of its own that sends the same bytes with the same headers. Then what a settled page costs that the site hasn't made
// yet: by public services that know all it asks, and by the index.
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
  await compareSources()
} finally {
  bare.stop()
  await stack.stop()
}

/** Blocks, each page asked for once, one after the other: the site keeps pages, and is to make these. */
async function compareSources(): Promise<void> {
  const standIn = await startStandIn(stack.index)
  const services = await startPublicServices('', standIn.settings)
  const heights = Array.from({ length: 200 }, (_, at) => 660 + at)
  const bySite = async (indexUrl: string, measure: (site: string) => Promise<number>): Promise<number> => {
    const site = await startSite(indexUrl)
    try {
      return await measure(site.url)
    } finally {
      await site.stop()
    }
  }
  // Half of them for the site to warm up, the others for the clock.
  const measure = async (site: string) => {
    await readBlocks(site, heights.slice(0, 100))
    return readBlocks(site, heights.slice(100))
  }
  try {
    await bySite(services.url, (site) => readBlocks(site, heights)) // from now on the services know them
    await standIn.asked()
    const byPublic = await bySite(services.url, measure)
    // But for what all pages share: the newest blocks, summaries, an upgrade to come, names.
    const asked = (await standIn.asked()).filter(
      (question) => !/GetBlocks|market_summary|CurrentPlan|SmartContractState/.test(question),
    )
    const byIndex = await bySite(stack.index, measure)
    printTable('A settled block’s page made anew', [
      {
        'by public services, ms': byPublic.toFixed(1),
        'by the index, ms': byIndex.toFixed(1),
        'of the index (at most 2)': (byPublic / byIndex).toFixed(2),
        'questions to public hosts': asked.length,
      },
    ])
  } finally {
    await services.stop()
    await standIn.stop()
  }
}

/** @returns milliseconds for each */
async function readBlocks(site: string, heights: readonly number[]): Promise<number> {
  const from = performance.now()
  for (const height of heights) {
    const answer = await fetch(`${site}/block/${height}/`)
    if (!answer.ok) throw new Error(`block ${height}: ${answer.status}`)
    await answer.text()
  }
  return (performance.now() - from) / heights.length
}
