import { readAccount } from '@injsight/chain'
import type { Page } from '@playwright/test'
import { actAs, fetchChanged, pressWallet, reviewAct, sendStep, untilIncluded } from '../support/act-as.ts'
import { accountAt, makeSeed } from '../support/emulated/accounts.ts'
import { plugInLedger } from '../support/emulated/ledger.ts'
import { giveCoinsTo } from '../support/give-coins.ts'
import { plugInTrezor } from '../support/emulated/trezor.ts'
import { expect, refusals } from '../support/test.ts'
import { walletTest as test } from '../support/wallet-site.ts'

// What was sent is asked for before a block has it. And Ledger's package would ask its maker how to call what is in typed
// data, which the policy of content refuses: it is signed without that.
const makers = ['crypto-assets-service.api.ledger.com', 'cdn.live.ledger.com']
test.use({
  allowedErrors: new RegExp([refusals.source, ...makers].join('|')),
  allowedHosts: makers,
})

const ledgerPaths = { 'Ledger Live': "m/44'/60'/6'/0/0", Legacy: "m/44'/60'/0'/6" } as const

// One is an older device, for whom another pays; the other signs field by field, and pays itself.
for (const [derivation, path] of Object.entries(ledgerPaths)) {
  const isOld = derivation === 'Ledger Live'
  test(`[WALLET-03] [WALLET-10] a Ledger that derives as ${derivation} signs ${isOld ? 'hashes' : 'all of the text'}, and sends what was said @chain`, async ({
    page,
  }) => {
    if (!isOld) await payFeesThemselves(page)
    const ledger = await plugInLedger(page)
    ledger.isOld = isOld
    await connectAndSend(page, ledger, { wallet: 'Ledger', derivation, path })
  })
}

test('[WALLET-03] [WALLET-05] a Ledger without its app, locked, refused, or another one: each is said, and it can be signed again @chain', async ({
  page,
}) => {
  const ledger = await plugInLedger(page)
  const address = readAccount(accountAt(ledger, "m/44'/60'/0'/0/0").address)
  await giveCoinsTo(address)
  await pressWallet(page, 'Ledger')
  const away = 'Please connect your Ledger and unlock it, and open its Ethereum app.'
  const alert = page.getByRole('dialog').getByRole('alert')
  const ask = page.getByRole('button', { name: 'Get addresses' })
  for (const state of [{ app: undefined }, { app: 'Bitcoin' }, { isLocked: true }] as const) {
    Object.assign(ledger, { app: 'Ethereum', isLocked: false, ...state })
    await ask.click()
    await expect(alert).toHaveText(away)
  }
  ledger.isLocked = false
  await ask.click()
  await choose(page, address)

  const dialog = await reviewAct(page, sendStep(page))
  const sign = dialog.getByRole('button', { name: 'Sign and send' })
  const said = dialog.getByRole('alert')
  ledger.refuses = true
  await sign.click()
  await expect(said).toContainText('The request was rejected in Ledger.')
  ledger.refuses = false
  ledger.isLocked = true
  await sign.click()
  await expect(said).toContainText(away)
  ledger.isLocked = false
  await sign.click()
  await untilIncluded(page)

  ledger.seed = makeSeed()
  await reviewAct(page, sendStep(page))
  await sign.click()
  await expect(said).toContainText('You are connected to the wrong address. Please reconnect!')
  expect(ledger.signed).toHaveLength(1)
})

const trezorPaths = { 'BIP 44': "m/44'/60'/6'/0/0", 'BIP 32': "m/44'/60'/0'/0/6" } as const

for (const [derivation, path] of Object.entries(trezorPaths))
  test(`[WALLET-03] [WALLET-10] a Trezor that derives by ${derivation} signs in its maker’s window, and sends what was said @chain`, async ({
    page,
  }) => {
    const trezor = await plugInTrezor(page)
    trezor.isFirstModel = derivation === 'BIP 32'
    if (trezor.isFirstModel) await payFeesThemselves(page)
    await connectAndSend(page, trezor, { wallet: 'Trezor', derivation, path })
  })

test('[WALLET-03] [WALLET-05] a Trezor whose window is blocked or closed, that is away, refused, or another one: each is said @chain', async ({
  page,
}) => {
  const trezor = await plugInTrezor(page)
  const address = readAccount(accountAt(trezor, "m/44'/60'/0'/0/0").address)
  await giveCoinsTo(address)
  await pressWallet(page, 'Trezor')
  const alert = page.getByRole('dialog').getByRole('alert')
  const ask = page.getByRole('button', { name: 'Get addresses' })
  await page.evaluate(() => {
    const { open } = globalThis
    let isBlocked = true
    globalThis.open = (...asked) => {
      const opened = isBlocked ? null : open(...asked)
      isBlocked = false
      return opened
    }
  })
  await ask.click()
  await expect(alert).toContainText('Your browser has blocked the window of Trezor.')
  trezor.isAway = true
  // Closed while it still goes to its address, a window may stay.
  const opening = page.waitForEvent('popup')
  await ask.click()
  const window = await opening
  await window.waitForLoadState()
  await window.close()
  await expect(alert).toHaveText('The request was rejected in Trezor.')
  trezor.isAway = false
  await ask.click()
  await choose(page, address)

  const dialog = await reviewAct(page, sendStep(page))
  const sign = dialog.getByRole('button', { name: 'Sign and send' })
  const said = dialog.getByRole('alert')
  trezor.refuses = true
  await sign.click()
  await expect(said).toContainText('The request was rejected in Trezor.')
  trezor.refuses = false
  trezor.seed = makeSeed()
  await sign.click()
  await expect(said).toContainText('Another account of the wallet has signed')
})

type Device = { seed: Uint8Array; signed: string[] }
type Way = { wallet: string; derivation: string; path: Parameters<typeof accountAt>[1] }

/** By an account that stands further down the list, which has what it sends. */
async function connectAndSend(page: Page, device: Device, { wallet, derivation, path }: Way): Promise<void> {
  const address = readAccount(accountAt(device, path).address)
  await giveCoinsTo(address)
  await pressWallet(page, wallet)
  await page.getByRole('radio', { name: derivation }).click()
  await page.getByRole('button', { name: 'Get addresses' }).click()
  await page.getByRole('button', { name: 'Get more' }).click()
  await choose(page, address)
  const { said, hash } = await actAs(page, sendStep(page))
  expect(said).not.toEqual([])
  expect(await fetchChanged(hash, address)).toEqual(said)
  expect(device.signed).toEqual([path])
}

async function choose(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: address }).click()
  await expect(page.getByLabel(/^Connected account: inj1/)).toBeVisible()
}

const payFeesThemselves = (page: Page) =>
  page.route('**/act/delegate/', (route) => route.fulfill({ json: {} }))
