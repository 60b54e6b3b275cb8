import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { sitePages } from '../pages.ts'
import { plainTest as test, readCsv } from '../support/plain.ts'
import { expect, findBarriers } from '../support/test.ts'
import { openStill, visitOnce } from '../support/visit-once.ts'
import { listUntranslated, listWords } from '../support/words.ts'

const alternates = { en: '', 'zh-Hans': '/zh', ko: '/kr', es: '/es', vi: '/vn' }
const prefixes = ['zh', 'kr', 'es', 'vn'] as const
type Prefix = (typeof prefixes)[number]
const pictures = join(import.meta.dirname, '../../../.data/e2e/screenshots')

const twoWays = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const
const everyWay = [
  ...twoWays,
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const
/** Only who looks at them waits for them: those of long pages take seconds. */
const wantsPictures = process.env['PICTURES'] === 'all'

/** They ask, or tell of the site itself. */
const withoutJson = new Set(['raw-tx', 'search', 'env', 'locales', 'playground', 'not-found'])

/** Tables of these are parts of one thing: what a transaction did, a book, a drawing; the gallery's are of nothing. */
const ofOneThing =
  /^\/(transaction|block|market|playground|locales|env)\/|^\/markets\/funding-rate-history\/|^\/$/

/** How many kB of scripts a first visit may load. */
const [withoutChart, withChart] = [128, 150]

/** The gallery shows each part twice, on either ground: its landmarks can't have names of their own. */
const ofGallery = /^landmark-unique: /

for (const [at, { name, path, status, stack }] of sitePages.entries()) {
  test.describe(() => {
    const visit = visitOnce(path, stack)

    test(`[ROUTE-09] one heading, a title, a language and its addresses: ${name}`, async () => {
      const { page } = visit()
      const { origin, pathname } = new URL(page.url())
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page).toHaveTitle(/\S.* · Injsight$|^Injsight, /)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + pathname)
      for (const [lang, prefix] of Object.entries(alternates)) {
        const link = page.locator(`link[rel=alternate][hreflang="${lang}"]`)
        await expect(link).toHaveAttribute('href', origin + prefix + pathname)
      }
      const levels = await page
        .locator('h1, h2, h3, h4')
        .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])))
      for (const [at, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1)
    })

    if (status === 200 && !withoutJson.has(path.split('/')[1] ?? ''))
      test(`[DATA-04] it is told as JSON, chosen and narrowed as it is: ${name}`, async () => {
        const { page } = visit()
        const json = await page.locator('link[rel=alternate][type="application/json"]').getAttribute('href')
        const { pathname, search } = new URL(page.url())
        expect(json).toMatch(pathname === '/' ? /\/index\.json$/ : `${pathname.slice(0, -1)}.json`)
        const answer = await page.request.get(`${json}${search}`)
        // Who typed what is no account is told so.
        expect(answer.status()).toBe(name.endsWith('-mistyped') ? 400 : 200)
        expect(await answer.json()).toBeInstanceOf(Object)
      })

    if (status === 200 && !ofOneThing.test(path))
      test(`[DATA-03] every list that it shows is a file: ${name}`, async () => {
        const { page } = visit()
        const files = await page.locator('main table').evaluateAll((tables) =>
          tables
            .map((table) => table.closest('section, .card'))
            .filter((list) => !list?.querySelector('figure')) // a table that says what a picture draws is no list
            .map((list) => list?.querySelector('a[href*=".csv"]')?.getAttribute('href')),
        )
        for (const file of files) {
          expect(file).toMatch(/\.csv(\?|$)/)
          const first = await page.request.get(`${file}${file?.includes('?') === true ? '&' : '?'}lines=1`)
          expect({ file, status: first.status() }).toEqual({ file, status: 200 })
          expect(readCsv(await first.text()).length).toBeGreaterThan(1)
        }
      })

    test(`scripts of the page's own run by their hashes, and nothing else may: ${name}`, async () => {
      const { answer } = visit()
      expect(answer?.status()).toBe(status)
      const headers = answer?.headers() ?? {}
      const policy = headers['content-security-policy'] ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe|nonce|\*|https?:/)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
      expect(headers).not.toHaveProperty('x-powered-by')

      const html = (await answer?.text()) ?? ''
      const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g)]
      const hashes = new Set(inline.map(([, script = '']) => hashOf(script)))
      expect(hashes.size).toBeGreaterThan(0)
      expect(new Set(policy.match(/sha256-[^']+/g))).toEqual(hashes)
      expect(html).not.toMatch(/<[^>]+\s(on[a-z]+|style|nonce)="/i)
    })

    // The gallery shows every part that there is, to who makes them: it has no first visit to be quick for.
    if (name !== 'playground') {
      const most = path.startsWith('/market/') ? withChart : withoutChart
      test(`a first visit loads at most ${most} kB of scripts and 28 kB of style sheets: ${name}`, () => {
        const { script, stylesheet } = visit().loads
        expect(script).toBeGreaterThan(0)
        expect(script).toBeLessThanOrEqual(most * 1000)
        expect(stylesheet).toBeGreaterThan(0)
        expect(stylesheet).toBeLessThanOrEqual(28_000)
      })
    }

    // Those two ways that have every width and every colour: colours are those of the parts, and the gallery shows each
    // of them on either ground whatever the visitor's theme is.
    test(`axe finds no barrier, wide and light, narrow and dark: ${name}`, async () => {
      test.slow() // the gallery is as long as twenty pages
      const { page } = visit()
      for (const { width, colorScheme } of wantsPictures ? everyWay : twoWays) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        const found = await findBarriers(page)
        const barriers = found.filter((barrier) => name !== 'playground' || !ofGallery.test(barrier))
        expect({ width, colorScheme, barriers }).toEqual({ width, colorScheme, barriers: [] })
        if (wantsPictures) await takePicture(page, `${name}-${width}-${colorScheme}`)
        const words = await page.getByRole('main').innerText()
        expect(words.length).toBeGreaterThan(40)
      }
    })

    test(`nothing moves once it is shown, and nothing is wider than a phone: ${name}`, async () => {
      const { page, shift } = visit()
      expect(shift).toBeLessThanOrEqual(0.02)
      await expectNarrow(page)
    })

    test(`[I18N-02] no English word is left in the other languages, and they stand as still and as narrow: ${name}`, async () => {
      const { page } = visit()
      const english = new Set(await listWords(page))
      const expectNoneLeft = (words: string[], prefix: Prefix) =>
        expect({ prefix, left: listUntranslated(words, english, prefix) }).toEqual({ prefix, left: [] })
      for (const prefix of prefixes) {
        const answer = await page.request.get(`/${prefix}${path}`)
        expect(answer.status()).toBe(status)
        expectNoneLeft(await listWords(page, await answer.text()), prefix)
      }
      // Another one for each page is opened, on a phone: nothing goes wrong there, and scripts say no English either.
      const opened = prefixes[at % prefixes.length] ?? 'zh'
      await page.setViewportSize({ width: 390, height: 900 })
      expect((await openStill(page, `/${opened}${path}`)).shift).toBeLessThanOrEqual(0.02)
      expectNoneLeft(await listWords(page), opened)
      await expectNarrow(page)
    })
  })
}

async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
}

/** As JPEG it takes a third of the time, and is sharp enough to look at. */
async function takePicture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(pictures, `${name}.jpg`), type: 'jpeg', quality: 85, fullPage: true })
}

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
