import { expect, findBarriers, test, untilAlive } from '../support/test.ts'

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
    await dialog.getByRole('button', { name: /^Remove: Account inj1/ }).click()
    await expect(dialog).toContainText('Nothing is watched.')
  },
)

test('[NOTE-06] all that is watched is in sight or a scroll away on a phone, and closing is in reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript((key) => {
    const watches = Array.from({ length: 12 }, (_, at) => {
      const name = `Transaction ${at}`
      const last = { said: 'went through', path: '/blocks/', time: Date.now() - 3_700_000 }
      return { thing: `transaction/${'AB'.repeat(31)}${10 + at}`, name, last, isDone: true }
    })
    localStorage.setItem(key, JSON.stringify(watches))
  }, 'explorer-watched')
  await page.goto('/blocks/')
  await untilAlive(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Watched' }).click()
  const dialog = page.getByRole('dialog')
  const lines = dialog.getByRole('listitem')
  await expect(lines).toHaveCount(12)
  await expect(lines.first()).toContainText('Transaction 0went through · 1h ago')
  const list = await dialog.getByRole('list').evaluate((ul) => ul.scrollHeight - ul.clientHeight)
  expect(list).toBe(0)
  const close = dialog.getByRole('button', { name: 'Close' })
  await expect(close).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('button', { name: 'Remove: Transaction 11' }).focus()
  const [last, foot] = [await lines.last().boundingBox(), await close.boundingBox()]
  expect((last?.y ?? 0) + 20).toBeLessThan(foot?.y ?? 0)
  expect(await findBarriers(page)).toEqual([])
  await close.click()
  await expect(dialog).toHaveCount(0)
})
