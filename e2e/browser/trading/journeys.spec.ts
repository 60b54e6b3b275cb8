import type { Page } from '@playwright/test'
import { newer } from '../support/recorded.ts'
import { expect, test, untilAlive } from '../support/test.ts'

test.use({ stack: 'newer', viewport: { width: 360, height: 780 } })

const order = '0xd807b0f0cb982537805f84204b4fb0fa0a79437388ec44b1d6875a1efc4e3923'

test('[TRADE-03] on a phone and by keys alone: why one’s own order was only partly filled, and who met it', async ({
  page,
}) => {
  await page.goto('/')
  await untilAlive(page)
  await page.keyboard.press('/')
  await page.keyboard.type(order)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/order/${order}/`)
  await expect(page.getByRole('main')).toContainText('0.6 INJ of it was not filled: cancelled on request.')
  const life = page.getByRole('region', { name: 'Its life' })
  await expect(life.locator('tbody tr')).toHaveCount(3)
  await tabTo(page, 'filled')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/trade-history\/spot\/1181_050373f2e80e3ff8_\d+\/$/)
  await expect(page.getByRole('main').getByRole('link', { name: order })).toBeVisible()
  const trade = page.url()
  await page.goto('/blocks/')
  await untilAlive(page)
  await page.keyboard.press('/')
  await page.keyboard.type(new URL(trade).pathname.split('/')[3] ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(trade)
  await expect(page.getByRole('region', { name: 'Both sides' })).toContainText('this trade')
})

test('[TRADE-03] an order is found among the trades and orders of its account', async ({ page }) => {
  await page.goto(`/account/${newer.accountOf('mm1')}/trades/`)
  const trade = page
    .getByRole('region', { name: 'Trades', exact: true })
    .getByRole('link', { name: /^[▲▼] / })
  await expect(trade.first()).toHaveAttribute(
    'href',
    /^\/trade-history\/(spot|derivatives)\/\d+_[0-9a-f]{16}_\d+\/$/,
  )
  const history = page.getByRole('region', { name: 'Order history' }).locator('a[href^="/order/0x"]')
  await history.first().click()
  await expect(page).toHaveURL(/\/order\/0x[0-9a-f]{64}\/$/)
  await expect(page.getByRole('region', { name: 'Its life' })).toContainText('placed')
})

test('[TRADE-03] why an order was refused is found from its block, and by its hash from its transaction', async ({
  page,
}) => {
  const why = 'It would have traded at once, which a post-only order must not'
  const path = '/order/0xe11ed548dfea6f401b158eb20414a344ebbd84ca0d8abc46795d9ab787446e67/'
  await page.goto('/block/77/')
  await page.getByRole('region', { name: 'The block as an auction' }).locator('summary').click()
  await page.getByRole('link', { name: why }).click()
  await expect(page).toHaveURL(path)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('wanted to buy 2 INJ at 29 USDT')
  await expect(main.getByRole('region', { name: 'Its life' })).toContainText(`refused: ${why}`)
  await main.locator('dl').getByRole('link', { name: 'E93A79…881443' }).click()
  await expect(page).toHaveURL(/\/transaction\/E93A79[0-9A-F]+\/$/)
  await main.locator(`a[href="${path}"]`).click()
  await expect(page).toHaveURL(path)
})

test('[MARKET-03] on a phone and by keys alone: which of two markets charged more', async ({ page }) => {
  await page.goto('/markets/funding-rate-history/')
  await untilAlive(page)
  const other = page.locator('select[name="with"]')
  await other.focus()
  await page.keyboard.press('ArrowDown')
  await expect(other.locator('option:checked')).toHaveText('BTC/USDT PERP')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/with=0x0ac288d6/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'BTC/USDT PERP' })).toBeVisible()
  await expect(main.getByRole('table').last()).toContainText('%')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

/** Goes from stop to stop until one of them is called so. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < 100; stop++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === name) return
  }
  throw new Error(`no stop is called "${name}"`)
}
