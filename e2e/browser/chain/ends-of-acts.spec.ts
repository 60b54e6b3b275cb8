import { MsgSend } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/tx_pb.js'
import { pack, type LocalAccount } from '@injsight/local-chain'
import type { Page, Request } from '@playwright/test'
import { reviewAct, sendStep, untilIncluded } from '../support/act-as.ts'
import { giveCoins } from '../support/give-coins.ts'
import { sendAs, waitForBlocks } from '../support/send-as.ts'
import { expect, refusals, test } from '../support/test.ts'
import { injectEthereumWallet } from '../support/wallets.ts'

// What was sent is asked for before a block has it, and some answers are kept from the page.
test.use({ allowedErrors: new RegExp(`${refusals.source}|net::ERR_FAILED`) })

// Who pays it themselves gives it to the chain themselves.
test.beforeEach(({ page }) => page.route('**/act/delegate/', (route) => route.fulfill({ json: {} })))

test('[WALLET-05] refused, locked, on another network, by another account: each is said, and it can be signed again @chain', async ({
  page,
}) => {
  const wallet = await injectEthereumWallet(page, await giveCoins())
  const dialog = await reviewSending(page)
  const sign = dialog.getByRole('button', { name: 'Sign and send' })
  const alert = dialog.getByRole('alert')

  wallet.refuses = true
  await sign.click()
  await expect(alert).toContainText('The request was rejected in MetaMask.')
  wallet.refuses = false

  const { signer } = wallet
  wallet.signer = await giveCoins()
  await sign.click()
  await expect(alert).toContainText('Another account of the wallet has signed')
  wallet.signer = signer
  await sign.click()
  await untilIncluded(page)
  expect(wallet.asked).toBe(3)

  wallet.isLocked = true
  await reviewSending(page)
  await expect(alert).toContainText('Please unlock your MetaMask.')
  wallet.isLocked = false
  wallet.evmChainId = 56
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toContainText('Your selected network is incorrect')
  wallet.evmChainId = 0xaa36a7
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await sign.click()
  await untilIncluded(page)
})

test('[WALLET-05] what is closed while the wallet signs is never sent, and leaves room for the next @chain', async ({
  page,
}) => {
  const account = await giveCoins()
  const wallet = await injectEthereumWallet(page, account)
  const held = Promise.withResolvers<void>()
  wallet.meanwhile = () => held.promise
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/act/broadcast/')) sent.push(request.url())
  })
  const dialog = await reviewSending(page)
  await dialog.getByRole('button', { name: 'Sign and send' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Confirm in your wallet…')
  await expect.poll(() => wallet.asked).toBe(1)
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(dialog).toHaveCount(0)
  held.resolve()
  const next = await reviewSending(page)
  await expect(next.getByRole('button', { name: 'Sign and send' })).toBeEnabled()
  expect(sent).toEqual([])
  expect(wallet.asked).toBe(1)
})

for (const payer of ['itself', 'another'])
  test(`[WALLET-05] another transaction of the account came first, whose fee ${payer} pays: it is said, and signed anew @chain`, async ({
    page,
  }) => {
    if (payer === 'another') await page.unroute('**/act/delegate/')
    const account = await giveCoins()
    const wallet = await injectEthereumWallet(page, account)
    const dialog = await reviewSending(page)
    wallet.meanwhile = async () => {
      wallet.meanwhile = async () => {}
      await sendAs(account, [sending(account)])
    }
    const sign = dialog.getByRole('button', { name: 'Sign and send' })
    await sign.click()
    await expect(dialog.getByRole('alert')).toContainText('Another transaction of this account came first.')
    await sign.click()
    await untilIncluded(page)
    expect(wallet.asked).toBe(2)
  })

test('[WALLET-05] whoever signs after the last block that it could be in is told so @chain', async ({
  page,
}) => {
  const wallet = await injectEthereumWallet(page, await giveCoins())
  const dialog = await reviewSending(page)
  await hurry(page)
  wallet.meanwhile = () => waitForBlocks(4n)
  await dialog.getByRole('button', { name: 'Sign and send' }).click()
  await expect(dialog.getByRole('alert')).toContainText('It was not taken, and nothing has changed.')
  await page.unroute('**/act/signing/**')
  wallet.meanwhile = async () => {}
  await dialog.getByRole('button', { name: 'Sign and send' }).click()
  await untilIncluded(page)
})

test('[WALLET-05] too little gas fails in its block, which the notice and the page say @chain', async ({
  page,
}) => {
  await injectEthereumWallet(page, await giveCoins())
  await page.route('**/act/preview/', async (route) => {
    const answer = await route.fetch()
    const preview = (await answer.json()) as { cost: { gasLimit: string } }
    // Of what the trial took, with its buffer of a fifth: nine tenths.
    preview.cost.gasLimit = String((BigInt(preview.cost.gasLimit) * 3n) / 4n)
    await route.fulfill({ response: answer, json: preview })
  })
  const dialog = await reviewSending(page)
  await dialog.getByRole('button', { name: 'Sign and send' }).click()
  await expect(page.getByText('The transaction failed')).toBeVisible()
  await page.getByRole('link', { name: /^[0-9A-F]{64}$/ }).click()
  await expect(page.getByRole('main')).toContainText('It ran out of gas')
})

