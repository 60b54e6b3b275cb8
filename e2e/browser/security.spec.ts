import { sitePages } from './pages.ts'
import { expect, refusals, test } from './test.ts'

test.use({ allowedErrors: refusals })

function readNonce(policy = ''): string | undefined {
  return /script-src 'self' 'nonce-([\w-]{16,})'/.exec(policy)?.[1]
}

for (const { name, path, status } of sitePages) {
  test(`scripts run by a nonce that is new each time, and nothing else may: ${name}`, async ({
    page,
    request,
  }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(status)
    const headers = answer?.headers() ?? {}
    const policy = headers['content-security-policy'] ?? ''
    const nonce = readNonce(policy)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers).not.toHaveProperty('x-powered-by')

    const html = (await answer?.text()) ?? ''
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>/g)].map(([tag]) => tag)
    expect(inline.length).toBeGreaterThan(0)
    for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`)
    expect(html).not.toMatch(/<[^>]+\s(on[a-z]+|style)="/i)

    const again = await request.get(path)
    expect(readNonce(again.headers()['content-security-policy'])).not.toBe(nonce)
  })
}

test.describe(() => {
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
})
