import { actAs, fetchChanged, pressWallet, reviewAct, sendStep } from '../support/act-as.ts'
import { openRelay } from '../support/emulated/linked-wallet.ts'
import { giveCoinsTo } from '../support/give-coins.ts'
import { expect, refusals } from '../support/test.ts'
import { walletTest as test } from '../support/wallet-site.ts'

// What was sent is asked for before a block has it; and WalletConnect's package notes each no.
test.use({
  allowedErrors: new RegExp(`${refusals.source}|msg: User rejected`),
  allowedHosts: [
    'api.web3modal.org',
    'pulse.walletconnect.org',
    'rpc.walletconnect.org',
    'verify.walletconnect.org',
    'fonts.reown.com',
  ],
  permissions: ['clipboard-read', 'clipboard-write'],
})

test('[WALLET-01] [WALLET-10] a wallet that reads the link of WalletConnect’s window signs, on the page after it too; its no is said @chain', async ({
  page,
}) => {
  const wallet = await openRelay(page)
  const { address } = wallet.account
  await giveCoinsTo(address)
  await pressWallet(page, 'WalletConnect')
  // The link stands there once the relay has been asked.
  const copy = async () => {
    await page.locator('w3m-modal').getByText('Copy link').click()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  await expect.poll(copy).toMatch(/^wc:/)
  wallet.scan(await copy())
  await expect(page.getByLabel(`Connected account: ${address}`)).toBeVisible()

  const act = await reviewAct(page, sendStep(page))
  wallet.refuses = true
  await act.getByRole('button', { name: 'Sign and send' }).click()
  await expect(act.getByRole('alert')).toContainText('The request was rejected in WalletConnect.')
  wallet.refuses = false
  const { said, hash } = await actAs(page, sendStep(page))
  expect(said).not.toEqual([])
  expect(await fetchChanged(hash, address)).toEqual(said)
  expect([wallet.asked, wallet.refused]).toEqual([2, []])
})
