import type { Page } from '@playwright/test'
import { busyHeight } from '../support/recorded.ts'
import { expect, test, untilAlive } from '../support/test.ts'

type Focus = { name: string; isSeen: boolean; isOnPage: boolean }

/** What has the focus, as it is called, and whether that can be seen; beyond the last stop nothing has. */
async function readFocus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const { width, height } = element.getBoundingClientRect()
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return {
      name: element.getAttribute('aria-label') ?? element.textContent ?? '',
      isOnPage: element !== document.body,
      isSeen: width > 1 && height > 1 && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    }
  })
}

test('the first stops are the frame in its order, and each can be seen', async ({ page }) => {
  await page.goto(`/block/${busyHeight}/`)
  await untilAlive(page)
  const stops: string[] = []
  for (let stop = 0; stop < 16; stop++) {
    await page.keyboard.press('Tab')
    const { name, isSeen } = await readFocus(page)
    stops.push(name.replace(/^2,524.*/, '2,524'))
    expect({ name, isSeen }).toEqual({ name, isSeen: true })
  }
  expect(stops).toEqual([
    'Skip to the content',
    'Injsight, to the home page',
    'Blocks',
    'Transactions',
    'Markets',
    'Trades',
    'Assets',
    'Contracts',
    'Validators',
    'Governance',
    'Search for a transaction, block or address',
    '2,524',
    'Appearance',
    'Language: en',
    'Connect',
    'All pages',
  ])
})

test('the skip link leads past the frame', async ({ page }) => {
  await page.goto('/blocks/')
  await untilAlive(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const isInside = await page.evaluate(() => document.activeElement?.closest('main') !== null)
  expect(isInside).toBe(true)
})

test('every stop of a page of blocks can be seen', async ({ page }) => {
  await page.goto('/blocks/')
  await untilAlive(page)
  const names = await walk(page)
  expect(names).toContain('2,500')
  expect(names).toContain('Older')
})

test.describe('pages of what else is on the chain', () => {
  test.use({ stack: 'newer' })

  for (const [path, leadsTo] of [
    ['/validators/', '/validator/'],
    ['/statistics/', '/statistics/'],
    ['/bridges/withdrawals/', '/bridge/withdrawal/'],
    ['/insurance/', '/market/'],
    ['/auctions/', '/auction/'],
    ['/oracles/', '/oracle/'],
    ['/params/', '/params/?module='],
    ['/trade-history/spot/1196_24aa37be620d0dd2_3/', '/account/'],
  ] as const)
    test(`every stop of ${path} can be seen, and leads on by a key`, async ({ page }) => {
      await page.goto(path)
      await untilAlive(page)
      expect((await walk(page)).size).toBeGreaterThan(15)
      const link = page.locator(`main a[href*="${leadsTo}"]`).first()
      const href = (await link.getAttribute('href')) ?? ''
      await link.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(href)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
})

/** Every stop of a page by its name, each of which can be seen. */
async function walk(page: Page): Promise<Set<string>> {
  const names = new Set<string>()
  for (let stop = 0; stop < 200; stop++) {
    await page.keyboard.press('Tab')
    const { name, isSeen, isOnPage } = await readFocus(page)
    if (!isOnPage) break
    names.add(name)
    expect({ name, isSeen }).toEqual({ name, isSeen: true })
  }
  return names
}

test('menus open, are walked and closed by keys, and give the focus back', async ({ page }) => {
  await page.goto('/')
  await untilAlive(page)
  const menu = page.getByRole('banner').getByLabel('Appearance')
  await menu.focus()
  await page.keyboard.press('Enter')
  const choice = page.getByRole('button', { name: 'Dark' })
  await expect(choice).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'System' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(choice).toBeHidden()
  await expect(menu).toBeFocused()
})

test('[BLOCK-02] arrow keys lead to the neighbours of a block, but not out of a text', async ({ page }) => {
  await page.goto(`/block/${busyHeight}/`)
  await untilAlive(page)
  for (const [key, height] of [
    ['ArrowRight', busyHeight + 1],
    ['ArrowLeft', busyHeight],
    ['ArrowLeft', busyHeight - 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page).toHaveURL(`/block/${height}/`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Block ${height}: `)
    await untilAlive(page)
  }

  await page.goto(`/block/${busyHeight}/`)
  await untilAlive(page)
  await page.getByRole('search').getByRole('combobox').fill('12')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('x')
  await expect(page.getByRole('search').getByRole('combobox')).toHaveValue('1x2')
  await expect(page).toHaveURL(`/block/${busyHeight}/`)
})

test('[SEARCH-01] a whole visit needs no mouse', async ({ page }) => {
  await page.goto('/')
  await untilAlive(page)
  await page.keyboard.press('/')
  await page.keyboard.type(String(busyHeight))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Block ${busyHeight}: `)
  await untilAlive(page)
  const href = (await page.getByRole('table').getByRole('link').first().getAttribute('href')) ?? ''
  await page.locator(`main a[href="${href}"]`).first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
