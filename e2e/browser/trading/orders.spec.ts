import type { Browser, Page } from '@playwright/test'
import { giveCoins } from '../support/give-coins.ts'
import { expect, refusals, test, untilAlive } from '../support/test.ts'
import { injectCosmosWallet, injectEthereumWallet } from '../support/wallets.ts'

// A transaction is asked for before a block has it.
test.use({ allowedErrors: refusals })

const perpetual = /INJ\/USDT PERP/

test('@chain [WALLET-11] orders are placed, taken back and filled, and cost what was said before', async ({
  page,
  browser,
  baseURL,
}) => {
  const maker = await openAnother(browser, baseURL)
  await injectCosmosWallet(page, await giveCoins())

  await openDesk(maker, '/market/inj-usdt/', /MetaMask/)
  await fillIn(maker, { side: 'Sell', quantity: '1', price: '25' })
  await signed(maker)

  await openDesk(page, '/market/inj-usdt/', /Keplr/)
  await fillIn(page, { side: 'Buy', quantity: '2', price: '20.0001' })
  await desk(page).getByRole('button', { name: 'Use 20' }).click()
  await signed(page)
  await desk(page).getByRole('button', { name: 'Cancel: Limit buy 2 at 20 USDT' }).click()
  await sign(page)
  await expect(desk(page).getByText('You have no open order here.')).toBeVisible()

  await fillIn(page, { kind: 'market', quantity: '1' })
  await expect(cost(page, 'Filled at once')).toHaveText('1 INJ at 25 USDT on average')
  await expect(cost(page, 'Fee at most')).toHaveText('0.015 USDT')
  await signed(page)
  await expect(desk(page).getByText('Available: 974.985 USDT')).toBeVisible()
})

test('@chain [WALLET-11] [WALLET-12] what is collected goes as one, and a position is opened and closed', async ({
  page,
  browser,
  baseURL,
}) => {
  const maker = await openAnother(browser, baseURL)
  await injectCosmosWallet(page, await giveCoins())
  const path = await findMarket(page, perpetual)

  await openDesk(maker, path, /MetaMask/)
  await fillIn(maker, { side: 'Sell', quantity: '1', price: '25.1' })
  await collected(maker)
  await fillIn(maker, { side: 'Buy', quantity: '1', price: '24.9' })
  await collected(maker)
  await maker.getByRole('button', { name: 'Look at them' }).click()
  await expect(maker.getByRole('listitem').filter({ hasText: 'INJ/USDT PERP' })).toHaveCount(2)
  await maker.getByRole('button', { name: 'Send all 2' }).click()
  await sign(maker)
  await expect(desk(maker).getByRole('button', { name: 'Cancel all 2' })).toBeVisible()

  await openDesk(page, path, /Keplr/)
  await fillIn(page, { kind: 'market', side: 'Buy', quantity: '1' })
  await expect(cost(page, 'Filled at once')).toHaveText('1 INJ at 25.1 USDT on average')
  // 25.351, of which a third is the margin, rounded up.
  await expect(cost(page, 'Margin')).toHaveText('8.450334 USDT')
  await expect(cost(page, 'Fee at most')).toHaveText('0.01506 USDT')
  await signed(page)
  await expect(desk(page).getByText('Available: 991.534606 USDT')).toBeVisible()

  await desk(page)
    .getByRole('button', { name: /^Close: Long 1/ })
    .click()
  await expect(cost(page, 'Filled at once')).toHaveText('1 INJ at 24.9 USDT on average')
  await expect(cost(page, 'Fee at most')).toHaveText('0.01494 USDT')
  await signed(page)
  await expect(desk(page).getByText('You have no open order here.')).toBeVisible()
  // The fees of both, and the two tenths that it lost.
  await expect(desk(page).getByText('Available: 999.77 USDT')).toBeVisible()
})

