import type { Page } from '@playwright/test'
import { actAs, fetchChanged, pressWallet, reviewAct, sendStep, untilIncluded } from '../support/act-as.ts'
import { giveCoins } from '../support/give-coins.ts'
import { expect, refusals, test } from '../support/test.ts'
import { injectCosmosWallet, injectEthereumWallet } from '../support/wallets.ts'

// What was sent is asked for before a block has it.
test.use({ allowedErrors: refusals })

const families = {
  'announced by EIP-6963': { inject: injectEthereumWallet, name: /MetaMask/ },
  'in the page by EIP-1193': {
    inject: (page: Page, account: Parameters<typeof injectEthereumWallet>[1]) =>
      injectEthereumWallet(page, account, { isAnnounced: false }),
    name: /MetaMask/,
  },
  'like Keplr, signing bytes': { inject: injectCosmosWallet, name: /Keplr/ },
  'like Keplr, signing nothing but JSON': {
    inject: (page: Page, account: Parameters<typeof injectCosmosWallet>[1]) =>
      injectCosmosWallet(page, account, 'amino'),
    name: /Keplr/,
  },
}

for (const [family, { inject, name }] of Object.entries(families))
  test(`[WALLET-01] [WALLET-10] a wallet ${family} sends what was said before @chain`, async ({ page }) => {
    const account = await giveCoins()
    const wallet = await inject(page, account)
    const { said, hash } = await actAs(page, sendStep(page), name)
    expect(said).not.toEqual([])
    expect(await fetchChanged(hash, account.address)).toEqual(said)
    expect(wallet.asked).toBe(1)
  })

test('[WALLET-01] [WALLET-10] a private key sends what was said before, and stands in no storage @chain', async ({
  page,
}) => {
  const account = await giveCoins()
  const key = Buffer.from(account.key).toString('hex')
  await connectTyped(page, 'Private key', key)
  const { path, button, fill } = sendStep(page)
  // A key is gone with the page: it is gone to by links alone.
  await goWithin(page, path)
  await page.getByRole('button', { name: button, exact: true }).click()
  await fill()
  await page.getByRole('button', { name: 'Review' }).click()
  const sign = page.getByRole('button', { name: 'Sign and send' })
  await sign.click()
  const hash = await untilIncluded(page)
  expect(await fetchChanged(hash, account.address)).not.toEqual([])
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  )
  expect(kept).not.toContain(key)
  expect(await page.content()).not.toContain(key)
})

test('[WALLET-09] who is connected by address only is told that nothing can be signed @chain', async ({
  page,
}) => {
  const account = await giveCoins()
  await connectTyped(page, 'Address only', account.address)
  const dialog = await reviewAct(page, sendStep(page))
  await expect(dialog.getByRole('alert')).toContainText('You are connected by address only')
  await expect(dialog.getByRole('button', { name: 'Sign and send' })).toHaveCount(0)
})

async function connectTyped(page: Page, wallet: string, given: string): Promise<void> {
  const dialog = await pressWallet(page, wallet)
  await dialog.getByRole('textbox').or(dialog.locator('input[type=password]')).fill(given)
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByLabel(/^Connected account: inj1/)).toBeVisible()
}

async function goWithin(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(path)
}
