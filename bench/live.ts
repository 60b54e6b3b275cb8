import { olderRecording, startStack } from '@injsight/testing'
import type { CDPSession, Page } from '@playwright/test'
import { launchChromium } from './site/chromium.ts'
import { printTable } from './report/print-table.ts'

// What open pages cost while the chain goes on: the work of a list of 100 rows for each block that it takes in, and
// what home holds after many of them.
//   npm run bench -- live       a minute of the list, and home until the recording ends, played six times as fast
//   npm run bench -- live 2     the same, with two minutes of home
//   npm run bench -- live 2 1   at the recording's own pace

const faster = Number(process.argv[3] ?? 6)
const lastBlock = 2524
const minutes = Number(process.argv[2] ?? Infinity)
const browser = await launchChromium()
try {
  printTable('A list of 100 blocks takes in a block', [await watchList()])
  printTable(`Home, blocks at ${faster} times their pace`, await watchHome())
} finally {
  await browser.close()
}

/** The page notes how long each insertion takes, its layout included; ticking ages are not part of it. */
async function watchList(): Promise<Record<string, string | number>> {
  const stack = await startStack({ name: 'bench-live', recording: olderRecording, pace: 'live' })
  try {
    const { page } = await open(stack.site, '/blocks/?rows=100')
    await page.waitForTimeout(60_000)
    const costs = (await readSeen(page)).costs.slice(5).toSorted((a, b) => a - b)
    const at = (share: number) => `${(costs[Math.floor(costs.length * share)] ?? Number.NaN).toFixed(1)} ms`
    return { insertions: costs.length, median: at(0.5), p95: at(0.95), slowest: at(0.999) }
  } finally {
    await stack.stop()
  }
}

async function watchHome(): Promise<Record<string, string | number>[]> {
  const stack = await startStack({ name: 'bench-home', recording: olderRecording, pace: String(faster) })
  try {
    const { page, session, streams } = await open(stack.site, '/')
    const rows: Record<string, string | number>[] = []
    const began = Date.now()
    for (let height = 0; height < lastBlock && Date.now() - began < minutes * 60_000;) {
      await page.waitForTimeout(30_000)
      height = await page.evaluate(() =>
        Math.max(
          ...[...document.querySelectorAll('main a[href*="/block/"]')].map((link) =>
            Number(/\/block\/(\d+)\//.exec(link.getAttribute('href') ?? '')?.[1] ?? 0),
          ),
        ),
      )
      const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
      rows.push({
        height,
        'heap, MB': await readHeap(session),
        nodes,
        listeners: jsEventListeners,
        'streams opened': streams(),
        'insertions per second, most in a list': (
          Math.max(...(await readSeen(page)).perList) /
          ((Date.now() - began) / 1000)
        ).toFixed(2),
      })
    }
    return rows
  } finally {
    await stack.stop()
  }
}

async function open(
  site: string,
  path: string,
): Promise<{ page: Page; session: CDPSession; streams: () => number }> {
  const page = await (await browser.newContext()).newPage()
  let streams = 0
  page.on('request', (request) => (streams += Number(new URL(request.url()).pathname === '/live')))
  await page.addInitScript(noteInsertions)
  const session = await page.context().newCDPSession(page)
  await page.goto(new URL(path, site).href)
  return { page, session, streams: () => streams }
}

type Seen = {
  /** Of each insertion into a list, in milliseconds from when the page began to work on it. */
  costs: number[]
  /** How many each list of the page has had. */
  perList: number[]
}

function noteInsertions(): void {
  const seen: Seen = { costs: [], perList: [] }
  Object.assign(globalThis, { seen })
  const lists: Node[] = []
  let began = 0
  const { setTimeout } = globalThis
  // The feed is shown by a timer.
  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms: number) =>
      setTimeout(() => {
        began = performance.now()
        run()
      }, ms),
  })
  const isRow = ({ nodeName }: Node) => nodeName === 'TR' || nodeName === 'LI'
  new MutationObserver((changes) => {
    const grown = changes.filter(({ addedNodes }) => [...addedNodes].some(isRow))
    if (grown.length === 0) return
    document.body.getBoundingClientRect() // with its layout
    seen.costs.push(performance.now() - began)
    for (const list of new Set(grown.map(({ target }) => target))) {
      const at = lists.includes(list) ? lists.indexOf(list) : lists.push(list) - 1
      seen.perList[at] = (seen.perList[at] ?? 0) + 1
    }
  }).observe(document, { subtree: true, childList: true })
}

async function readSeen(page: Page): Promise<Seen> {
  return page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
}

/** What is still held after everything else was given back. */
async function readHeap(session: CDPSession): Promise<string> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return (usedSize / 1e6).toFixed(1)
}
