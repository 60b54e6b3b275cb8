import { newerRecording, startStack } from '@injsight/testing'
import type { Page } from '@playwright/test'
import { launchChromium } from './site/chromium.ts'
import { findBusiest } from './site/find-busiest.ts'
import { listenFor } from './site/listen-for.ts'
import { printTable } from './report/print-table.ts'

// A market's page that is kept open: how long from "the node has the block" to the level standing in the book, and how
// much script and layout a change of the book costs the page.
//   npm run bench -- book        the busiest market, 120 blocks
//   npm run bench -- book 300    more of them

const wanted = Number(process.argv[2] ?? 120)
const stack = await startStack({
  name: 'bench-book',
  recording: newerRecording,
  pace: 'live',
})
const browser = await launchChromium()
try {
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await page.addInitScript(noteChanges)
  await page.goto(new URL(`/market/${await findBusiest(stack.index)}/`, stack.site).href)
  const announced = await listenFor(stack.node, wanted)
  const { shown, costs } = await readSeen(page)
  const delays = [...announced].flatMap(([height, at]) =>
    shown[height] === undefined ? [] : [shown[height] - at],
  )
  printTable('From the node having a block to its levels standing in the open page', [
    { blocks: announced.size, shown: delays.length, ...spread(delays, 0) },
  ])
  printTable('What a change of the book costs the page, its layout included', [
    { changes: costs.length, ...spread(costs.slice(5), 1) },
  ])
} finally {
  await browser.close()
  await stack.stop()
}

type Seen = {
  /** When the book first said that a block has changed it, in milliseconds since 1970. */
  shown: Record<string, number>
  /** Of each change, in milliseconds from when the page was told of it. */
  costs: number[]
}

function noteChanges(): void {
  const seen: Seen = { shown: {}, costs: [] }
  Object.assign(globalThis, { seen })
  let began = 0
  globalThis.EventSource = class extends EventSource {
    constructor(address: string | URL) {
      super(address)
      this.addEventListener('book', () => (began = performance.now())) // before anybody else hears of it
    }
  }
  new MutationObserver(() => {
    const book = document.querySelector('section[aria-labelledby="book"]')
    const [, text = ''] = /block ([\d,]+) changed it last/.exec(book?.textContent ?? '') ?? []
    const height = text.replaceAll(',', '')
    if (height === '' || seen.shown[height] !== undefined) return
    document.body.getBoundingClientRect() // with its layout
    seen.costs.push(performance.now() - began)
    seen.shown[height] = performance.timeOrigin + performance.now()
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

async function readSeen(page: Page): Promise<Seen> {
  return page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
}

function spread(values: readonly number[], digits: number): Record<string, string> {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) =>
    `${(sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(digits)} ms`
  return { median: at(0.5), p95: at(0.95), slowest: at(0.999) }
}
