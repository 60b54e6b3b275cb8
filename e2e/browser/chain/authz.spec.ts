import { actAs, fetchChanged } from '../support/act-as.ts'
import { giveCoins } from '../support/give-coins.ts'
import { expect, refusals, test, untilAlive } from '../support/test.ts'
import { injectEthereumWallet } from '../support/wallets.ts'

// What was sent is asked for before a block has it.
test.use({ allowedErrors: refusals })

const stranger = '0xAF79152AC5dF276D9A8e1E2E22822f9713474902'
const sending = 'input[name="type /cosmos.bank.v1beta1.MsgSend"]'

test('[WALLET-07] who acts for another is told so on every page, and what they sign is theirs @chain', async ({
  page,
  browser,
  baseURL,
}) => {
  const [granter, grantee] = [await giveCoins(), await giveCoins()]
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await injectEthereumWallet(other, granter)
  await actAs(other, {
    path: `/account/${granter.address}/grants/`,
    button: 'Let another act',
    fill: async () => {
      await other.getByRole('textbox', { name: 'Who may act' }).fill(grantee.address)
      await other.locator(sending).check()
      await other.getByLabel(/^Token/).selectOption('inj')
      await other.getByLabel(/^Amount/).fill('3')
    },
  })

  await injectEthereumWallet(page, grantee)
  await page.goto(`/account/${grantee.address}/grants/`)
  await untilAlive(page)
  await page.getByRole('button', { name: 'Act for another' }).click()
  await page.getByRole('button', { name: /MetaMask/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Act for another' })
  await dialog.getByRole('button', { name: 'Act for another' }).click()
  const banner = page.getByRole('status').filter({ hasText: 'You act for' })
  await expect(banner).toContainText(granter.address)
  const { hash } = await actAs(page, {
    path: '/asset/inj/',
    button: 'Send',
    fill: async () => {
      await page.getByRole('textbox', { name: 'To' }).fill(stranger)
      await page.getByLabel(/^Amount/).fill('1.25')
    },
  })
  expect(await fetchChanged(hash, granter.address)).toEqual(['−1250000000000000000 inj'])
  await expect(banner).toContainText(granter.address)
  await banner.getByRole('button', { name: 'Act for yourself again' }).click()
  await expect(banner).toHaveCount(0)
})

test('[WALLET-07] the fees of another are paid as far as that is allowed, until it is taken back @chain', async ({
  page,
}) => {
  const [payer, other] = [await giveCoins(), await giveCoins()]
  await injectEthereumWallet(page, payer)
  const path = `/account/${payer.address}/grants/`
  await actAs(page, {
    path,
    button: 'Pay another’s fees',
    fill: async () => {
      await page.getByRole('textbox', { name: 'Whose fees' }).fill(other.address)
      await page.getByLabel(/^Most that is paid/).fill('1')
    },
  })
  const main = page.getByRole('main')
  await page.goto(path)
  await expect(main).toContainText(/pays fees|fees of/i)
  await actAs(page, { path, button: 'Stop paying fees', fill: async () => {} })
  await page.goto(path)
  await untilAlive(page)
  await page.getByRole('button', { name: 'Stop paying fees' }).click()
  await expect(page.getByText('This account pays nobody’s fees.')).toBeVisible()
})

test('[WALLET-06] a key of the browser signs without the wallet, until one press ends it @chain', async ({
  page,
}) => {
  const account = await giveCoins()
  const wallet = await injectEthereumWallet(page, account)
  const path = `/account/${account.address}/grants/`
  await actAs(page, {
    path,
    button: 'Auto-sign',
    fill: async () => {
      await page.locator(sending).check()
      await page.getByLabel(/^Most that is paid/).fill('1')
      await page.getByRole('checkbox', { name: /^Keep the key/ }).check()
    },
  })
  // Who logs out is asked first: what the key may do stands on the chain.
  await page.getByLabel(/^Connected account: inj1/).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  const question = page.getByRole('dialog', { name: 'Auto-sign' })
  await expect(question).toContainText('A key of this browser may sign for your account until')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel(/^Connected account: inj1/)).toBeVisible()
  const { asked } = wallet
  const { hash } = await actAs(page, {
    path: '/asset/inj/',
    button: 'Send',
    fill: async () => {
      await page.getByRole('textbox', { name: 'To' }).fill(stranger)
      await page.getByLabel(/^Amount/).fill('1')
    },
  })
  expect(wallet.asked).toBe(asked)
  expect(await fetchChanged(hash, account.address)).toHaveLength(1)

  // The key goes, as one that isn't kept goes with its page: what it may do is still there to be ended.
  await page.evaluate(() => localStorage.removeItem('auto-sign'))
  await page.goto(path)
  await expect(page.getByText('A key may sign for your account until')).toBeVisible()
  await untilAlive(page)
  await page.getByRole('button', { name: 'Auto-sign', exact: true }).click()
  const asking = page.waitForResponse('**/act/standing/**')
  await page.getByRole('button', { name: 'End all of it' }).click()
  const standing: unknown = await (await asking).json()
  expect(standing).toEqual({ types: ['/cosmos.bank.v1beta1.MsgSend'], hasAllowance: true })
  await page.getByRole('button', { name: 'Sign and send' }).click()
  await expect(page.getByText('The transaction is in a block')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auto-sign-grants'))).toBeNull()
})
