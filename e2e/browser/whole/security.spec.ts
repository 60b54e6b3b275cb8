import type { Page } from '@playwright/test'
import { expect, test, untilAlive } from '../support/test.ts'

test.describe(() => {
  test.use({ allowedErrors: /^(?:Executing inline script violates|This document requires 'Trusted)/ })

  for (const [name, open] of [
    ['a page', (page: Page) => page.goto('/')],
    ['the answer to a form', sendForm],
  ] as const) {
    test(`a script that the policy does not name does not run: ${name}`, async ({ page }) => {
      await open(page)
      const violation = page.waitForEvent('console', (message) =>
        /Content Security Policy|requires 'Trusted/.test(message.text()),
      )
      await page.evaluate(() => {
        const script = document.createElement('script')
        script.append('globalThis.hasRun = true')
        document.body.append(script)
      })
      await violation
      expect(await page.evaluate(() => 'hasRun' in globalThis)).toBe(false)
    })
  }
})

test.describe(() => {
  test.use({ allowedErrors: /requires 'Trusted|TrustedTypePolicy/ })

  test('[WALLET-02] no text becomes markup or code in a page, whoever writes it there', async ({ page }) => {
    await page.goto('/blocks/')
    await untilAlive(page)
    const refused = await page.evaluate(() => {
      const script = document.createElement('script')
      const writes: Record<string, () => void> = {
        innerHTML: () => (document.createElement('p').innerHTML = '<img onerror=x>'),
        insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<p>'),
        script: () => (script.text = 'globalThis.hasRun = true'),
        src: () => (script.src = '/assets/a.js'),
        parse: () => void new DOMParser().parseFromString('<p>', 'text/html'),
        policy: () => void (globalThis as unknown as Types).trustedTypes.createPolicy('other', {}),
      }
      type Types = { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
      return Object.entries(writes).flatMap(([name, write]) => {
        try {
          write()
          return []
        } catch {
          return [name]
        }
      })
    })
    expect(refused).toEqual(['innerHTML', 'insertAdjacentHTML', 'script', 'src', 'parse', 'policy'])
  })
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
