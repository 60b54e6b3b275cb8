import { expect, test } from './test.ts'

test.use({ allowedErrors: /^Executing inline script violates/ })

test('a script without the nonce does not run', async ({ page }) => {
  await page.goto('/')
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
