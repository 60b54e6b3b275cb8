import { sitePages } from './pages.ts'
import { expect, findBarriers, refusals, test, untilAlive } from './test.ts'

test.use({ allowedErrors: refusals })

/** The gallery shows each part twice, on either ground: its landmarks can't have names of their own. */
const ofGallery = /^landmark-unique: /

for (const { name, path } of sitePages) {
  test(`axe finds no barrier, light and dark, wide and narrow: ${name}`, async ({ page }) => {
    test.slow() // the gallery is as long as twenty pages
    await page.goto(path)
    await untilAlive(page)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: 'light' })
      const found = await findBarriers(page)
      const barriers = found.filter((barrier) => name !== 'playground' || !ofGallery.test(barrier))
      expect({ width, barriers }).toEqual({ width, barriers: [] })
      await page.emulateMedia({ colorScheme: 'dark' }) // which changes nothing but colours
      expect({ width, barriers: await findBarriers(page, ['color-contrast']) }).toEqual({
        width,
        barriers: [],
      })
    }
  })
}

test('axe finds no barrier in open menus and in another language', async ({ page }) => {
  await page.goto('/kr/')
  await untilAlive(page)
  for (const menu of await page.getByRole('banner').locator('summary:visible').all()) {
    await menu.click()
    expect(await findBarriers(page)).toEqual([])
  }
})
