import type { Page } from '@playwright/test'
import { sitePages } from './pages.ts'
import { expect, refusals, test, untilAlive } from './test.ts'

test.use({ allowedErrors: refusals })

const alternates = { en: '', 'zh-Hans': '/zh', ko: '/kr', es: '/es', vi: '/vn' }

for (const { name, path } of sitePages) {
  test(`[ROUTE-09] one heading, a title, a language and its addresses: ${name}`, async ({ page }) => {
    await page.goto(path)
    const { origin, pathname } = new URL(page.url())
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page).toHaveTitle(/\S.* · Injsight$|^Injsight, /)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + pathname)
    for (const [lang, prefix] of Object.entries(alternates)) {
      const link = page.locator(`link[rel=alternate][hreflang="${lang}"]`)
      await expect(link).toHaveAttribute('href', origin + prefix + pathname)
    }
    const levels = await page
      .locator('h1, h2, h3, h4')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])))
    for (const [at, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1)
  })

  test(`nothing moves once it is shown, and nothing is wider than a phone: ${name}`, async ({ page }) => {
    await page.addInitScript(watchShifts)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await untilAlive(page)
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(300) // what is still to move moves now
      expect(await readShift(page)).toBeLessThanOrEqual(0.02)
    }
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
}

type Shifts = { shift: number }

/** Adds up what moved without the visitor's doing. */
function watchShifts(): void {
  const seen: Shifts = { shift: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

async function readShift(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { seen: Shifts }).seen.shift)
}
