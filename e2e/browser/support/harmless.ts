import type { Page } from '@playwright/test'
import { expect, untilAlive } from './test.ts'
import type { Mood, UnrulyIndex } from './unruly-index.ts'

export const markup = '<img src=x onerror="globalThis.hasRun=true"><script>globalThis.hasRun=true</script>'
const mirrored = '\u202eevil\u202c \u2067right\u2069 \u200f'
export const lookAlike = 'а\u0440\u0440le' // Cyrillic
const long = 'W'.repeat(10_240)

/** All that nobody has dared to write on a chain of ours, 10 kB of it. */
export const hostile = `${markup}${mirrored}${lookAlike}${long}`

/** 78 digits: the largest number of 256 bits, and how a page writes how it begins. */
export const largest = (2n ** 256n - 1n).toString()
export const largestShown = /115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457/

/** What the index says in place of the truth, and what of it is shown. */
export type Attack = { name: string; path: string; paths: RegExp; reply: Mood; shows: (string | RegExp)[] }

/** The page stands: what it was told is text, kept apart, cut, nothing of it runs, and nothing is as wide as it likes. */
export async function expectHarmless(
  page: Page,
  index: UnrulyIndex,
  { name, path, paths, reply, shows }: Attack,
): Promise<void> {
  index.misbehave(paths, reply)
  const startedAt = performance.now()
  const answer = await page.goto(
    `${path}${path.includes('?') ? '&' : '?'}hostile=${encodeURIComponent(name)}`,
  )
  const took = performance.now() - startedAt
  const bytes = (await answer?.body())?.length ?? 0
  await untilAlive(page)
  index.misbehave()
  expect(answer?.status()).toBe(200)
  expect(took).toBeLessThan(30_000)
  expect(bytes).toBeLessThan(1_500_000)
  for (const said of shows) await expect(page.locator('body')).toContainText(said)
  expect(await page.evaluate(() => 'hasRun' in globalThis)).toBe(false)
  expect(await page.locator('img[src=x], main script').count()).toBe(0)
  const targets = await page
    .locator('[href], [action]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('action') ?? ''))
  expect(targets.filter((target) => /^(javascript|data|blob|vbscript):|^\/\//i.test(target))).toEqual([])
  await expect(page.locator('body')).not.toContainText('[object Object]')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await page.evaluate(findLooseMarks)).toEqual([])
}

/** Texts with marks that turn what follows around, where nothing stops them: no element apart, no isolation. */
function findLooseMarks(): string[] {
  const loose: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.nodeValue ?? ''
    const parent = node.parentElement
    if (parent === null || parent.closest('script, title') !== null || !/[\u202a-\u202e]/.test(text)) continue
    const block = parent.closest('dd, td, li, p, h1, h2, h3, summary, dt')
    const isAlone = block?.textContent.trim() === text.trim()
    if (parent.closest('bdi') === null && !isAlone && !/\u2068[^]*\u2069/.test(text))
      loose.push(parent.outerHTML.slice(0, 200))
  }
  return loose
}
