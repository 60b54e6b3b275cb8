import type { Page } from '@playwright/test'
import { expect, test, untilAlive } from '../support/test.ts'

const address = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const second = 'inj1zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3t5qxqh'

test('[WALLET-01] [WALLET-02] a wallet that is installed stands first, connects, is kept, and is logged out of', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(installMetaMask)
  await page.goto('/blocks/')
  await untilAlive(page)
  const dialog = await openDialog(page)
  await expect(dialog.getByRole('listitem').first()).toHaveText(/MetaMask/)
  await dialog.getByRole('button', { name: 'MetaMask' }).click()
  await expect(dialog).toBeHidden()
  const account = page.getByLabel(`Connected account: ${address}`)
  await expect(account).toBeVisible()

  await page.reload()
  await untilAlive(page)
  await account.click()
  await page.getByRole('link', { name: 'Account page' }).click()
  await expect(page).toHaveURL(new RegExp(`/account/${address}/$`))
  await account.click()
  await page.getByRole('button', { name: 'Copy address', exact: true }).click()
  await expect(page.locator('#notices')).toContainText('Address copied: inj14au3…cfqku')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Connect' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('state'))).toBe('{}')
})

test('[WALLET-01] of several accounts of a wallet its menu offers the others, and the next page knows which was taken', async ({
  page,
}) => {
  await page.addInitScript(installMetaMask)
  await page.addInitScript(() => Reflect.set(globalThis, 'metaMaskIs', 'double'))
  await page.goto('/blocks/')
  await untilAlive(page)
  await (await openDialog(page)).getByRole('button', { name: 'MetaMask' }).click()
  await page.getByLabel(`Connected account: ${address}`).click()
  const use = page.getByRole('button', { name: /^Use / })
  await use.click()
  const other = page.getByLabel(`Connected account: ${second}`)
  await expect(other).toBeVisible()
  await page.reload()
  await untilAlive(page)
  await other.click()
  await expect(use).toHaveText('Use inj14au3…cfqku')
})

test('[WALLET-01] a locked wallet, and one without addresses, are told in words', async ({ page }) => {
  await page.addInitScript(installMetaMask)
  await page.goto('/blocks/')
  await untilAlive(page)
  const dialog = await openDialog(page)
  for (const [state, words] of [
    ['locked', 'Your wallet is currently locked. Please unlock your MetaMask.'],
    ['empty', 'There are no addresses linked to this wallet.'],
  ] as const) {
    await page.evaluate((now) => Reflect.set(globalThis, 'metaMaskIs', now), state)
    await dialog.getByRole('button', { name: 'MetaMask' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(words)
  }
})

test('[WALLET-01] a wallet like Keplr connects by its own interface', async ({ page }) => {
  await page.addInitScript((bech32Address) => {
    const keplr = {
      enable: async () => {},
      getKey: async () => ({ bech32Address, pubKey: new Uint8Array(33) }),
      getOfflineSigner: () => ({ getAccounts: async () => [{ address: bech32Address }] }),
    }
    Object.assign(globalThis, { keplr })
  }, address)
  await page.goto('/blocks/')
  await untilAlive(page)
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Keplr' }).click()
  await expect(page.getByLabel(`Connected account: ${address}`)).toBeVisible()
})

test('[WALLET-02] a private key loads its script when it is asked for, and is gone with the page', async ({
  page,
}) => {
  await page.goto('/blocks/')
  await untilAlive(page)
  const early = await listScripts(page)
  for (const script of early)
    expect(await readText(page, script)).not.toMatch(/eip6963|eth_requestAccounts|EIP712Domain/)

  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Private key' }).click()
  await dialog.getByLabel('Private key, 64 hexadecimal digits').fill('1b'.repeat(32))
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByLabel(/^Connected account: inj1/)).toBeVisible()
  expect((await listScripts(page)).length).toBeGreaterThan(early.length)

  await page.reload()
  await untilAlive(page)
  await expect(page.getByRole('button', { name: 'Connect' })).toBeVisible()
})

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Connect' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
  await expect(dialog).toBeVisible()
  return dialog
}

const listScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  )

const readText = (page: Page, url: string) => page.evaluate(async (path) => (await fetch(path)).text(), url)

/** As the extension does: it announces itself when asked, and answers by what it is. */
function installMetaMask(): void {
  const provider = {
    request: async ({ method }: { method: string }) => {
      const state: unknown = Reflect.get(globalThis, 'metaMaskIs')
      if (state === 'locked') throw Object.assign(new Error('Already processing unlock.'), { code: -32002 })
      if (method === 'eth_chainId') return '0x1'
      const [first, second] = ['0xAF79152AC5dF276D9A8e1E2E22822f9713474902', `0x${'11'.repeat(20)}`]
      return state === 'empty' ? [] : state === 'double' ? [first, second] : [first]
    },
  }
  const detail = { info: { rdns: 'io.metamask', name: 'MetaMask' }, provider }
  addEventListener('eip6963:requestProvider', () =>
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })),
  )
}
