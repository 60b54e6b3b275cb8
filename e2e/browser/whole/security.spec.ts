import type { Page } from '@playwright/test'
import { expect, test, untilAlive } from '../support/test.ts'

test.describe(() => {
  test.use({ allowedErrors: /^Executing inline script violates/ })

  for (const [name, open] of [
    ['a page', (page: Page) => page.goto('/')],
    ['the answer to a form', sendForm],
  ] as const) {
    test(`a script that the policy does not name does not run: ${name}`, async ({ page }) => {
      await page.route('**/*', async (route) => {
        if (route.request().resourceType() !== 'document') return route.continue()
        const answer = await route.fetch()
        const body = (await answer.text()).replace(
          '</body>',
          '<script>globalThis.hasRun = true</script></body>',
        )
        return route.fulfill({ response: answer, body })
      })
      const violation = page.waitForEvent('console', (message) =>
        message.text().includes('Content Security Policy'),
      )
      await open(page)
      await violation
      expect(await page.evaluate(() => 'hasRun' in globalThis)).toBe(false)
    })
  }
})

test.describe(() => {
  test.use({ allowedErrors: /^This document requires 'TrustedScript(URL)?' assignment/ })

  test('text that is given as markup stays text, and as a script is refused', async ({ page }) => {
    await page.goto('/blocks/')
    await untilAlive(page)
    const { made, refused } = await page.evaluate(() => {
      const place = document.createElement('div')
      document.body.append(place)
      const evil = '<img src=x onerror="globalThis.hasRun = true"><script>globalThis.hasRun = true</script>'
      const frame = document.createElement('iframe')
      const asMarkup: (() => unknown)[] = [
        () => (place.innerHTML = evil),
        () => place.insertAdjacentHTML('beforeend', evil),
        () => place.append(document.createRange().createContextualFragment(evil)),
        () => place.append(...new DOMParser().parseFromString(evil, 'text/html').body.childNodes),
        () => (frame.srcdoc = evil),
      ]
      for (const give of asMarkup) give()
      const script = document.createElement('script')
      const asScript = [
        () => (script.src = '/assets/made-up.js'),
        () => (script.text = 'globalThis.hasRun = true'),
        () => place.setAttribute('onclick', 'globalThis.hasRun = true'),
      ]
      const throws = (give: () => unknown) => {
        try {
          give()
          return false
        } catch {
          return true
        }
      }
      return {
        made: [place.childElementCount, place.textContent.split(evil).length - 1, frame.srcdoc.includes('<')],
        refused: asScript.map(throws),
      }
    })
    expect(made).toEqual([0, 4, false])
    expect(refused).toEqual([true, true, true])
    expect(await page.evaluate(() => 'hasRun' in globalThis)).toBe(false)
  })
})

test.describe(() => {
  test.use({ allowedErrors: /^Minified React error #418/ })

  test('a page that something changed before its scripts came is drawn anew, and goes on', async ({
    page,
  }) => {
    await page.route('/blocks/', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/(<h1[^>]*>)[^<]+/, '$1Translated')
      await route.fulfill({ response: answer, body })
    })
    const noticed = page.waitForEvent('pageerror', ({ message }) => message.includes('#418'))
    await page.goto('/blocks/')
    await noticed
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blocks')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Transactions' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions')
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
  await expect(async () => {
    await page.goto('/blocks/')
    await untilAlive(page)
    const again = await page.reload()
    expect(again?.status()).toBe(200) // the browser's own, which it shows
    expect((await again?.request().sizes())?.responseBodySize).toBe(0)
    await untilAlive(page)
  }).toPass() // a page that tells ages is another after two seconds, and a busy machine needs them
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
