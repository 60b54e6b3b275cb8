import { weighLoads } from '@injsight/testing'
import { sitePages } from './pages.ts'
import { expect, refusals, test, untilAlive } from './test.ts'

test.use({ allowedErrors: refusals })

// The gallery shows every part that there is, to who makes them: it has no first visit to be quick for.
for (const { name, path } of sitePages.filter((page) => page.name !== 'playground')) {
  test(`a first visit loads at most 118 kB of scripts and 28 kB of style sheets: ${name}`, async ({
    page,
  }) => {
    const readLoads = weighLoads(page)
    await page.goto(path)
    await untilAlive(page)
    await page.waitForTimeout(300) // parts that are shown at once ask for their scripts now
    const { script, stylesheet } = await readLoads()
    expect(script).toBeGreaterThan(0)
    expect(script).toBeLessThanOrEqual(118_000)
    expect(stylesheet).toBeGreaterThan(0)
    expect(stylesheet).toBeLessThanOrEqual(28_000)
  })
}

test('scripts are asked for when the page has its looks and is about to be painted', async ({ page }) => {
  await page.goto('/')
  await untilAlive(page)
  const loads = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      file: new URL(entry.name).pathname,
      start: entry.startTime,
      end: (entry as PerformanceResourceTiming).responseEnd,
    })),
  )
  const styled = loads.filter(({ file }) => file.endsWith('.css')).map(({ end }) => end)
  const asked = loads.filter(({ file }) => file.endsWith('.js')).map(({ start }) => start)
  expect(styled.length).toBeGreaterThan(0)
  expect(asked.length).toBeGreaterThan(0)
  expect(Math.min(...asked)).toBeGreaterThan(Math.max(...styled))
})
