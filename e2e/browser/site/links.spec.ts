import { expect, test, untilAlive } from '../support/test.ts'

test('a link leads to the next page without loading the site anew, and Back returns', async ({ page }) => {
  let loads = 0
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
  await page.goto('/blocks/')
  await untilAlive(page)
  const link = page.locator('tbody a[href^="/block/"]').first()
  const to = (await link.getAttribute('href')) ?? ''
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(to)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d/)
  await page.goBack()
  await expect(page).toHaveURL('/blocks/')
  await expect(link).toHaveAttribute('href', to)
  expect(loads).toBe(1)
})

test('[ROUTE-14] a page is fetched when the pointer rests on its link, and not before', async ({ page }) => {
  await page.goto('/blocks/')
  await untilAlive(page)
  const link = page.locator('tbody a[href^="/block/"]').first()
  const to = (await link.getAttribute('href')) ?? ''
  const fetched = page.locator('link[rel=prefetch]')
  await expect(fetched).toHaveCount(0)
  await link.hover()
  await expect(fetched).toHaveCount(1)
  expect(await fetched.getAttribute('href')).toContain(`${to}_.data`)
  await link.click()
  await expect(page).toHaveURL(to)
})

test('with Control a link opens a tab of its own, and the page stays', async ({ page, context }) => {
  await page.goto('/blocks/')
  await untilAlive(page)
  const link = page.locator('tbody a[href^="/block/"]').first()
  // On a busy machine the browser once opened none at the first press.
  await expect(async () => {
    const tab = context.waitForEvent('page', { timeout: 10_000 })
    await link.click({ modifiers: ['ControlOrMeta'] })
    await (await tab).waitForURL(/\/block\//)
  }).toPass()
  await expect(page).toHaveURL('/blocks/')
})
