import { expect, findBarriers, test, untilAlive } from '../support/test.ts'

test('axe finds no barrier in open menus and in another language', async ({ page }) => {
  await page.goto('/kr/')
  await untilAlive(page)
  for (const menu of await page.getByRole('banner').locator('summary:visible').all()) {
    await menu.click()
    expect(await findBarriers(page)).toEqual([])
  }
})
