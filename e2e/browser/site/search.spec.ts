import {
  encodeAddress,
  decodeAddress,
  formatEthereumAddress,
  readAccount,
  shortenAddress,
  shortenHash,
  toSubaccount,
} from '@injsight/chain'
import type { Page } from '@playwright/test'
import { accountOf, busyHeight, transactionOf } from '../support/recorded.ts'
import { expect, refusals, test, untilAlive } from '../support/test.ts'

const { hash, height } = transactionOf('bank.send')
const alice = accountOf('alice')
const validator = accountOf('val0')

async function searchFor(page: Page, text: string): Promise<void> {
  const box = page.getByRole('search').getByRole('combobox')
  await box.fill(text)
  await box.press('Enter')
}

const base64 = Buffer.from(hash, 'hex').toString('base64')
const found: [what: string, text: string, path: string][] = [
  ['a height', String(busyHeight), `/block/${busyHeight}/`],
  ['a height with separators', '2,500', '/block/2500/'],
  ['a hash', hash, `/transaction/${hash}/`],
  ['a hash in lower case', hash.toLowerCase(), `/transaction/${hash}/`],
  ['a hash that begins with 0x', `0x${hash.toLowerCase()}`, `/transaction/${hash}/`],
  ['a hash in base64', base64, `/transaction/${hash}/`],
  ['a hash among spaces', `  ${hash}\t`, `/transaction/${hash}/`],
  ['the beginning of a hash', hash.slice(0, 12), `/transaction/${hash}/`],
  ['a hash as the site shortens it', shortenHash(hash), `/transaction/${hash}/`],
  ['a heading of the site', 'Bloque 2,500', '/block/2500/'],
]
for (const [what, text, path] of found) {
  test(`[SEARCH-04] ${what} leads to what it names`, async ({ page }) => {
    await page.goto('/blocks/')
    await searchFor(page, text)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

const ethereum = formatEthereumAddress(alice)
const spellings: [what: string, text: string, account: string][] = [
  ['an address', alice, alice],
  ['an address in upper case', alice.toUpperCase(), alice],
  ['an Ethereum address', ethereum, alice],
  ['an Ethereum address in lower case', ethereum.toLowerCase(), alice],
  ['an Ethereum address without 0x', ethereum.slice(2), alice],
  ['a subaccount', toSubaccount(alice, 1), alice],
  ['an address as the site shortens it', shortenAddress(alice), alice],
  ['the beginning of an address', alice.slice(0, 14), alice],
  ['a name with the marks around it on a page', '\u2068alpha-node\u2069', validator],
  ["a validator's address", encodeAddress('injvaloper', decodeAddress(validator).bytes), validator],
  ["a validator's name", 'Alpha', validator],
]
for (const [what, text, account] of spellings) {
  test(`[SEARCH-04] ${what} leads to its account`, async ({ page }) => {
    await page.goto('/blocks/')
    await searchFor(page, text)
    await expect(page).toHaveURL(/\/(account|validator)\/\w+\//)
    await expect(page.getByRole('main')).toContainText(account)
    expect(readAccount(new URL(page.url()).pathname.split('/')[2] ?? '')).toBe(account)
  })
}

test('[SEARCH-04] the hash of a block leads to the block', async ({ page }) => {
  await page.goto(`/block/${height}/`)
  const blockHash = await page
    .locator('dt', { hasText: /^Hash$/ })
    .locator('+ dd .mono')
    .textContent()
  for (const text of [`${blockHash}`, `0x${blockHash?.toLowerCase()}`]) {
    await page.goto('/')
    await searchFor(page, text)
    await expect(page).toHaveURL(`/block/${height}/`)
  }
})

test('[SEARCH-02] a text that names several things lists them, each with its kind', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'peggy')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('peggy')
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Asset' }).first(),
  ).toBeVisible()
})

const lost: [what: string, text: string, said: RegExp][] = [
  ['nonsense', 'nonsense of mine', /doesn’t match a block, transaction, asset, or address/],
  ['a height that is to come', '99999999', /no block of that height yet/],
  ['no height', '0', /whole number from 1 on/],
  ['a hash that is cut short', `0x${'AB'.repeat(30)}`, /64 hexadecimal digits/],
  ['an address with a wrong digit', `${alice.slice(0, -1)}q`, /account address format/],
  ['markup', '"><img src=x onerror=alert(1)>', /doesn’t match/],
  ['marks of other alphabets', '‮区块 % 🦊', /doesn’t match/],
]
for (const [what, text, said] of lost) {
  test(`[SEARCH-05] ${what} is told what was tried, and may try again`, async ({ page }) => {
    await page.goto('/')
    await searchFor(page, text)
    await expect(page).toHaveURL(/\/search\/\?q=/)
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
    await expect(page.getByRole('search').getByRole('combobox')).toBeVisible()
  })
}

test('[SEARCH-05] a text of 10 kB that is pasted is answered as any other', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('search').getByRole('combobox').focus()
  await page.keyboard.insertText('x'.repeat(10_000))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No results for')
})

test.describe(() => {
  test.use({ allowedErrors: refusals })

  test('[SEARCH-05] an address of 10 kB is refused in words', async ({ page }) => {
    const answer = await page.goto(`/search/?q=${'x'.repeat(10_000)}`)
    expect(answer?.status()).toBe(414)
    await expect(page.getByRole('paragraph').filter({ hasText: 'too long' })).toBeVisible()
  })
})

test('[SEARCH-01] the box is reached with / and with Ctrl-K from anywhere', async ({ page }) => {
  await page.goto(`/block/${busyHeight}/`)
  await untilAlive(page)
  const box = page.getByRole('combobox', { name: 'Search for a transaction, block or address' })
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await page.getByRole('heading', { level: 1 }).click()
    await expect(box).not.toBeFocused()
    await page.keyboard.press(key)
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('')
    await box.blur()
  }
  await box.fill('a')
  await page.keyboard.press('/')
  await expect(box).toHaveValue('a/')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[SEARCH-05] Enter leads on as well', async ({ page }) => {
    await page.goto('/zh/')
    await searchFor(page, String(busyHeight))
    await expect(page).toHaveURL(`/zh/block/${busyHeight}/`)
    await searchFor(page, 'nonsense of mine')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('nonsense of mine')
  })
})
