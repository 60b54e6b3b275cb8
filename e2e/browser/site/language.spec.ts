import { expect, test, untilAlive } from '../support/test.ts'

const languages = [
  { prefix: 'zh', name: '简体中文', tag: 'zh-Hans', blocks: '区块' },
  { prefix: 'kr', name: '한국어', tag: 'ko', blocks: '블록' },
  { prefix: 'es', name: 'Español', tag: 'es', blocks: 'Bloques' },
  { prefix: 'vn', name: 'Tiếng Việt', tag: 'vi', blocks: 'Khối' },
] as const

for (const { prefix, name, tag, blocks } of languages) {
  test(`[I18N-01] the page stays the same when it is read in ${name}`, async ({ page }) => {
    await page.goto('/blocks/?before=1000')
    await untilAlive(page)
    await page.getByRole('banner').getByLabel('Language').click()
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/${prefix}/blocks/?before=1000`)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blocks)

    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blocks)
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL(`/${prefix}/block/999/`)
  })
}

test('[I18N-01, I18N-03] the language is remembered in a cookie for a year, and in local storage', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await untilAlive(page)
  await page.getByRole('banner').getByLabel('Language').click()
  await page.getByRole('link', { name: '한국어' }).click()
  await expect(page).toHaveURL('/kr/')
  const cookie = (await context.cookies()).find(({ name }) => name === 'language')
  expect(cookie).toMatchObject({ value: 'kr', path: '/', sameSite: 'Lax' })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('kr')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[I18N-01] the languages are plain links', async ({ page }) => {
    await page.goto('/blocks/?before=1000')
    await page.getByRole('banner').getByLabel('Language').click()
    await page.getByRole('link', { name: 'Español' }).click()
    await expect(page).toHaveURL('/es/blocks/?before=1000')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  })
})
