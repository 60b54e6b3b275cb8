import { join } from 'node:path'
import { sitePages } from './pages.ts'
import { expect, refusals, test, untilAlive } from './test.ts'

test.use({ allowedErrors: refusals })

const folder = join(import.meta.dirname, '../../.data/e2e/screenshots')

for (const { name, path } of sitePages) {
  test(`a picture of each page to look at: ${name}`, async ({ page }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await untilAlive(page)
      await page.evaluate(() => document.fonts.ready)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const picture = await page.screenshot({
          path: join(folder, `${name}-${width}-${colorScheme}.png`),
          fullPage: true,
        })
        // A page of one colour packs into a few thousand bytes.
        expect(picture.length).toBeGreaterThan(15_000)
      }
      const words = await page.getByRole('main').innerText()
      expect(words.length).toBeGreaterThan(40)
    }
  })
}