test('@chain [WALLET-11] an order waits for its trigger, and is taken back', async ({ page }) => {
  await injectCosmosWallet(page, await giveCoins())
  const path = await findMarket(page, perpetual)
  await openDesk(page, path, /Keplr/)
  await fillIn(page, { kind: 'stopLimit', side: 'Buy', quantity: '1', price: '30' })
  await desk(page).getByLabel('Trigger price, USDT').fill('29')
  await expect(cost(page, 'Filled at once')).toHaveText('Nothing yet: it waits for the trigger')
  await signed(page)
  await expect(desk(page).getByText('waits for 29 USDT')).toBeVisible()
  await desk(page).getByRole('button', { name: 'Cancel: Stop limit buy 1 at 30 USDT' }).click()
  await sign(page)
  await expect(desk(page).getByText('You have no open order here.')).toBeVisible()
  await expect(desk(page).getByText('Available: 1,000 USDT')).toBeVisible()
})

test('@chain [WALLET-11] a binary option is bought for its price, and sold for what is left of 1', async ({
  page,
  browser,
  baseURL,
}) => {
  const seller = await openAnother(browser, baseURL)
  await injectCosmosWallet(page, await giveCoins())
  const path = await findMarket(page, 'INJ ABOVE 30')

  await openDesk(seller, path, /MetaMask/)
  await fillIn(seller, { side: 'Sell', quantity: '10', price: '0.45', unit: 'contracts' })
  await expect(cost(seller, 'Margin')).toHaveText('5.5 USDT')
  await signed(seller)

  await openDesk(page, path, /Keplr/)
  await fillIn(page, { kind: 'market', side: 'Buy', quantity: '4', unit: 'contracts' })
  await expect(cost(page, 'Filled at once')).toHaveText('4 contracts at 0.45 USDT on average')
  await signed(page)
  await expect(desk(page).getByRole('button', { name: /^Close: Long 4/ })).toBeVisible()
  await expect(desk(seller).getByRole('button', { name: /^Close: Short 4/ })).toBeVisible()
  await desk(seller)
    .getByRole('button', { name: /^Cancel: / })
    .click()
  await sign(seller)
  await expect(desk(seller).getByRole('button', { name: /^Cancel: / })).toHaveCount(0)
})

const desk = (page: Page) => page.locator('[data-part=trade]')

/** A page of somebody else, who has a wallet of Ethereum. */
async function openAnother(browser: Browser, baseURL = ''): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await injectEthereumWallet(page, await giveCoins())
  return page
}

/** The path of a market's page. */
async function findMarket(page: Page, name: string | RegExp): Promise<string> {
  await page.goto('/markets/')
  return (await page.getByRole('link', { name }).first().getAttribute('href')) ?? ''
}

async function openDesk(page: Page, path: string, wallet: RegExp): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
  await desk(page).getByRole('button', { name: 'Place an order' }).click()
  await desk(page).getByRole('button', { name: 'Connect a wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: wallet }).click()
  await expect(desk(page).getByText('Available: 1,000 USDT')).toBeVisible()
}

type Typed = {
  kind?: 'limit' | 'market' | 'stopLimit'
  side?: 'Buy' | 'Sell'
  quantity: string
  price?: string
  unit?: string
}

async function fillIn(page: Page, { kind, side, quantity, price, unit = 'INJ' }: Typed): Promise<void> {
  if (kind !== undefined) await desk(page).getByLabel('Kind of order').selectOption(kind)
  if (side !== undefined) await desk(page).getByText(side, { exact: true }).click()
  await desk(page).getByLabel(`How much, ${unit}`).fill(quantity)
  if (price !== undefined) await desk(page).getByLabel('Price, USDT', { exact: true }).fill(price)
}

/** What a line of the costs tells. */
const cost = (page: Page, name: string) =>
  desk(page).locator('dl > div').filter({ hasText: name }).locator('dd')

async function sign(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Sign and send' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function signed(page: Page): Promise<void> {
  await desk(page).getByRole('button', { name: 'Preview' }).click()
  await sign(page)
}

async function collected(page: Page): Promise<void> {
  await desk(page).getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Collect for later' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
