import { expect, test, untilAlive } from '../support/test.ts'

type Trades = { trades: { subaccount_id: string }[] }

test(
  '[NOTE-06] who watches an account is told what happens at it, in a sentence, until they have enough',
  { tag: '@live' },
  async ({ page, request }) => {
    const { trades } = (await (await request.get('/trade-history/derivatives.json')).json()) as Trades
    await page.goto(`/account/${trades[0]?.subaccount_id.slice(0, 42)}/`)
    await untilAlive(page)
    await page.getByRole('button', { name: 'Watch', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Watch', exact: true }).click()
    await expect(dialog).toContainText('It is watched.')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: '✓ Watched' })).toBeVisible()
    const told = page.locator('#notices').getByRole('link').first()
    await expect(told).toHaveText(/^Account inj1.{4}….{5}: \S/, { timeout: 20_000 })
    await expect(told).toHaveAttribute('href', /^\/(?:transaction\/[0-9A-F]{64}|account\/inj1\w+\/trades)\/$/)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Watched' }).click()
    await dialog.getByRole('button', { name: /^Stop watching Account inj1/ }).click()
    await expect(dialog).toContainText('Nothing is watched.')
  },
)
