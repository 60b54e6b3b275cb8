import { olderRecording, startStack } from '@injsight/testing'
import { launchChromium } from './site/chromium.ts'
import { listenFor } from './site/listen-for.ts'
import { printTable } from './report/print-table.ts'

// How long from "the node has the block" to "the open page shows it": the node says so over its WebSocket, and the
// page's own clock (the same machine's) is read when a link to the block first stands in it.
//   npm run bench -- latency

const wanted = 60
const stack = await startStack({ name: 'bench', recording: olderRecording, pace: 'live' })
const browser = await launchChromium()
try {
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await page.goto(stack.site)
  await page.evaluate(() => {
    const shown: Record<string, number> = {}
    Object.assign(globalThis, { shown })
    const look = () => {
      for (const link of document.querySelectorAll('main a[href*="/block/"]')) {
        const [, height = ''] = /\/block\/(\d+)\//.exec(link.getAttribute('href') ?? '') ?? []
        shown[height] ??= performance.timeOrigin + performance.now()
      }
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  const announced = await listenFor(stack.node, wanted)
  const shown = await page.evaluate(() => (globalThis as unknown as { shown: Record<string, number> }).shown)
  const delays = [...announced]
    .flatMap(([height, at]) => (shown[height] === undefined ? [] : [shown[height] - at]))
    .toSorted((a, b) => a - b)
  const at = (share: number) => `${Math.round(delays[Math.floor(delays.length * share)] ?? Number.NaN)} ms`
  printTable('From the node having a block to the open page showing it', [
    { blocks: announced.size, shown: delays.length, median: at(0.5), p95: at(0.95), slowest: at(0.999) },
  ])
} finally {
  await browser.close()
  await stack.stop()
}
