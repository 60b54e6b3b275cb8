import type { Page } from '@playwright/test'
import { expect, test, untilAlive } from '../support/test.ts'

test.describe(() => {
  test.use({ allowedErrors: /^Executing inline script violates/ })

  for (const [name, open] of [
    ['a page', (page: Page) => page.goto('/')],
    ['the answer to a form', sendForm],
  ] as const) {
    test(`a script that the policy does not name does not run: ${name}`, async ({ page }) => {
      await open(page)
      const violation = page.waitForEvent('console', (message) =>
        message.text().includes('Content Security Policy'),
      )
      await page.evaluate(() => {
        const script = document.createElement('script')
        script.textContent = 'globalThis.hasRun = true'
        document.body.append(script)
      })
      await violation
      expect(await page.evaluate(() => 'hasRun' in globalThis)).toBe(false)
    })
  }
})

test('the answer to a form runs by a nonce that is new each time', async ({ page }) => {
  const nonces = new Set<string | undefined>()
  for (let times = 0; times < 2; times++) {
    const answer = await sendForm(page)
    await untilAlive(page)
    const policy = (await answer.allHeaders())['content-security-policy'] ?? ''
    nonces.add(/script-src 'self' 'nonce-([\w-]{22})';/.exec(policy)?.[1])
  }
  expect(nonces.size).toBe(2)
  expect(nonces).not.toContain(undefined)
})

test('a page that the browser has already runs again when the site says that it is the same', async ({
  page,
}) => {
  await page.goto('/blocks/')
  await untilAlive(page)
  const again = await page.reload()
  expect(again?.status()).toBe(200) // the browser's own, which it shows
  expect((await again?.request().sizes())?.responseBodySize).toBe(0)
  await untilAlive(page)
})

/** As without scripts: the answer is a page of its own. */
async function sendForm(page: Page) {
  await page.goto('/raw-tx/')
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit())
  await loaded
  return answer
}
