import { plainTest, readPlain } from '../support/plain.ts'
import { busyHeight } from '../support/recorded.ts'
import { expect, test, untilAlive } from '../support/test.ts'

test('[ROUTE-16] Back finds the same page of blocks at the same place', async ({ page }) => {
  await page.goto('/blocks/')
  await untilAlive(page)
  await page.getByRole('link', { name: 'Older' }).click()
  await expect(page).toHaveURL('/blocks/?before=2500')
  await expect(page.getByRole('link', { name: '2,499' })).toBeVisible()
  await page.getByRole('link', { name: 'Older' }).click()
  await expect(page).toHaveURL('/blocks/?before=2475')

  const row = page.getByRole('link', { name: '2,452' })
  await row.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(100)
  await row.click()
  await expect(page).toHaveURL('/block/2452/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL('/blocks/?before=2475')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await page.goBack()
  await expect(page).toHaveURL('/blocks/?before=2500')
  await page.goForward()
  await expect(page.getByRole('link', { name: '2,452' })).toBeVisible()
})

test('[BLOCK-01] pages of blocks join without a gap, down to the first', async ({ page }) => {
  await page.goto('/blocks/?before=52')
  await untilAlive(page)
  const seen: string[] = []
  for (;;) {
    seen.push(...(await page.locator('tbody tr td:first-child').allTextContents()))
    const older = page.getByRole('link', { name: 'Older' })
    if ((await older.count()) === 0) break
    const url = await older.getAttribute('href')
    await older.click()
    await expect(page).toHaveURL(url ?? '')
    await expect(page.locator('tbody tr td').first()).not.toHaveText(seen.at(-25) ?? '')
  }
  expect(seen.map(Number)).toEqual(Array.from({ length: 51 }, (_, at) => 51 - at))
})

test('[BLOCK-02] a block says who made it, when, and with what; its links lead on', async ({ page }) => {
  await page.goto(`/block/${busyHeight}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Block 500: \d+ fills on WBTC\/USDT and INJ\/USDT\*?, 6 makers requoted$/,
  )
  for (const name of ['Height', 'Time', 'Proposer', 'Transactions', 'Hash', 'Parent'])
    await expect(page.getByRole('term').filter({ hasText: name }).first()).toBeVisible()
  await expect(
    page.getByRole('definition').filter({ hasText: 'Nov-21-2026 03:24:16 AM +00:00' }),
  ).toBeVisible()
  await page.getByRole('definition').getByRole('link').last().click()
  await expect(page).toHaveURL(`/block/${busyHeight - 1}/`)
})

test('[BLOCK-03] the picture of a block and the table below it hold the same transactions', async ({
  page,
}) => {
  await page.goto(`/block/${busyHeight}/`)
  const toHashes = (links: (string | null)[]) => links.map((href) => String(href?.split('/')[2])).toSorted()
  const drawn = page.getByRole('region', { name: 'What the gas went to' }).locator('svg a')
  const listed = page.getByRole('table').locator('a[href*="/transaction/"].mono')
  const [inPicture, inTable] = await Promise.all(
    [drawn, listed].map((links) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))),
  )
  expect(inTable).toHaveLength(6)
  expect(toHashes(inPicture ?? [])).toEqual(toHashes(inTable ?? []))
})

test('[BLOCK-02] [NOTE-05] a hash is copied whole, and it is said what was copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/block/${busyHeight}/`)
  await untilAlive(page)
  const notices = page.locator('#notices')
  await page.getByRole('button', { name: 'Copy Height' }).click()
  await expect(notices.getByText('Height copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(String(busyHeight))
  await page.getByRole('button', { name: 'Copy Hash' }).click()
  await expect(notices.getByText('Hash copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^[0-9A-F]{64}$/)
  await expect(page.getByRole('definition').filter({ hasText: copied })).toBeVisible()
})

for (const [spelling, path] of [
  ['leading zeros', `/block/000${busyHeight}/`],
  ['another language and leading zeros', `/es/block/0${busyHeight}/?x=1`],
] as const) {
  test(`[BLOCK-02] ${spelling} lead to the one address of the block`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(path.replace(/\/0+/, '/'))
  })
}

test('[BLOCK-02] a block says what the chain did in it without a transaction', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/block/135/')
  await expect(title).toHaveText(/^Block 135: “.Expedited.” #4 passed, inj1\S+ won auction 2 for 2\sINJ$/u)
  await page.goto('/block/174/')
  await expect(title).toHaveText(/^Block 174: .delta. jailed for missing blocks$/u)
  await page.goto('/block/288/')
  await expect(title).toHaveText('Block 288: ATOM/USDT FUT settled')
})

plainTest(
  '[BLOCK-02] under the first block nobody has signed another, which is not told as a check that holds',
  async ({ request }) => {
    const [first, second] = await Promise.all(
      ['/block/1/', '/block/2/'].map((path) => readPlain(request, path)),
    )
    expect(first?.text).toContain('this is the first block')
    expect(first?.text).not.toContain('signed the block before it')
    expect(second?.text).toContain('signed the block before it')
  },
)
