import { accountOf, busyHeight, transactionOf } from '../support/recorded.ts'
import { sitePages } from '../pages.ts'
import { findStack } from '../support/stacks.ts'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test('without scripts home shows blocks, transactions and figures', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('list', { name: 'The last blocks' }).getByRole('link')).toHaveCount(14)
  await expect(page.locator('section', { hasText: 'Latest blocks' }).locator('ol li')).toHaveCount(8)
  await expect(page.locator('section', { hasText: 'Latest transactions' }).locator('ul li')).toHaveCount(8)
  await expect(page.getByRole('banner')).toContainText('2,524')
})

test('without scripts blocks are paged by links', async ({ page }) => {
  await page.goto('/blocks/')
  await expect(page.getByRole('row')).toHaveCount(26)
  await page.getByRole('link', { name: 'Older' }).click()
  await expect(page).toHaveURL('/blocks/?before=2500')
  await expect(page.getByRole('row').nth(1)).toContainText('2,499')
})

test('without scripts a block shows its facts, its picture and its transactions', async ({ page }) => {
  await page.goto(`/block/${busyHeight}/`)
  await expect(page.getByRole('definition').first()).toHaveText('500')
  await expect(page.locator('svg a rect').first()).toBeVisible()
  const lines = page.getByRole('region', { name: 'Transactions of this block' })
  await expect(lines.getByRole('row')).toHaveCount(7)
  await page.getByRole('link', { name: 'Next block' }).click()
  await expect(page).toHaveURL(`/block/${busyHeight + 1}/`)
})

test('without scripts a transaction shows what happened', async ({ page }) => {
  const { hash, height } = transactionOf('bank.send')
  await page.goto('/transactions/')
  await expect(page.getByRole('main').locator('a[href^="/transaction/"]').nth(20)).toBeVisible()
  await page.goto(`/transaction/${hash}/`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('sent')
  await expect(page.getByRole('main')).toContainText(hash)
  await page.getByRole('main').locator(`a[href="/block/${height}/"]`).first().click()
  await expect(page).toHaveURL(`/block/${height}/`)
})

test('without scripts an account shows what it has and what it did', async ({ page }) => {
  const alice = accountOf('alice')
  await page.goto(`/account/${alice}/`)
  await expect(page.getByRole('main')).toContainText(alice)
  await expect(page.getByRole('main')).toContainText('INJ')
  await expect(page.getByRole('main').locator('a[href^="/transaction/"]').first()).toBeVisible()
})

test('without scripts the history of a balance is shown, however long', async ({ page }) => {
  await page.goto(`/account/${accountOf('alice')}/balances/?history=inj`)
  await expect(page.getByRole('region', { name: /^How the balance of/ }).getByRole('row')).toHaveCount(26)
})

test('without scripts nothing is offered that only scripts could do', async ({ page }) => {
  await page.goto(`/block/${busyHeight}/`)
  await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0)
})

test('every page leaves whole: nothing waits, hidden, for a script to put it in its place', async ({
  request,
}) => {
  for (const { name, path, status, stack = 'settled' } of sitePages) {
    const answer = await request.get(findStack(stack) + path)
    const html = await answer.text()
    const waiting = /<template id="B:|<div hidden="" id="S:|<div hidden id="S:/.test(html)
    expect({ name, status: answer.status(), waiting }).toEqual({ name, status, waiting: false })
  }
})
