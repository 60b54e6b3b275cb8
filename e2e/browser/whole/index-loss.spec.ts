import { openGate, type Gate } from '../../system/support/gate.ts'
import { findStack } from '../support/stacks.ts'
import { startSite } from '@injsight/testing'
import { expect, test as base, untilAlive } from '../support/test.ts'

/** A site of its own, whose index goes away when the gate is closed. */
const test = base.extend<{ gate: Gate }>({
  gate: async ({ stack }, use) => {
    const gate = await openGate(findStack(stack, 'INDEX_URL'))
    await use(gate)
    await gate.close()
  },
  baseURL: async ({ gate }, use) => {
    const { url, stop } = await startSite(gate.url)
    await use(url)
    await stop()
  },
})

test.use({ allowedErrors: /status of 503/ })

test(
  'the index goes away: the page says so, and goes on by itself when it is back',
  { tag: '@live' },
  async ({ page, gate }) => {
    await page.goto('/')
    await untilAlive(page)
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    const readHead = async () => Number(await page.locator('[data-head]').getAttribute('data-head'))
    const before = await readHead()
    await expect.poll(readHead).toBeGreaterThan(before)

    await gate.close()
    await expect(page.getByRole('contentinfo')).toContainText('does not answer')
    const lost = await readHead()

    await gate.open()
    await expect.poll(readHead, { timeout: 60_000 }).toBeGreaterThan(lost)
    await expect(page.getByRole('contentinfo')).not.toContainText('does not answer')
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  },
)

test('while the index is away pages say what is missing, and a press brings them when it is back', async ({
  page,
  gate,
}) => {
  await gate.close()
  const answer = await page.goto('/blocks/?before=400')
  expect(answer?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No answer at the moment')
  await expect(page.getByRole('contentinfo')).toContainText('does not answer')

  const home = await page.goto('/')
  expect(home?.status()).toBeLessThan(504)
  await expect(page.getByRole('main')).toContainText(/can’t be shown|No answer/)

  await page.goto('/blocks/?before=400')
  await gate.open()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('row')).toHaveCount(26)
})
