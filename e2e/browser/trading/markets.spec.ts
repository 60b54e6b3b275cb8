import { accountOf } from '../support/recorded.ts'
import { readCsv, readPlain, textOf } from '../support/plain.ts'
import { findStack } from '../support/stacks.ts'
import { expect, findBarriers, test, untilAlive } from '../support/test.ts'

const alice = accountOf('alice')
const unused = 'inj1pyysjzgfpyysjzgfpyysjzgfpyysjzgfhjrtup'

test('[HOME-01] the busiest markets of the day stand on home, each with its price, change, volume and line', async ({
  page,
}) => {
  await page.goto('/')
  const markets = page.locator('#markets')
  const rows = markets.getByRole('row')
  await expect(rows).toHaveCount(7)
  await expect(rows.nth(1)).toContainText('INJ/USDT*')
  await expect(rows.nth(1)).toContainText(/Spot.*25,495\.62 USDT.*25\.012.*▼\s*down\s*−0\.75%/)
  await expect(rows.filter({ hasText: 'BTC/USDT PERP' })).toContainText(/Perpetual · paused.*59,994/)
  for (const path of await markets.locator('td path').all()) {
    expect(await path.getAttribute('d')).toMatch(/^M[\d.]+ [\d.]+(?:H[\d.]+V[\d.]+)+(?:V208H[\d.]+Z)?$/)
  }
  await expect(markets).toContainText('Trades are counted from Nov-21-2026 03:18:00 AM +00:00 on')
})

test('[HOME-01] the price of a market leads to the block that made it', async ({ page }) => {
  await page.goto('/')
  await untilAlive(page)
  await page.locator('#markets').getByRole('link', { name: '25.012' }).click()
  await expect(page).toHaveURL('/block/2002/')
  await expect(page.getByRole('region', { name: 'The block as an auction' })).toContainText(
    /INJ\/USDT\*.*25\.012/,
  )
})

test('[HOME-01] what is traded says the same over REST as home does', async ({ request, page }) => {
  const index = findStack('settled', 'INDEX_URL')
  const answer = await request.get(`${index}/injsight/v1/markets/days?limit=2`)
  const { markets } = (await answer.json()) as { markets: Record<string, string>[] }
  expect(markets.map(({ ticker, price, volume }) => [ticker, price, volume])).toEqual([
    ['INJ/USDT*', '25.012', '1024.2'],
    ['WBTC/USDT', '59985', '0.21293'],
  ])
  await page.goto('/')
  await expect(page.locator('#markets').getByTitle('25,495.626899')).toHaveCount(2)
})

test('[HOME-01] cards lead on by what one is interested in, and none of their links is dead', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const places = page.getByRole('navigation', { name: 'Where to look' })
  await expect(places.getByRole('heading')).toHaveText(['Trading', 'Network', 'Ecosystem', 'Developers'])
  const links = await places.getByRole('link').all()
  expect(links.length).toBeGreaterThan(14)
  for (const link of links) {
    const path = (await link.getAttribute('href')) ?? ''
    if (path.startsWith('#')) {
      await expect(page.locator(path)).toHaveCount(1)
      continue
    }
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(textOf(await answer.text()), path).not.toContain('No transaction')
  }
})

test(
  '[HOME-01] what is traded comes by itself with the blocks that trade',
  { tag: '@live' },
  async ({ page, request }) => {
    const ask = async () => {
      const answer = await request.get(`${findStack('live', 'INDEX_URL')}/injsight/v1/markets/days?limit=1`)
      return (await answer.json()) as { markets: { volume_quote: string }[]; height: string }
    }
    await page.goto('/')
    await untilAlive(page)
    const { height } = await ask()
    await expect.poll(async () => Number((await ask()).height)).toBeGreaterThan(Number(height) + 5)
    const busiest = page.locator('#markets').getByRole('row').nth(1)
    const amounts = () =>
      busiest
        .locator('[title]')
        .evaluateAll((all) => all.map((one) => (one.getAttribute('title') ?? '').replaceAll(/[^\d.]/g, '')))
    // The page may be a block behind the index that is asked.
    const said = new Set<string | undefined>()
    const isShown = async () => {
      said.add((await ask()).markets[0]?.volume_quote)
      return (await amounts()).some((amount) => said.has(amount))
    }
    await expect.poll(isShown, { intervals: [100] }).toBe(true)
  },
)

test('[ACCT-01] an account has its worth, where it is, and what is not counted', async ({ page }) => {
  await page.goto(`/account/${alice}/`)
  const worth = page.getByRole('region', { name: 'Worth' })
  await expect(worth).toContainText('≈ 41,235,245.27')
  await expect(worth).toContainText('by the last trades on this chain, the oldest of Nov-21-2026')
  await expect(worth).toContainText(/Exchange 1\.4%.*Wallet 98\.6%.*Staking <0\.1%/)
  await expect(worth).toContainText(
    /Not counted: 4 assets without a price here \(.*GOLD.*ATOM.*\), 1 CW20 token/,
  )
  const widths = await worth
    .locator('figure > svg rect')
    .evaluateAll((rects) => rects.map((rect) => Number(rect.getAttribute('width'))))
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100, 1)
  await expect(worth.getByRole('img', { name: /^How the worth went: lowest .* highest / })).toBeVisible()
})

test('[ACCT-02] each holding has its price and its worth, and they add up to that of the account', async ({
  page,
  request,
}) => {
  const [head = [], ...lines] = readCsv(await (await request.get(`/account/${alice}/balances.csv`)).text())
  const at = (name: string) => head.indexOf(name)
  const sum = lines.reduce((all, line) => all + Number(line[at('Worth, USDT')]), 0)
  for (const line of lines.filter((one) => one[at('Worth, USDT')] !== '')) {
    const worth = Number(line[at('Total')]) * Number(line[at('Price, USDT')])
    expect(Number(line[at('Worth, USDT')])).toBeCloseTo(worth, 2)
  }
  await page.goto(`/account/${alice}/balances/`)
  const total = await page
    .getByRole('region', { name: 'Worth' })
    .getByTitle(/^[\d,.]+$/)
    .getAttribute('title')
  expect(Number(total?.replaceAll(/[^\d.]/g, ''))).toBeCloseTo(sum, 2)
  const row = page.getByRole('row').filter({ hasText: 'WBTC' })
  await expect(row).toContainText(/59,985\s*29,991,999\.72/)
  await expect(page.getByRole('row').filter({ hasText: 'GOLD' })).toContainText(/—\s*—/)
})

test('[ACCT-01] an account that has nothing has no worth told: not even none', async ({ request }) => {
  const { text } = await readPlain(request, `/account/${unused}/`)
  expect(text).not.toMatch(/≈|Not counted|Worth/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('[HOME-01] [ACCT-01] markets, places and worth fit the screen in every language, and everybody can read them', async ({
    page,
  }) => {
    for (const language of ['', '/zh', '/kr', '/es', '/vn']) {
      for (const path of ['/', `/account/${alice}/`]) {
        await page.goto(language + path)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width, language + path).toBe(360)
      }
    }
    for (const path of ['/', `/account/${alice}/balances/`]) {
      await page.goto(path)
      expect(await findBarriers(page)).toEqual([])
    }
  })
})
