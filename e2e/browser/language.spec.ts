import type { Page } from '@playwright/test'
import { sitePages } from './pages.ts'
import { expect, refusals, test, untilAlive } from './test.ts'

const languages = [
  { prefix: 'zh', name: '简体中文', tag: 'zh-Hans', blocks: '区块' },
  { prefix: 'kr', name: '한국어', tag: 'ko', blocks: '블록' },
  { prefix: 'es', name: 'Español', tag: 'es', blocks: 'Bloques' },
  { prefix: 'vn', name: 'Tiếng Việt', tag: 'vi', blocks: 'Khối' },
] as const

for (const { prefix, name, tag, blocks } of languages) {
  test(`[I18N-01] the page stays the same when it is read in ${name}`, async ({ page }) => {
    await page.goto('/blocks/?before=1000')
    await untilAlive(page)
    await page.getByRole('banner').getByLabel('Language').click()
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/${prefix}/blocks/?before=1000`)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blocks)

    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blocks)
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL(`/${prefix}/block/999/`)
  })
}

test('[I18N-01, I18N-03] the language is remembered in a cookie for a year, and in local storage', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await untilAlive(page)
  await page.getByRole('banner').getByLabel('Language').click()
  await page.getByRole('link', { name: '한국어' }).click()
  await expect(page).toHaveURL('/kr/')
  const cookie = (await context.cookies()).find(({ name }) => name === 'language')
  expect(cookie).toMatchObject({ value: 'kr', path: '/', sameSite: 'Lax' })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('kr')
})

/** What people see, hear or read in a hint; what the chain itself has said is left out. */
async function listWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = new Set<string>()
    const isData = (element: Element | null) =>
      element?.closest('.mono, bdi, time, code, pre, [lang]:not(html)')
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (!isData(node.parentElement) && node.parentElement?.tagName !== 'SCRIPT')
        words.add(node.nodeValue ?? '')
    }
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title]')) {
      if (isData(element)) continue
      for (const name of ['aria-label', 'placeholder', 'title']) words.add(element.getAttribute(name) ?? '')
    }
    return [...words].map((text) => text.trim()).filter((text) => /[a-z]{2}/i.test(text))
  })
}

/** Names and units, which are the same in every language. */
const names = /^(Injsight|UTC|tx|injective-777|JSON|CSV|hex|base64|IBC ·)$/
/** Words that a language has in common with English: those of docs/glossary.md, and what is spelled alike. */
const shared = {
  zh: /^Gas$/,
  kr: /^$/,
  es: /^(Gas|Hash|no|Total|(Token|Tokens|Staking)( \d+)?)$/,
  vn: /^(Gas|Stake|Token( \d+)?)$/,
} as const
/** What the chain has said: amounts, symbols, titles, names, addresses, types and fields. */
const data = new RegExp(
  [
    /^[+−]?[\d.,]+…? \u2068?[A-Z\d/ *-]+\u2069?$/, // 5 INJ
    /^[a-z]+ \d+$/, // sdk 5, a code of the chain
    /^(peggy|ibc\/)\w+$/, // a denom
    /^channel-\d+$/,
    /^[+−]?\d+(\.\d+)? \S+$/, // 5000000000000000000 inj
    /^[A-Z\d/ *-]+$/, // INJ/USDT PERP
    /^“.*” #\d+$/, // a proposal
    /^\u2068.*\u2069$/, // a moniker
    /^(0x|inj[a-z]*1)[\w…]+$/, // an address
    /^\/[\w.]+$/, // /cosmos.bank.v1beta1.MsgSend
    /^[a-z]+(_[a-z]+)*$/, // from_address
  ]
    .map(({ source }) => source)
    .join('|'),
)

test.describe(() => {
  test.use({ allowedErrors: refusals })

  for (const { name: pageName, path } of sitePages) {
    test(`[I18N-02] no English word is left in the other languages: ${pageName}`, async ({ page }) => {
      await page.goto(path)
      const english = new Set(await listWords(page))
      for (const { prefix } of languages) {
        await page.goto(`/${prefix}${path}`)
        const left = (await listWords(page)).filter(
          (text) => english.has(text) && !names.test(text) && !data.test(text) && !shared[prefix].test(text),
        )
        expect({ prefix, left }).toEqual({ prefix, left: [] })
      }
    })
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[I18N-01] the languages are plain links', async ({ page }) => {
    await page.goto('/blocks/?before=1000')
    await page.getByRole('banner').getByLabel('Language').click()
    await page.getByRole('link', { name: 'Español' }).click()
    await expect(page).toHaveURL('/es/blocks/?before=1000')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  })
})