test('[WALLET-05] the node is gone once it has taken it: it is looked for, and found in its block @chain', async ({
  page,
}) => {
  const wallet = await injectEthereumWallet(page, await giveCoins())
  const dialog = await reviewSending(page)
  await page.route('**/act/broadcast/', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Sign and send' }).click()
  await untilIncluded(page)
  expect(wallet.asked).toBe(1)
})

test('[WALLET-05] the node is gone before it has taken it: it is looked for until its last block has passed @chain', async ({
  page,
}) => {
  await injectEthereumWallet(page, await giveCoins())
  const dialog = await reviewSending(page)
  await hurry(page)
  await page.route('**/act/broadcast/', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Sign and send' }).click()
  await expect(page.getByText('Nobody has said whether the transaction was taken.')).toBeVisible()
  await expect(
    page.getByText('No block has the transaction, and none will: you can sign it again'),
  ).toBeVisible()
  await page.unroute('**/act/broadcast/')
  await page.unroute('**/act/signing/**')
  const next = await reviewSending(page)
  await next.getByRole('button', { name: 'Sign and send' }).click()
  await untilIncluded(page)
})

for (const [name, isTaken] of Object.entries({
  'once it has taken it': true,
  'before it has taken it': false,
}))
  test(`[WALLET-08] who pays is gone ${name}: it is looked for by its signer, until its last block @chain`, async ({
    page,
  }) => {
    await page.unroute('**/act/delegate/')
    const wallet = await injectEthereumWallet(page, await giveCoins())
    const dialog = await reviewSending(page)
    await expect(dialog).toContainText('Somebody else pays the fee')
    if (!isTaken) await hurry(page)
    await page.route('**/act/send-delegated/', async (route) => {
      if (isTaken) await route.fetch()
      await route.abort()
    })
    // The page that sent it doesn't find it, however late it is loaded anew: the one after it does.
    await page.route('**/act/sent/**', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Sign and send' }).click()
    await expect(page.getByText('Nobody has said whether the transaction was taken.')).toBeVisible()
    await page.reload()
    await page.unroute('**/act/sent/**')
    if (isTaken) await untilIncluded(page)
    else
      await expect(
        page.getByText('No block has the transaction, and none will: you can sign it again'),
      ).toBeVisible()
    expect(wallet.asked).toBe(1)
  })

test('[WALLET-05] a node that has no room is said so, and what was signed is signed anew @chain', async ({
  page,
}) => {
  const wallet = await injectEthereumWallet(page, await giveCoins())
  const dialog = await reviewSending(page)
  const full = {
    words: ['The node has no room.'],
    step: '',
    log: 'mempool is full',
    codespace: 'sdk',
    code: 20,
  }
  await page.route('**/act/broadcast/', (route) => route.fulfill({ json: { refusal: full } }))
  const sign = dialog.getByRole('button', { name: 'Sign and send' })
  await sign.click()
  await expect(dialog.getByRole('alert')).toContainText('The node has no room.')
  await page.unroute('**/act/broadcast/')
  await sign.click()
  await untilIncluded(page)
  expect(wallet.asked).toBe(2)
})

test('[WALLET-05] a page that is loaded anew while it waits finds it again, and it is signed once @chain', async ({
  page,
}) => {
  const wallet = await injectEthereumWallet(page, await giveCoins())
  const dialog = await reviewSending(page)
  const kept = Promise.withResolvers<Request>()
  await page.route('**/act/broadcast/', (route) => kept.resolve(route.request()))
  await dialog.getByRole('button', { name: 'Sign and send' }).click()
  const request = await kept.promise
  await page.reload()
  await expect(page.getByText('Broadcasting transaction...')).toBeVisible()
  // Only now it reaches a node: what the page before had asked for is on its way as long.
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await page.request.post(request.url(), { data: request.postData() ?? '', headers })
  await untilIncluded(page)
  expect(wallet.asked).toBe(1)
})

const reviewSending = (page: Page) => reviewAct(page, sendStep(page))

const sending = ({ address }: LocalAccount) =>
  pack(MsgSend, { fromAddress: address, toAddress: address, amount: [{ denom: 'inj', amount: '1' }] })

/** From now on what is signed can wait for two blocks, not for sixty. */
async function hurry(page: Page): Promise<void> {
  await page.route('**/act/signing/**', async (route) => {
    const answer = await route.fetch()
    const signing = (await answer.json()) as { height: string }
    await route.fulfill({
      response: answer,
      json: { ...signing, height: String(BigInt(signing.height) - 58n) },
    })
  })
}
