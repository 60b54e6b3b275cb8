import { newer } from '../support/recorded.ts'
import { expect, findBarriers, test, untilAlive } from '../support/test.ts'

test.use({ stack: 'newer' })

test('[ROUTE-02] trades without a kind are those of spot markets', async ({ request }) => {
  for (const prefix of ['', '/kr']) {
    const answer = await request.get(`${prefix}/trade-history/`)
    expect(new URL(answer.url()).pathname).toBe(`${prefix}/trade-history/spot/`)
  }
  expect((await request.get('/trade-history/futures/')).status()).toBe(404)
})

test('[TRADE-01] [VALID-01] trades are narrowed by who traded, in which market, on which side', async ({
  page,
}) => {
  await page.goto('/trade-history/')
  await untilAlive(page)
  const form = page.getByRole('search', { name: 'Narrow the list' })
  const search = form.getByLabel('Account or subaccount')
  await search.fill('inj1nobody')
  await expect(form.getByRole('alert')).toHaveCount(0)
  await search.blur()
  await expect(form.getByRole('alert')).toHaveText('Your search doesn’t match an account address format')
  await search.fill('nobody')
  await form.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/search=nobody/)
  await expect(form.getByRole('alert')).toHaveText(
    'Your search doesn’t match an injective address or subaccountId',
  )
  await search.fill(newer.accountOf('mm1'))
  await form.getByRole('combobox', { name: 'Side' }).selectOption({ label: 'Sell' })
  const market = form.getByRole('combobox', { name: 'Market' })
  await market.selectOption({ label: 'INJ/USDT*' })
  const chosen = await market.locator('option:checked').textContent()
  await form.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/side=sell/)
  await expect(form.getByRole('alert')).toHaveCount(0)
  const rows = page.getByRole('region', { name: 'Trades' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('Sell')
  for (const row of (await rows.all()).slice(1)) {
    await expect(row).toContainText(chosen ?? '')
    await expect(row.locator(`a[href="/account/${newer.accountOf('mm1')}/"]`)).toBeVisible()
  }
  await page.getByRole('link', { name: 'Older' }).click()
  await expect(page).toHaveURL(/until=\d+&skip=\d+/)
  await expect(page).toHaveURL(/side=sell/)
  await expect(rows.nth(1)).toContainText('Sell')
})

test('[TRADE-01] on a phone the form is folded, says how much is chosen, and opens by a key or for what is wrong', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/trade-history/derivatives/?side=sell&from=2026-01-01T00:00')
  await untilAlive(page)
  const form = page.getByRole('search', { name: 'Narrow the list' })
  const fold = page.getByText('Narrow the list (2)')
  await expect(form).toBeHidden()
  const first = page.getByRole('region', { name: 'Trades' }).locator('tbody tr').first()
  expect((await first.boundingBox())?.y).toBeLessThan(422)
  await fold.focus()
  await page.keyboard.press('Enter')
  await expect(form).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(form.getByLabel('Account or subaccount')).toBeFocused()
  await form.getByRole('combobox', { name: 'Side' }).selectOption({ label: 'Both sides' })
  await form.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).not.toHaveURL(/side=sell/)
  await expect(page.getByText('Narrow the list (1)')).toBeVisible()
  await expect(form).toBeHidden()
  await page.goto('/trade-history/derivatives/?search=nobody')
  await expect(form.getByRole('alert')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.goto('/trade-history/derivatives/')
  await expect(form).toBeVisible()
  await expect(page.getByText('Narrow the list')).toBeHidden()
})

test('[TRADE-02] a trade has a page, with those who stood on the other side', async ({ page }) => {
  await page.goto('/trade-history/derivatives/')
  await untilAlive(page)
  const rows = page.getByRole('region', { name: 'Trades' }).getByRole('row')
  await rows.nth(1).getByRole('link').last().click()
  await expect(page).toHaveURL(/\/trade-history\/derivatives\/\d+_[0-9a-f]{16}_\d+\/$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText(/(bought|sold) .* at .* on /)
  for (const fact of ['Fee recipient', 'Subaccount id', 'Payout', 'Trade id'])
    await expect(main.getByText(fact, { exact: true })).toBeVisible()
  const sides = page.getByRole('region', { name: 'Both sides' })
  await expect(sides).toContainText('this trade')
  await expect(sides).toContainText('Buy, long')
  await expect(sides).toContainText('Sell, short')
  await main.getByRole('link', { name: 'Derivative trades' }).click()
  await expect(page).toHaveURL('/trade-history/derivatives/')
})

test.describe('what goes wrong is told', () => {
  test.use({ allowedErrors: /status of (404|503)/ })

  test('[TRADE-01] the file of trades comes with a word, and so does that it can’t be made', async ({
    page,
  }) => {
    await page.goto(`/trade-history/derivatives/?search=${newer.accountOf('alice')}`)
    await untilAlive(page)
    const csv = page.getByRole('region', { name: 'Trades' }).getByRole('link', { name: 'CSV' })
    const loading = page.waitForEvent('download')
    await csv.click()
    expect((await loading).suggestedFilename()).toBe('derivatives-trades.csv')
    await expect(page.locator('#notices')).toContainText('The CSV file is ready')
    await page.route('**/trade-history/derivatives.csv*', (route) => route.fulfill({ status: 503 }))
    await csv.click()
    await expect(page.locator('#notices')).toContainText(
      'There is an issue generating the CSV file. Please try again.',
    )
  })

  test('[TRADE-02] a trade that is not there says so, on its page and in a notice', async ({ page }) => {
    const answer = await page.goto('/trade-history/spot/99_0123456789abcdef_0/')
    expect(answer?.status()).toBe(404)
    const words = 'Failed to fetch trade with id 99_0123456789abcdef_0'
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
    await expect(page.locator('#notices')).toContainText(words)
  })
})
