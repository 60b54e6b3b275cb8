import { weighLoads, type Loads } from '@injsight/testing'
import type { Page, Response } from '@playwright/test'
import { plainTest as test } from './plain.ts'
import { findStack, type StackName } from './stacks.ts'
import { expect, refusals, untilAlive, watchPage } from './test.ts'

export type Visit = {
  page: Page
  answer: Response | null
  /** How much moved without the visitor's doing while it was opened. */
  shift: number
  /** What it loaded, as a first visit does. */
  loads: Loads
}

/**
 * One visit for all tests of a group, which run one after the other: to open a page takes longer than to ask one thing
 * of it. As in any other test, nothing may go wrong on it meanwhile.
 *
 * @example test.describe(() => { const visit = visitOnce('/'); test('…', async () => { const { page } = visit() }) })
 */
export function visitOnce(path: string, stack: StackName = 'settled'): () => Visit {
  let visit: Visit | undefined
  let wrong: string[] = []

  test.describe.configure({ mode: 'default' })
  test.beforeAll(async ({ browser }) => {
    const site = findStack(stack)
    const page = await browser.newPage({ baseURL: site })
    wrong = watchPage(page, site, refusals)
    await page.addInitScript(watchShifts)
    const readLoads = weighLoads(page)
    visit = { page, ...(await openStill(page, path)), loads: await readLoads() }
  })
  test.afterEach(() => expect(wrong.splice(0)).toEqual([]))
  test.afterAll(async () => visit?.page.close())

  return () => {
    if (visit === undefined) throw new Error('a visit begins with the first test of its group')
    return visit
  }
}

/** Opens a page, and waits until what is still to move has moved, and what is shown at once has asked for its scripts. */
export async function openStill(page: Page, path: string): Promise<Pick<Visit, 'answer' | 'shift'>> {
  const answer = await page.goto(path)
  await untilAlive(page)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(300)
  return { answer, shift: await page.evaluate(() => (globalThis as unknown as Shifts).shift) }
}

type Shifts = { shift: number }

/** Adds up what moved without the visitor's doing. */
function watchShifts(): void {
  const seen = globalThis as unknown as Shifts
  seen.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
