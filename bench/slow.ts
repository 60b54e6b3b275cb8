import { newerRecording, startStack } from '@injsight/testing'
import { launchChromium } from './site/chromium.ts'
import { listPages } from './site/pages.ts'
import { printTable } from './report/print-table.ts'

// When a page's first heading, which says the key fact, stands on the screen of a slow phone: a processor four times
// slower than this machine's, 1.6 Mbit/s, 150 ms to the site and back, nothing kept. Each page five times.
//   npm run bench -- slow

const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const rounds = 5
const stack = await startStack({ name: 'bench', recording: newerRecording, pace: 'all' })
const browser = await launchChromium()
try {
  const rows: Record<string, string | number>[] = []
  for (const { name, path } of await listPages()) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await openSlowly(new URL(path, stack.site).href))
    times.sort((a, b) => a - b)
    rows.push({
      page: name,
      'median, ms': times[Math.floor(rounds / 2)] ?? '',
      'slowest, ms': times.at(-1) ?? '',
    })
  }
  printTable('The first heading on a slow phone (at most 1,500 ms)', rows)
} finally {
  await browser.close()
  await stack.stop()
}

/** Milliseconds from when the page was asked for to the frame that shows its heading. */
async function openSlowly(url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true })
  const page = await context.newPage()
  await page.addInitScript(noteHeading)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url)
  const seen = await page.waitForFunction(() => (globalThis as unknown as { seen?: number }).seen)
  const ms = (await seen.jsonValue()) ?? Number.NaN
  await context.close()
  return Math.round(ms)
}

function noteHeading(): void {
  const look = () => {
    const heading = document.querySelector('h1')?.getBoundingClientRect()
    if (heading === undefined || heading.height === 0) requestAnimationFrame(look)
    // After the frame that this one is the beginning of.
    else setTimeout(() => Object.assign(globalThis, { seen: performance.now() }))
  }
  requestAnimationFrame(look)
}
