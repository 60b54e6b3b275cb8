import type { Page } from '@playwright/test'
import { expect, test, untilAlive } from '../support/test.ts'

test.use({ stack: 'live' })

async function readHead(page: Page): Promise<number> {
  return Number(await page.locator('[data-head]').getAttribute('data-head'))
}

test('[HOME-01] blocks arrive on the home page by themselves', async ({ page }) => {
  await page.goto('/')
  await untilAlive(page)
  // A page that is loaded again would forget this.
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  const before = await readHead(page)
  await expect.poll(() => readHead(page)).toBeGreaterThan(before + 1)

  const head = await readHead(page)
  const newest = page.getByRole('list', { name: 'The last blocks' }).getByRole('link').first()
  await expect
    .poll(async () => Number((await newest.getAttribute('href'))?.split('/')[2]))
    .toBeGreaterThanOrEqual(head)
  const first = page.locator('section', { hasText: 'Latest blocks' }).locator('ol li').first()
  await expect
    .poll(async () => Number((await first.getByRole('link').first().getAttribute('href'))?.split('/')[2]))
    .toBeGreaterThanOrEqual(head)
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
})

test('[HOME-01] the newest transactions come with the blocks that hold them', async ({ page }) => {
  await page.goto('/')
  await untilAlive(page)
  const first = page.locator('section', { hasText: 'Latest transactions' }).locator('ul li').first()
  const shown = await first.getByRole('link').last().getAttribute('href')
  await expect.poll(() => first.getByRole('link').last().getAttribute('href')).not.toBe(shown)
})

test('[HOME-01] the newest block stands beside the search: all of the card is of one block', async ({
  page,
  request,
}) => {
  await page.goto('/')
  await untilAlive(page)
  const card = page.getByRole('link', { name: /^Now/ })
  const read = async () => {
    const [href, words] = await card.evaluate((link) => [link.getAttribute('href'), link.textContent])
    return { href: href ?? '', words: words ?? '' }
  }
  const before = await read()
  await expect.poll(async () => (await read()).href).not.toBe(before.href)
  for (const { href, words } of [before, await read()]) {
    const html = await (await request.get(href)).text()
    const [, height = '', sentence = '?'] =
      /name="description" content="Block ([\d,]+): ([^"]+)"/.exec(html) ?? []
    expect(words).toContain(sentence)
    expect(words).toContain(`Now ${height} `)
  }
})

test('[HOME-01] the newest block waits while somebody points at it, and is as large as ever', async ({
  page,
}) => {
  await page.goto('/')
  await untilAlive(page)
  const card = page.getByRole('link', { name: /^Now/ })
  const size = await card.boundingBox()
  await card.hover()
  const held = await card.getAttribute('href')
  const head = await readHead(page)
  await expect.poll(() => readHead(page)).toBeGreaterThan(head + 2)
  expect(await card.getAttribute('href')).toBe(held)
  await page.mouse.move(0, 0)
  await expect.poll(() => card.getAttribute('href')).not.toBe(held)
  expect(await card.boundingBox()).toEqual(size)
})

test('[HOME-01] eight figures tell of the whole chain, and none of them is missing', async ({ page }) => {
  await page.goto('/')
  const figures = page.getByRole('region', { name: 'The chain in numbers' }).locator('dd:first-of-type')
  await expect(figures).toHaveCount(8)
  for (const figure of await figures.allTextContents()) expect(figure).toMatch(/\d/)
})

test('[BLOCK-01] the list of blocks grows at its head, and waits while somebody points at it', async ({
  page,
}) => {
  await page.goto('/blocks/')
  await untilAlive(page)
  const rows = page.getByRole('row')
  const newest = () => rows.nth(1).getByRole('link').first().textContent()
  const before = await newest()
  await expect.poll(newest).not.toBe(before)
  await expect(rows).toHaveCount(26)

  await rows.nth(3).hover()
  const held = await newest()
  const waiting = page.getByRole('button', { name: /new block/ })
  await expect(waiting).toBeVisible()
  expect(await newest()).toBe(held)
  await waiting.click()
  await expect.poll(newest).not.toBe(held)
})

test.describe(() => {
  test.use({ allowedErrors: /status of 404/ })

  test('[BLOCK-02] a block that is still to come fills itself in when it comes', async ({ page }) => {
    await page.goto('/')
    const height = (await readHead(page)) + 30 // some seconds from now, on a slow machine too
    await page.goto(`/block/${height}/`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('not there yet')
    await untilAlive(page)
    await expect(page.getByRole('term').filter({ hasText: 'Parent' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Block ${height}: `)
  })
})

test('[BLOCK-02] the newest block gets its next one as soon as that is there', async ({ page }) => {
  await page.goto('/')
  const height = await readHead(page)
  await page.goto(`/block/${height}/`)
  await page.getByRole('link', { name: 'Next block' }).click()
  await expect(page).toHaveURL(`/block/${height + 1}/`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Block ${height + 1}: `)
})
