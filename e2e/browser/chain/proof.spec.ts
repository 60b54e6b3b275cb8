import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { busyHeight, lastHeight, transactionOf } from '../support/recorded.ts'
import { expect, findBarriers, test, untilAlive } from '../support/test.ts'

const path = `/transaction/${transactionOf('bank.send').hash}/`
const steps = ['header', 'commit', 'inclusion', 'result']

/** The states of the steps, in their order. */
async function statesOn(page: Page): Promise<string[]> {
  const lines = page.locator('[data-step]')
  return lines.evaluateAll((all) => all.map((line) => `${line.dataset['step']} ${line.dataset['state']}`))
}

async function openAndCheck(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilAlive(page)
  await page.getByRole('button', { name: 'Check it here' }).click()
}

test('[TX-08] a transaction is proven in the browser, and its evidence can be kept', async ({ page }) => {
  await page.goto(path)
  await untilAlive(page)
  await expect(page.getByText('Proven in your browser')).toHaveCount(0)
  await page.getByRole('button', { name: 'Check it here' }).click()
  await expect(page.getByText('Proven in your browser')).toBeVisible()
  await expect.poll(() => statesOn(page)).toEqual(steps.map((name) => `${name} holds`))
  await expect(page.locator('[data-step=commit]')).toContainText(/4 of 4 validators signed, with 100% of/)
  expect(await findBarriers(page)).toEqual([])

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download evidence' }).click()
  const evidence = JSON.parse(await readFile(await (await coming).path(), 'utf8')) as Record<string, unknown>
  expect(Object.keys(evidence)).toEqual(expect.arrayContaining(['block', 'next', 'tx', 'tx_path', 'result']))
})

test('[TX-08] a failed transaction is proven to have failed', async ({ page }) => {
  await openAndCheck(page, `/transaction/${transactionOf('bank.send.insufficient').hash}/`)
  await expect(page.getByText('Proven in your browser')).toBeVisible()
})

test('[TX-08] a block is proven, the newest one too', async ({ page }) => {
  for (const height of [busyHeight, lastHeight]) {
    await openAndCheck(page, `/block/${height}/`)
    await expect(page.getByText('Proven in your browser')).toBeVisible()
    await expect.poll(() => statesOn(page)).toEqual(['header holds', 'commit holds'])
  }
})

const lies: [what: string, broken: string, change: (evidence: string) => string][] = [
  ['a byte of the transaction', 'inclusion', (text) => flip(text, /"tx":"(.{40})/)],
  ['a signature', 'commit', (text) => flip(text, /"signature":"(.{20})/)],
  ['the key of a validator', 'commit', (text) => flip(text, /"pub_key":\{"type":"[^"]+","value":"(.{9})/)],
  ['the state that the header names', 'header', (text) => flip(text, /"app_hash":"(.{9})/)],
  ['the gas that was used', 'result', (text) => flip(text, /"result":\{[^}]*"gas_used":"(.)/)],
]

for (const [what, broken, change] of lies) {
  test(`[TX-08] a source that changes ${what} is found out, loudly`, async ({ page }) => {
    await page.route('**/proof/transaction/**', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: change(await answer.text()) })
    })
    await openAndCheck(page, path)
    await expect(page.getByRole('alert')).toContainText('Do not rely on what this page shows')
    await expect(page.getByText('Proof failed')).toBeVisible()
    await expect(page.getByText('Proven in your browser')).toHaveCount(0)
    await expect.poll(() => statesOn(page)).toContain(`${broken} fails`)
    await expect(page.locator(`[data-step=${broken}]`)).toContainText('It should be')
  })
}

test.describe('a site that does not answer', () => {
  test.use({ allowedErrors: /Failed to load resource/ })
  test('what it takes is asked for again on request', async ({ page }) => {
    await page.route('**/proof/**', (route) => route.abort())
    await openAndCheck(page, path)
    await expect(page.getByText('could not be loaded')).toBeVisible()
    await page.unroute('**/proof/**')
    await page.getByRole('button', { name: 'Check it here' }).click()
    await expect(page.getByText('Proven in your browser')).toBeVisible()
  })
})

test('who has asked once is served without asking on the next page', async ({ page }) => {
  await openAndCheck(page, path)
  await expect(page.getByText('Proven in your browser')).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Block/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/block\//)
  await expect(page.locator('[data-step=commit]')).toHaveAttribute('data-state', 'holds')
})

for (const [language, proven] of [
  ['zh', '已在您的浏览器中证明'],
  ['kr', '이 브라우저에서 증명됨'],
  ['es', 'Probado en tu navegador'],
  ['vn', 'Đã chứng minh trong trình duyệt của bạn'],
] as const) {
  test(`[TX-08] the proof speaks ${language}`, async ({ page }) => {
    await page.goto(`/${language}${path}`)
    await untilAlive(page)
    const card = page.locator('[data-part=proof]')
    await card.getByRole('button').first().click()
    await expect(page.getByText(proven)).toBeVisible()
    await expect(card).not.toContainText(/holds|validators/)
  })
}

test('without scripts there is the evidence, and no button that does nothing', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Check it here' })).toBeHidden()
  await page.getByRole('link', { name: 'Evidence as JSON' }).click()
  await expect(page.locator('body')).toContainText('"validators_hash"')
  await context.close()
})

/** The same with the last character of what the pattern's group finds changed. */
function flip(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)
  if (found === null) throw new Error(`the evidence has nothing like ${pattern}`)
  const at = found.index + found[0].length - 1
  return text.slice(0, at) + (text[at] === '1' ? '2' : '1') + text.slice(at + 1)
}
