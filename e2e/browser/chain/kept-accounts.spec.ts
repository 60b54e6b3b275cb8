import { actAs, fetchChanged, pressWallet, reviewAct, sendStep } from '../support/act-as.ts'
import { openMagic } from '../support/emulated/magic.ts'
import { openTurnkey } from '../support/emulated/turnkey.ts'
import { giveCoinsTo } from '../support/give-coins.ts'
import { expect, refusals } from '../support/test.ts'
import { walletTest as test } from '../support/wallet-site.ts'

// What was sent is asked for before a block has it, and what the keepers refuse is refused with 400.
test.use({
  // What a keeper says in words that nobody knows is told to the console as well.
  allowedErrors: new RegExp(`${refusals.source}|WalletTrouble: refused`),
  allowedHosts: ['accounts.example', 'api.turnkey.com', 'auth.magic.link', 'accounts.google.com'],
})

test('[WALLET-04] [WALLET-10] by a code that was sent Turnkey signs, on the page after it too; no other code and none too late @chain', async ({
  page,
}) => {
  const turnkey = await openTurnkey(page)
  const { address } = turnkey.account
  await giveCoinsTo(address)
  const dialog = await pressWallet(page, 'Email')
  await dialog.getByLabel('Email address').fill('somebody@example.com')
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(dialog).toContainText('A code was sent to somebody@example.com.')
  const connect = async (code: string) => {
    await dialog.getByLabel('Code').fill(code)
    await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  }
  await connect('000000')
  await expect(dialog.getByRole('alert')).toBeVisible()
  turnkey.isTooLate = true
  await connect(turnkey.sent[0]?.code ?? '')
  await expect(dialog.getByRole('alert')).toBeVisible()
  turnkey.isTooLate = false
  await connect(turnkey.sent[0]?.code ?? '')
  await expect(page.getByLabel(`Connected account: ${address}`)).toBeVisible()
  expect(turnkey.refused).toEqual(['Invalid OTP code', 'OTP expired'])

  const { said, hash } = await actAs(page, sendStep(page))
  expect(said).not.toEqual([])
  expect(await fetchChanged(hash, address)).toEqual(said)
  turnkey.isOver = true
  const act = await reviewAct(page, sendStep(page))
  await act.getByRole('button', { name: 'Sign and send' }).click()
  await expect(act.getByRole('alert')).toBeVisible()
})

test('[WALLET-04] [WALLET-10] Google leads back, and Turnkey signs @chain', async ({ page, baseURL }) => {
  const turnkey = await openTurnkey(page)
  const { address } = turnkey.account
  await giveCoinsTo(address)
  await page.route('https://accounts.google.com/**', (route) => {
    const asked = new URL(route.request().url()).searchParams
    expect(asked.get('redirect_uri')).toBe(baseURL)
    const token = turnkey.makeGoogleToken(asked.get('nonce') ?? '')
    return route.fulfill({ status: 302, headers: { location: `${baseURL}/#id_token=${token}` } })
  })
  const dialog = await pressWallet(page, 'Email')
  await dialog.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByLabel(`Connected account: ${address}`)).toBeVisible()
  expect(page.url()).not.toContain('id_token')
  const { said, hash } = await actAs(page, sendStep(page))
  expect(await fetchChanged(hash, address)).toEqual(said)
  expect(turnkey.refused).toEqual([])
})

test('[WALLET-04] [WALLET-10] by a link that was sent Magic signs; its own window can be used, and a link that is too old says so @chain', async ({
  page,
}) => {
  await page.route('https://accounts.example/magic', (route) =>
    route.fulfill({ json: true, headers: { 'access-control-allow-origin': '*' } }),
  )
  const magic = await openMagic(page)
  const { address } = magic.account
  await giveCoinsTo(address)
  const dialog = await pressWallet(page, 'Email')
  const begin = async () => {
    await dialog.getByLabel('Email address').fill('somebody@example.com')
    await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(window.getByRole('heading')).toHaveText('Check your email')
  }
  const window = page.frameLocator('.magic-iframe')
  await begin()
  await window.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('The request was rejected in Magic.')
  magic.isTooLate = true
  await begin()
  magic.followLink()
  await expect(dialog.getByRole('alert')).toContainText('Magic link expired')
  magic.isTooLate = false
  await begin()
  magic.followLink()
  await expect(page.getByLabel(`Connected account: ${address}`)).toBeVisible()
  const { said, hash } = await actAs(page, sendStep(page))
  expect(await fetchChanged(hash, address)).toEqual(said)
})

test('[WALLET-04] [WALLET-10] who signs in at GitHub for Magic is led back, and signs @chain', async ({
  page,
}) => {
  const magic = await openMagic(page)
  const { address } = magic.account
  await giveCoinsTo(address)
  const dialog = await pressWallet(page, 'Email')
  await dialog.getByRole('button', { name: 'Continue with GitHub' }).click()
  await expect(page.getByLabel(`Connected account: ${address}`)).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  const { said, hash } = await actAs(page, sendStep(page))
  expect(await fetchChanged(hash, address)).toEqual(said)
  expect(magic.refused).toEqual([])
})
