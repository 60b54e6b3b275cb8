import { newerRecording, startStack, weighLoads, type Loads } from '@injsight/testing'
import { launchChromium } from './site/chromium.ts'
import { listPages } from './site/pages.ts'
import { printTable } from './report/print-table.ts'

// What a first visit loads, page by page: every script and style sheet that Chromium asks for until the network is
// quiet, gzipped as the server would at its best, and the layout shift until then.
//   npm run bench -- weight

const stack = await startStack({ name: 'bench', recording: newerRecording, pace: 'all' })
const browser = await launchChromium()
try {
  const rows: Record<string, string | number>[] = []
  for (const { name, path } of await listPages()) rows.push({ page: name, ...(await weigh(path)) })
  printTable('First load, kB gzip', rows)
} finally {
  await browser.close()
  await stack.stop()
}

async function weigh(path: string): Promise<Record<string, string>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const readLoads = weighLoads(page)
  await page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.total += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // The event stream stays open, so the network is never idle: two seconds after the load event stand for it.
  await page.goto(new URL(path, stack.site).href, { waitUntil: 'load' })
  await page.waitForTimeout(2000)
  const loads = await readLoads()
  const shift = await page.evaluate(
    () => (globalThis as unknown as { shifts: { total: number } }).shifts.total,
  )
  await context.close()
  const kilobytes = (kind: keyof Loads) => (loads[kind] / 1000).toFixed(1)
  return {
    JavaScript: kilobytes('script'),
    CSS: kilobytes('stylesheet'),
    HTML: kilobytes('document'),
    fonts: kilobytes('font'),
    'layout shift': shift.toFixed(3),
  }
}
