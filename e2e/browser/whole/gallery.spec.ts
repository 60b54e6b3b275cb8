import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import chromium from '@sparticuz/chromium'
import type { Locator, Page } from '@playwright/test'
import { expect, test, untilAlive } from '../support/test.ts'

// Pictures of every shared part in each of its states. The same browser with the same fonts, its own, draws them on
// every machine; after a change that is meant: playwright test gallery --update-snapshots, and look at the differences.

const folder = join(import.meta.dirname, '../pictures')
const executablePath = await chromium.executablePath()

test.use({
  viewport: { width: 900, height: 900 },
  deviceScaleFactor: 0.75, // a picture of half the size says as much
  launchOptions: {
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none', '--disable-lcd-text'],
    env: { ...process.env, FONTCONFIG_FILE: writeFontSettings() },
  },
})

for (const theme of ['dark', 'light']) {
  test(`[ROUTE-17] every part of the gallery looks as it did: ${theme}`, async ({ page }) => {
    test.setTimeout(900_000)
    await openStill(page)
    const shown = page.locator(`[data-theme=${theme}] [data-sample]`)
    const names = await shown.evaluateAll((all) => all.map((one) => one.getAttribute('data-sample') ?? ''))
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(40)
    for (const [at, name] of names.entries()) {
      await showAlone(shown, at)
      await expect.soft(shown.nth(at)).toHaveScreenshot(pictureOf(theme, name), {
        scale: 'device',
        maxDiffPixelRatio: 0.004,
      })
    }
    const pictures = readdirSync(folder).filter((file) => file.startsWith(`${theme}-`))
    expect(pictures.toSorted()).toEqual(names.map((name) => pictureOf(theme, name)).toSorted())
  })
}

/** The gallery with nothing in it that is another thing at another time or on another machine. */
async function openStill(page: Page): Promise<void> {
  await page.clock.setFixedTime(Date.UTC(2026, 10, 21, 12))
  // Where the font comes a moment late a visitor reads in another; a picture waits for it.
  await page.route(/\.css$/, async (route) => {
    const answer = await route.fetch()
    const sheet = (await answer.text()).replaceAll(/font-display: ?optional/g, 'font-display:block')
    await route.fulfill({ response: answer, body: sheet })
  })
  await page.goto('/playground/?devMode=true')
  await untilAlive(page)
  await page.evaluate(async () => {
    await document.fonts.ready
    // It stays at the top, over what is taken a picture of.
    document.querySelector('header')?.style.setProperty('position', 'static')
    for (const time of document.querySelectorAll('time')) time.textContent = '10h ago'
  })
}

/** Where a part stands decides how its edges fall on pixels: it stands where it would if there were no other. */
async function showAlone(parts: Locator, at: number): Promise<void> {
  await parts.nth(at).evaluate((part) => {
    for (const other of document.querySelectorAll<HTMLElement>('[data-theme], [data-sample]'))
      other.style.display = other === part || other.contains(part) ? '' : 'none'
  })
}

function pictureOf(theme: string, name: string): string {
  return `${theme}-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.png`
}

/** What isn't in the site's own fonts is drawn with the one that the browser brings along, whatever the machine has. */
function writeFontSettings(): string {
  const settings = join(import.meta.dirname, '../../../.data/e2e')
  mkdirSync(settings, { recursive: true })
  const file = join(settings, 'fonts.conf')
  const fonts = join(tmpdir(), 'fonts')
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${settings}/fonts-cache</cachedir></fontconfig>`,
  )
  return file
}
