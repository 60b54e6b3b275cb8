import { accountOf, busyHeight, lastHeight, transactionOf } from '../support/recorded.ts'
import { expect, test, untilAlive } from '../support/test.ts'

const send = transactionOf('bank.send')
const pages = {
  block: { path: `/block/${busyHeight}/`, holds: /"height": / },
  transaction: { path: `/transaction/${send.hash}/`, holds: new RegExp(send.hash, 'i') },
  account: { path: `/account/${accountOf('alice')}/`, holds: new RegExp(accountOf('alice')) },
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const [name, { path, holds }] of Object.entries(pages)) {
  test(`[DATA-04] [NOTE-05] a page is copied as JSON, as curl and as a link, and each says so: ${name}`, async ({
    page,
    request,
  }) => {
    await page.goto(path)
    await untilAlive(page)
    const copied = async (choice: string) => {
      await page.getByRole('button', { name: choice, exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: `${choice} copied` })).toBeVisible()
      return page.evaluate(() => navigator.clipboard.readText())
    }
    await page
      .getByRole('main')
      .locator('summary', { hasText: /^Copy$/ })
      .click()
    const json = await copied('JSON')
    expect(json).toMatch(holds)
    const [, address = ''] = /^curl '(.*)'$/.exec(await copied('curl')) ?? []
    expect(new URL(address).pathname).toBe(path.replace(/\/$/, '.json'))
    expect(await (await request.get(address)).json()).toEqual(JSON.parse(json))
    expect(await copied('Link')).toBe(new URL(path, page.url()).href)
  })
}

test('[DATA-04] what can’t be copied is said', async ({ page }) => {
  await page.goto(pages.block.path)
  await untilAlive(page)
  await page
    .getByRole('main')
    .locator('summary', { hasText: /^Copy$/ })
    .click()
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('no'))
  })
  await page.getByRole('button', { name: 'curl' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'could not be copied' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('[DATA-04] the JSON can be opened all the same', async ({ page }) => {
    await page.goto(pages.transaction.path)
    await page
      .getByRole('main')
      .locator('summary', { hasText: /^Copy$/ })
      .click()
    await page.getByRole('link', { name: 'Open as JSON' }).click()
    await expect(page).toHaveURL(pages.transaction.path.replace(/\/$/, '.json'))
  })
})

test.describe('in India', () => {
  test.use({ timezoneId: 'Asia/Kolkata' })
  test('[TX-09] one switch in the footer turns every time to the clock of the visitor, on every page', async ({
    page,
  }) => {
    await page.goto('/blocks/')
    await untilAlive(page)
    const age = page.getByRole('main').locator('time').first()
    await expect(age).toHaveAttribute('title', /\s\+00:00$/)
    await page.getByRole('contentinfo').getByRole('button', { name: 'UTC' }).click()
    await expect(age).toHaveAttribute('title', /\s\+05:30$/)
    await page.goto(pages.block.path)
    await expect(page.getByRole('main').locator('time').first()).toHaveAttribute('title', /\s\+05:30$/)
    await expect(page.getByRole('definition').filter({ hasText: '+05:30' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('button', { name: 'local time' }).click()
    await expect(page.getByRole('definition').filter({ hasText: '+00:00' })).toBeVisible()
  })
})

test('a recording that stands still says so in the frame, to screen readers too', async ({ page }) => {
  await page.goto('/')
  const said = `A recording, played to its end at block ${lastHeight.toLocaleString('en')}`
  await expect(page.getByRole('banner').getByRole('link', { name: said })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText(said)
})

test('on paper a page is light and unfolded, without what is for pressing, with addresses in full', async ({
  page,
}) => {
  await page.goto(`/transaction/${transactionOf('multi-msg').hash}/`)
  await untilAlive(page)
  const rows = page.getByRole('main').locator('details:not(:open) > :not(summary)')
  expect(await rows.count()).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const name of ['banner', 'contentinfo'] as const) await expect(page.getByRole(name)).toBeHidden()
  await expect(page.getByRole('main').locator('.button').first()).toBeHidden()
  await expect(page.getByRole('main').locator('table').first()).toBeVisible()
  const unfolded = await rows.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)
  expect(unfolded).toBeGreaterThan(0)
  const [ground, ink] = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement)
    return [backgroundColor, color]
  })
  expect(ground).toBe('rgb(255, 255, 255)')
  expect(ink).toBe('rgb(14, 23, 38)')
  const link = page.getByRole('heading', { level: 1 }).getByRole('link').first()
  const after = await link.evaluate((one) => getComputedStyle(one, '::after').content)
  expect(after).toContain((await link.getAttribute('title')) ?? '?')
})
