import { expect, test, untilAlive } from '../support/test.ts'

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
