import { createHash } from 'node:crypto'
import { accountOf, transactionOf } from '../support/recorded.ts'
import { expect, test, untilAlive } from '../support/test.ts'

test('[TX-01] the list of transactions narrows by status, in the address, and Back widens it again', async ({
  page,
}) => {
  await page.goto('/transactions/')
  await untilAlive(page)
  const rows = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.locator('time') })
  await expect(rows).toHaveCount(25)
  await page.getByRole('link', { name: 'Failed', exact: true }).click()
  await expect(page).toHaveURL(/[?&]status=failed/)
  await expect(rows.filter({ hasText: 'Failed:' })).toHaveCount(25)
  const older = page.getByRole('link', { name: 'Older' })
  const next = (await older.getAttribute('href')) ?? ''
  await older.click()
  await expect(page).toHaveURL(next)
  await expect(rows.filter({ hasNotText: 'Failed:' })).toHaveCount(0)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/transactions/')
  await expect(rows.filter({ hasNotText: 'Failed:' }).first()).toBeVisible()
})

test('[TX-03] everything that a sentence names leads on, and Back to where it was said', async ({ page }) => {
  const { hash } = transactionOf('bank.send')
  await page.goto(`/transaction/${hash}/`)
  await untilAlive(page)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(/sent [\d.,]+\sINJ to/)
  await heading.getByRole('link').first().click()
  await expect(page).toHaveURL(`/account/${accountOf('alice')}/`)
  await expect(page.getByRole('main')).toContainText(accountOf('alice'))
  await page.goBack()
  await expect(heading).toContainText(/sent [\d.,]+\sINJ to/)
})

test('[TX-06] a failed transaction says why in words, before anything else', async ({ page }) => {
  await page.goto(`/transaction/${transactionOf('bank.send.insufficient').hash}/`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('tried to send')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Why it failed')
  await expect(page.getByRole('main')).toContainText(/There was not enough/)
})

test('[ACCT-05] an address that nobody has used is an account with nothing in it', async ({ page }) => {
  const answer = await page.goto('/account/inj1pyysjzgfpyysjzgfpyysjzgfpyysjzgfhjrtup/')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('main')).toContainText('0x0909090909090909090909090909090909090909')
})

test('[TX-02] the bytes of a transaction are given as hex and base64, and are what its hash is of', async ({
  request,
}) => {
  const { hash } = transactionOf('bank.send')
  for (const form of ['hex', 'base64'] as const) {
    const answer = await request.get(`/transaction/${hash}/bytes/${form}/`)
    expect(answer.status()).toBe(200)
    const bytes = Buffer.from(await answer.text(), form)
    expect(createHash('sha256').update(bytes).digest('hex').toUpperCase()).toBe(hash)
  }
  expect((await request.get(`/transaction/${hash}/bytes/decimal/`)).status()).toBe(400)
})

test('[TX-02] a transaction says how it was signed and what moved, and leads to its parts', async ({
  page,
}) => {
  await page.goto(`/transaction/${transactionOf('bank.send').hash}/`)
  await untilAlive(page)
  await expect(page.getByRole('main')).toContainText('signed direct')
  await expect(page.getByRole('region', { name: 'What moved' })).toContainText('0.000000000001234567 INJ')
  const parts = page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link')
  await expect(parts).toHaveText(['What changed', /Message/, 'Raw'])
  await parts.last().click()
  await expect(page).toHaveURL(/#raw$/)
  for (const target of await parts.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? '')))
    await expect(page.locator(target)).toBeVisible()
})

test('[TX-02] [DATA-03] a fee that another allowed to spend is said to be paid by that one, on the page and in every list', async ({
  page,
  request,
}) => {
  const { hash, height } = transactionOf('feegrant.use')
  const [sender, granter] = ['feegrant.use', 'feegrant.basic'].map((name) => transactionOf(name).signer)
  await page.goto(`/transaction/${hash}/`)
  const fee = page.getByRole('definition').filter({ hasText: 'paid by' })
  await expect(fee.getByRole('link').last()).toHaveAttribute('href', `/account/${granter}/`)
  await page.goto(`/account/${sender}/transactions/?rows=100`)
  await expect(page.getByRole('columnheader', { name: 'Fee' })).toBeVisible()
  for (const file of ['/transactions.csv?kind=bank', `/account/${sender}/transactions.csv`]) {
    const lines = (await (await request.get(file)).text()).split('\r\n')
    const line = lines.find((one) => one.includes(hash))
    expect(line, file).toContain(`${hash},${height},0.00008,INJ,${granter}`)
  }
})
