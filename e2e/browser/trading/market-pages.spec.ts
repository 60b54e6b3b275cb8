import type { Page } from '@playwright/test'
import { findStack } from '../support/stacks.ts'
import { expect, findBarriers, refusals, test, untilAlive } from '../support/test.ts'

test.use({ stack: 'newer' })

type Day = { market_id: string; ticker: string; kind: string; status: string }
type Book = Record<'height' | 'changed_before' | 'changed_after' | 'traded_before', string> & {
  buys: { price: { human: string } }[]
  sells: { price: { human: string }; quantity: { human: string } }[]
}

async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(`${findStack('newer', 'INDEX_URL')}/injsight/v1/${path}`)
  return (await answer.json()) as Answer
}

const listDays = async () => (await ask<{ markets: Day[] }>('markets/days?limit=100')).markets

async function findDay(kind: string): Promise<Day> {
  const day = (await listDays()).find((one) => one.kind === kind && one.status === 'Active')
  if (day === undefined) throw new Error(`The recording has no open market of kind ${kind}`)
  return day
}

const slugOf = (ticker: string) =>
  ticker
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const findBook = (page: Page) => page.getByRole('region', { name: 'Order book' })

test('[MARKET-01] from the frame to all markets, narrowed by kind, sorted, to the page of one', async ({
  page,
}) => {
  const days = await listDays()
  await page.goto('/')
  await untilAlive(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Markets' }).click()
  await expect(page).toHaveURL('/markets/')
  await expect(page.getByRole('row')).toHaveCount(days.length + 1)
  await page.getByRole('group', { name: 'Kind' }).getByRole('link', { name: 'Perpetual' }).click()
  await expect(page).toHaveURL('/markets/?kind=perpetual')
  await expect(page.getByRole('row')).toHaveCount(days.filter(({ kind }) => kind === 'perpetual').length + 1)
  await page.getByRole('group', { name: 'State' }).getByRole('link', { name: 'Open' }).click()
  const { ticker, market_id: id } = await findDay('perpetual')
  await page.getByRole('link', { name: ticker }).click()
  await expect(page).toHaveURL(`/market/${id}/`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ticker)
})

test('[MARKET-01] a market is looked for by a part of its name, with the keyboard alone', async ({
  page,
}) => {
  const { ticker } = await findDay('spot')
  await page.goto('/markets/')
  await untilAlive(page)
  await page.getByRole('searchbox', { name: 'Ticker or id of a market' }).focus()
  await page.keyboard.type(ticker.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/markets\/\?q=/)
  await expect(page.getByRole('row').nth(1)).toContainText(ticker)
})

test('[MARKET-02] each market has its page by its id, its ticker and its slug', async ({ request }) => {
  for (const { market_id: id, ticker } of await listDays()) {
    for (const name of [
      id,
      id.toUpperCase().replace('0X', '0x'),
      encodeURIComponent(ticker),
      slugOf(ticker),
    ]) {
      const answer = await request.get(`/market/${name}/`)
      expect(answer.status(), name).toBe(200)
      expect(await answer.text(), name).toContain(id)
    }
  }
})

test.describe('what is no market', () => {
  test.use({ allowedErrors: refusals })
  const odd = `${'A'.repeat(200)}<b>`

  for (const name of ['nonsense', odd, `0x${'ab'.repeat(32)}`]) {
    test(`[MARKET-02] [TRADE-02] ${name.slice(0, 20)} is said not to be there, in a notice too, and does nothing to the page`, async ({
      page,
    }) => {
      const answer = await page.goto(`/market/${encodeURIComponent(name)}/`)
      expect(answer?.status()).toBe(404)
      const words = /Failed to fetch market with id/
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
      await expect(page.locator('#notices')).toContainText(words)
      await expect(page.locator('main b, #notices b')).toHaveCount(0)
    })
  }

  test('[MARKET-02] a moment, a side or an amount that makes no sense is refused', async ({ request }) => {
    const { market_id: id } = await findDay('spot')
    for (const query of ['at=0', 'at=x', 'side=both', 'size=1e9', 'candles=7', 'until=0', 'after=x'])
      expect((await request.get(`/market/${id}/?${query}`)).status(), query).toBe(400)
    expect((await request.get(`/market/${id}/?at=99999999`)).status()).toBe(404)
  })
})

test('[MARKET-02] the book is replayed: by steps, by the slider, by an address that leads back to the moment', async ({
  page,
}) => {
  const { market_id: id } = await findDay('spot')
  const newest = await ask<Book>(`markets/${id}/book`)
  const before = await ask<Book>(`markets/${id}/book?height=${newest.changed_before}`)
  const earlier = await ask<Book>(`markets/${id}/book?height=${before.changed_before}`)
  await page.goto(`/market/${id}/`)
  await untilAlive(page)
  const replay = page.getByRole('region', { name: 'Replay' })
  await expect(replay).toContainText('This is the book as it is now.')
  for (const book of [before, earlier]) {
    const link = replay.getByRole('link', { name: 'The change before' })
    await expect(link).toHaveAttribute('href', new RegExp(`at=${book.height}$`)) // of the page before it is another
    await link.click()
    await expect(page).toHaveURL(`/market/${id}/?at=${book.height}`)
    await expectBook(page, book)
  }
  await replay.getByRole('slider').focus()
  // The page follows after each, and the slider stays under the hand.
  for (const back of [1, 2]) {
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(`/market/${id}/?at=${Number(earlier.height) - back}`)
  }
  const height = String(Number(earlier.height) - 2)
  await expectBook(page, await ask<Book>(`markets/${id}/book?height=${height}`))
  await page.reload()
  await expect(replay).toContainText(/This is the past: block/)
  await replay.getByRole('link', { name: 'Live' }).click()
  await expect(page).toHaveURL(`/market/${id}/`)
  await expectBook(page, newest)
})

/** The best price of each side stands nearest to the middle. */
async function expectBook(page: Page, { buys, sells }: Book): Promise<void> {
  const read = async (rows: ReturnType<Page['locator']>) =>
    Number(((await rows.textContent()) ?? '').replaceAll(',', ''))
  const [bids, asks] = [findBook(page).getByRole('table').nth(1), findBook(page).getByRole('table').nth(0)]
  if (buys[0] !== undefined) {
    const best = Number(buys[0].price.human)
    await expect.poll(() => read(bids.getByRole('row').nth(1).getByRole('cell').first())).toBe(best)
  }
  if (sells[0] !== undefined) {
    const best = Number(sells[0].price.human)
    await expect.poll(() => read(asks.getByRole('row').last().getByRole('cell').first())).toBe(best)
  }
}

test('[MARKET-02] what a block did is told with who did it', async ({ page }) => {
  const { market_id: id } = await findDay('perpetual')
  const { changed_before: height } = await ask<Book>(`markets/${id}/book`)
  await page.goto(`/market/${id}/?at=${height}`)
  const replay = page.getByRole('region', { name: 'Replay' })
  const done = replay.getByRole('row').nth(1)
  await expect(done).toContainText(/Placed|Taken back|Bought|Sold/)
  await expect(done.getByRole('link', { name: /^inj1/ })).toHaveAttribute('href', /^\/account\/inj1/)
})

test.describe('on a phone with a keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('[MARKET-02] who moved the price is found: from trade to trade, to who took and who rested', async ({
    page,
  }) => {
    const { market_id: id } = await findDay('perpetual')
    const { traded_before: height } = await ask<Book>(`markets/${id}/book`)
    const { orders } = await ask<{ orders: { hash: string; transaction_hash: string }[] }>(
      `markets/${id}/resting?height=${height}`,
    )
    await page.goto(`/market/${id}/`)
    await untilAlive(page)
    const replay = page.getByRole('region', { name: 'Replay' })
    await replay.getByRole('link', { name: 'The trade before' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/market/${id}/?at=${height}`)
    const taker = replay.locator('dl').getByRole('link', { name: /^inj1/ })
    await expect(taker).toHaveAttribute('href', /^\/account\/inj1/)
    const prices = replay.getByRole('region', { name: 'Who rests at each price' })
    await prices.locator('summary').first().focus()
    await page.keyboard.press('Enter')
    const first = prices.getByRole('listitem').filter({ visible: true }).first()
    await expect(first.getByRole('link', { name: /^inj1/ })).toBeVisible()
    const hashes = orders.map((order) => order.transaction_hash)
    const cause = first.getByRole('link').last()
    expect(hashes.some((hash) => hash !== '')).toBe(true)
    await cause.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/transaction\/[0-9A-F]{64}\//)
    expect(hashes).toContain(/transaction\/(\w+)/.exec(page.url())?.[1])
    await page.goBack()
    await expect(page).toHaveURL(`/market/${id}/?at=${height}`)
  })
})

test('[MARKET-02] what an order would cost is counted against the book that is shown', async ({ page }) => {
  const { market_id: id } = await findDay('perpetual')
  const { height, sells } = await ask<Book>(`markets/${id}/book?height=700`)
  const [best] = sells
  await page.goto(`/market/${id}/?at=${height}`)
  await untilAlive(page)
  const cost = page.getByRole('region', { name: 'What would it cost?' })
  const size = best?.quantity.human ?? ''
  await cost.getByRole('textbox').fill(size)
  await cost.getByRole('textbox').press('Enter')
  await expect(page).toHaveURL(new RegExp(`side=buy&size=${size.replace('.', String.raw`\.`)}&at=${height}`))
  await expect(cost).toContainText(`Average price${best?.price.human ?? ''} `)
  await expect(cost).toContainText('1 price of the book')
  await cost.getByRole('textbox').fill('99999999')
  await cost.getByRole('button').click()
  await expect(cost).toContainText(/The book has only [\d.,]+\sINJ: the rest would not be filled\./)
})

test('[MARKET-02] the chart to move about in is loaded when it is asked for', async ({ page }) => {
  const { market_id: id } = await findDay('spot')
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url())
  })
  await page.goto(`/market/${id}/`)
  await untilAlive(page)
  expect(scripts.some((url) => url.includes('live-chart'))).toBe(false)
  const chart = page.getByRole('region', { name: 'Price' })
  await expect(chart.getByRole('img')).toHaveAttribute('aria-label', /candles?, from /)
  await chart.getByText('Candles as a table').click()
  await expect(chart.getByRole('row').nth(1)).toContainText(/\d/)
  await chart.getByRole('button', { name: 'Explore the chart' }).click()
  await expect(chart.locator('canvas').first()).toBeVisible()
  expect(scripts.some((url) => url.includes('live-chart'))).toBe(true)
})

type Candles = { t: number[] }

async function listCandles(id: string): Promise<number[]> {
  const query = `marketId=${id}&resolution=1&countback=200`
  const answer = await fetch(`${findStack('newer', 'INDEX_URL')}/api/chart/v1/derivative/history?${query}`)
  return ((await answer.json()) as Candles).t
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[MARKET-02] the chart goes back to older candles and on to the newest, and keeps what was chosen', async ({
    page,
    request,
  }) => {
    const { market_id: id } = await findDay('perpetual')
    const times = await listCandles(id)
    const [middle = 0] = times.slice(-5)
    const base = `/market/${id}/`
    const chart = page.getByRole('region', { name: 'Price' })
    const ways = chart.getByRole('navigation', { name: 'Older and newer candles' })
    const drawn = () => chart.getByRole('img').getAttribute('aria-label')
    await page.goto(`${base}?side=sell&candles=1`)
    await expect(ways).toHaveCount(0) // the recording has no more candles than a chart
    expect(await drawn()).toContain(`: ${times.length} candles,`)
    await page.goto(`${base}?side=sell&candles=1&until=${middle * 1000}`)
    expect(await drawn()).toContain(`: ${times.length - 4} candles,`)
    await expect(chart.getByRole('status')).toContainText(/of the past, from .* to /)
    await expect(ways.getByRole('link')).toHaveText(['Newer', 'Newest'])
    await ways.getByRole('link', { name: 'Newer' }).click()
    await expect(page).toHaveURL(`${base}?side=sell&candles=1`)
    expect(await drawn()).toContain(`: ${times.length} candles,`)
    await page.goBack()
    await ways.getByRole('link', { name: 'Newest' }).click()
    await expect(page).toHaveURL(`${base}?side=sell&candles=1`)
    // Beside the book of a block there are the candles up to it, and the next is another place.
    await page.goto(`${base}?at=700`)
    await expect(chart.getByRole('status')).toContainText(/up to block 700\./)
    await expect(page.getByRole('region', { name: 'Recent trades' })).toContainText('Up to block 700.')
    for (const name of ['Who holds positions', 'Insurance fund'])
      await expect(page.getByRole('region', { name })).toContainText(/as of now/)
    for (const name of ['Liquidations', 'What made its rules'])
      await expect(page.getByRole('region', { name })).toContainText('Up to block 700.')
    await page.getByRole('link', { name: 'All trades up to then' }).click()
    await expect(page).toHaveURL(/&to=2026-[^&]*&until=\d+$/)
    await page.goBack()
    await ways.getByRole('link', { name: 'Newer' }).click()
    await ways.getByRole('link', { name: 'Back to block 700' }).click()
    await expect(page).toHaveURL(`${base}?at=700&candles=1`)
    const file = await request.get(`${base}candles.csv?candles=1`)
    expect((await file.text()).trim().split('\r\n')).toHaveLength(times.length + 1)
  })
})

test('[MARKET-02] the fee of an order beside an old book is the one of then', async ({ page }) => {
  const { market_id: id } = await findDay('perpetual')
  const cost = page.getByRole('region', { name: 'What would it cost?' })
  for (const [at, fee] of [
    ['700', 'Fee, 0.1%'],
    ['768', 'Fee, 0.09%'],
  ]) {
    await page.goto(`/market/${id}/?at=${at}&size=1`)
    await expect(cost).toContainText(fee ?? '')
    await expect(cost).not.toContainText('The fee is that of now')
  }
})

test('[MARKET-03] funding: estimated and counted down, and what it was, added up', async ({ page }) => {
  const { ticker, market_id: id } = await findDay('perpetual')
  await page.goto('/markets/realtime-funding-rate/')
  await untilAlive(page)
  const line = page.getByRole('row').filter({ hasText: ticker })
  await expect(line).toContainText(/[+−]?[\d.]+%.*\d\d:\d\d:\d\d.*[\d.]+%/)
  await page.getByRole('link', { name: 'Funding Rate History' }).click()
  await expect(page).toHaveURL('/markets/funding-rate-history/')
  await expect(page.getByRole('main')).toContainText(/Sum over the time, \d+ payments?: [+−]?[\d.]+%\./)
  await page.getByRole('group', { name: 'Time' }).getByRole('link', { name: 'Last 12 hours' }).click()
  await expect(page).toHaveURL(`/markets/funding-rate-history/?market=${id}&span=12`)
  const rates = page.getByRole('main').getByRole('table').last().getByRole('row')
  await expect(rates.nth(1)).toContainText(/\d{4}.*%/)
})

test('[MARKET-01] the rules of every open market stand side by side', async ({ page }) => {
  const open = (await listDays()).filter(({ status }) => status === 'Active')
  await page.goto('/markets/trading-rules/')
  await expect(page.getByRole('row')).toHaveCount(open.length + 1)
  for (const { ticker } of open)
    await expect(page.getByRole('link', { name: ticker, exact: true })).toHaveAttribute(
      'href',
      /^\/market\/0x/,
    )
})

test('[SEARCH-02] [MARKET-02] a market is found by its name in the box', async ({ page }) => {
  const { ticker, market_id: id } = await findDay('perpetual')
  await page.goto('/blocks/')
  await untilAlive(page)
  await page.keyboard.press('/')
  await page.keyboard.type(ticker)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/market/${id}/`)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('[MARKET-01] [MARKET-02] [MARKET-03] pages of markets fit the screen in every language, and everybody can read them', async ({
    page,
  }) => {
    const { market_id: id } = await findDay('perpetual')
    const paths = [
      '/markets/',
      '/markets/trading-rules/',
      '/markets/realtime-funding-rate/',
      '/markets/funding-rate-history/',
      `/market/${id}/?at=700&size=100`,
    ]
    for (const path of paths) {
      for (const language of ['', '/zh', '/kr', '/es', '/vn']) {
        await page.goto(language + path)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width, language + path).toBe(360)
      }
      await page.goto(path)
      expect(await findBarriers(page), path).toEqual([])
    }
  })
})
