import type { Page } from '@playwright/test'
import { expect, test, untilAlive } from '../support/test.ts'

async function chooseTheme(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByLabel('Appearance').click()
  await page.getByRole('button', { name }).click()
}

async function readGround(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}

const dark = 'rgb(10, 13, 19)'
const light = 'rgb(246, 248, 251)'

for (const [colorScheme, ground] of [
  ['dark', dark],
  ['light', light],
] as const) {
  test(`[THEME-01] a visitor who has chosen nothing gets what the system has: ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    await expect.poll(() => readGround(page)).toBe(ground)
  })
}

test('[THEME-01] a chosen theme stands at once, after a reload, and on the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await untilAlive(page)
  await chooseTheme(page, 'Dark')
  expect(await readGround(page)).toBe(dark)
  expect(await page.evaluate(() => localStorage.getItem('explorer-color-mode'))).toBe('dark')

  const html = page.locator('html')
  await page.reload()
  await untilAlive(page)
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('banner').getByRole('link', { name: 'Blocks' }).click()
  await expect(page).toHaveURL('/blocks/')
  expect(await readGround(page)).toBe(dark)

  await chooseTheme(page, 'System')
  expect(await readGround(page)).toBe(light)
  await page.reload()
  expect(await readGround(page)).toBe(light)
})

test('[THEME-01] no other ground is ever painted, even where only local storage knows', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('explorer-color-mode', 'dark'))
  await context.clearCookies()
  await page.addInitScript(() => {
    const grounds = new Set<string>()
    Object.assign(globalThis, { grounds })
    const look = () => {
      if (document.body !== null) grounds.add(getComputedStyle(document.documentElement).backgroundColor)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('/blocks/')
  await untilAlive(page)
  const grounds = await page.evaluate(() => [...(globalThis as unknown as { grounds: Set<string> }).grounds])
  expect(grounds).toEqual([dark])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[THEME-01] the theme is chosen by a form, and the page stays the same', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/blocks/?before=1000')
    await chooseTheme(page, 'Dark')
    await expect(page).toHaveURL('/blocks/?before=1000')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await chooseTheme(page, 'System')
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./)
  })
})
