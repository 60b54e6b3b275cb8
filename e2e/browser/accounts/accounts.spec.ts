import { scaleDecimal, toSubaccount } from '@injsight/chain'
import { readCsv } from '../support/plain.ts'
import { accountOf } from '../support/recorded.ts'
import { expect, findBarriers, refusals, test, untilAlive } from '../support/test.ts'

const alice = accountOf('alice')
const bob = accountOf('bob')
const validator = accountOf('val0')

test('[ACCT-01] an account shows every spelling of its name, and each of them leads to it', async ({
  page,
}) => {
  await page.goto(`/account/${alice}/`)
  const main = page.getByRole('main')
  const spellings = [alice, '0xE34255954a9d40CF3702E1062a7419ba01B6e9e6', toSubaccount(alice, 0)]
  for (const spelling of spellings) await expect(main).toContainText(spelling)
  for (const spelling of spellings.slice(1)) {
    await page.goto(`/account/${spelling}/staking/`)
    await expect(page).toHaveURL(`/account/${alice}/staking/`)
  }
})

test('[ACCT-01] a validator’s account says so, and by which block it was first seen', async ({ page }) => {
  await page.goto(`/account/${validator}/`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Validator')
  await page.getByRole('link', { name: /^block 1$/ }).click()
  await expect(page).toHaveURL('/block/1/')
})

test('[ACCT-02] where the money is, is said of every asset, and adds up', async ({ page }) => {
  await page.goto(`/account/${alice}/`)
  const row = page.getByRole('region', { name: 'Balances', exact: true }).getByRole('row').nth(1)
  await expect(row).toContainText(/INJ.*Native.*In the wallet [\d.,]+…? · Free to trade 2,964\.8/)
  await expect(row).toContainText(/In orders 17\.9 · Staked 49 · Rewards 0\.1651/)
})

test('[ACCT-02] [DATA-03] every list of an account is a file too', async ({ page, request }) => {
  const lists = [
    'balances',
    'cw20',
    'positions',
    'orders',
    'subaccounts',
    'staked',
    'unstaking',
    'restaking',
    'stake-moves',
    'rewards',
    'grants-given',
    'grants-received',
    'allowances-given',
    'allowances-received',
    'approvals-given',
    'approvals-received',
    'nfts',
    'transactions',
    'history',
  ]
  for (const list of lists) {
    const answer = await request.get(`/account/${bob}/${list}.csv?denom=inj`)
    expect(answer.headers()['content-type'], list).toContain('text/csv')
    const [head = '', ...lines] = (await answer.text()).trim().split('\r\n')
    expect(head.split(',').length, list).toBeGreaterThan(2)
    for (const line of lines) expect(line).not.toMatch(/\[object|undefined/)
  }
  const orders = await (await request.get(`/account/${bob}/orders.csv`)).text()
  await page.goto(`/account/${bob}/trading/`)
  await expect(page.getByRole('navigation', { name: 'Parts of this account' })).toContainText('Trading')
  expect(orders.trim().split('\r\n').length - 1).toBeGreaterThan(100)
})

const places: [path: string, heading: string][] = [
  ['cw20/', 'CW20 balances'],
  ['trading/', 'Open positions'],
  ['trades/', 'Closed positions'],
  ['trades/', 'Order history'],
  ['trades/', 'Transfers of subaccounts'],
  ['staking/', 'Staked'],
  ['staking/', 'Stake history'],
  ['staking/', 'Rewards paid'],
  ['staking/unstake/', 'Unstaking'],
  ['staking/restake/', 'Moved stake'],
  ['grants/', 'Whose fees this account pays'],
  ['nft/', 'NFTs'],
  ['transactions/', 'Transactions'],
]

for (const [path, heading] of places) {
  test(`[ACCT-03] [ACCT-04] /account/{a}/${path} stands for itself, with ${heading}`, async ({ page }) => {
    await page.goto(`/account/${bob}/${path}`)
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
    await untilAlive(page)
    await page.getByRole('link', { name: 'Overview' }).click()
    await expect(page).toHaveURL(`/account/${bob}/`)
    await page.goBack()
    await expect(page).toHaveURL(`/account/${bob}/${path}`)
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
  })
}

test('[ACCT-03] transactions narrow by how they went and by kind, in the address, and page', async ({
  page,
}) => {
  await page.goto(`/account/${alice}/transactions/`)
  await untilAlive(page)
  const filters = page.getByRole('navigation', { name: 'Which ones' })
  await filters.getByRole('link', { name: 'Trading' }).click()
  await expect(page).toHaveURL(/[?&]kind=exchange/)
  await filters.getByRole('link', { name: 'Failed' }).click()
  await expect(page).toHaveURL(/[?&]status=failed/)
  const rows = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.locator('time') })
  await expect(rows.filter({ hasNotText: 'Failed:' })).toHaveCount(0)
  await filters.getByRole('link', { name: 'All', exact: true }).click()
  await expect(rows).toHaveCount(25)
  const first = await rows.first().textContent()
  await page.getByRole('link', { name: 'Older' }).click()
  await expect(page).toHaveURL(/[?&]token=\d+/)
  await expect(rows.first()).not.toHaveText(first ?? '')
})

test('[ACCT-04] open orders page to their end, each of them once', async ({ page }) => {
  await page.goto(`/account/${alice}/trading/`)
  await untilAlive(page)
  const orders = page.getByRole('region', { name: 'Open orders' })
  await expect(orders.getByRole('row')).toHaveCount(26)
  await expect(orders).toContainText(/▲ Limit buy|▼ Limit sell/)
  const more = orders.getByRole('link', { name: 'Next' })
  for (let at = 0; at < 4; at += 1) {
    const next = (await more.getAttribute('href')) ?? ''
    await more.click()
    await expect(page).toHaveURL(next)
    await expect(orders.locator(`a[href="${next}"]`)).toHaveCount(0)
  }
  await expect(orders.getByRole('row')).toHaveCount(26)
  await expect(orders.getByRole('link', { name: 'Next' })).toHaveCount(0)
  await orders.getByRole('link', { name: 'Beginning' }).click()
  await expect(page).toHaveURL(`/account/${alice}/trading/`)
})

test('[ACCT-04] how a balance went is drawn, told block by block, and closed again', async ({ page }) => {
  await page.goto(`/account/${alice}/`)
  await untilAlive(page)
  await page.getByRole('link', { name: 'history', exact: true }).first().click()
  await expect(page).toHaveURL(`/account/${alice}/balances/?history=inj`)
  const history = page.getByRole('region', { name: /How the balance of .*INJ.* went/ })
  await expect(history.getByRole('img')).toBeVisible()
  await expect(history.getByRole('row')).toHaveCount(26)
  expect(await findBarriers(page)).toEqual([])
  await history.getByRole('link', { name: 'Older' }).click()
  await expect(page).toHaveURL(/[?&]before=\d+/)
  await history.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL(`/account/${alice}/balances/`)
  await expect(history).toHaveCount(0)
})

test('[ACCT-05] the parts of an unused address are empty, and say so', async ({ page }) => {
  const unused = 'inj1pyysjzgfpyysjzgfpyysjzgfpyysjzgfhjrtup'
  await page.goto(`/account/${unused}/`)
  await expect(page.getByRole('main')).toContainText('in no block so far')
  for (const [path, words] of [
    ['trading/', 'This account has no open position.'],
    ['trades/', 'This account has not traded.'],
    ['staking/', 'This account has nothing staked.'],
    ['nft/', 'This account owns no NFTs.'],
    ['balances/?history=inj', 'No block that the index holds has changed this balance.'],
  ]) {
    const answer = await page.goto(`/account/${unused}/${path}`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('main')).toContainText(words ?? '')
  }
})

test.describe('what is not there', () => {
  test.use({ allowedErrors: refusals })

  test('[ACCT-03] a part that no account has is a page that does not exist', async ({ page }) => {
    const answer = await page.goto(`/account/${alice}/nonsense/`)
    expect(answer?.status()).toBe(404)
    for (const query of ['transactions/?kind=%3Cb%3E', 'trading/?orders=x.y', 'balances/?history=%22']) {
      expect((await page.goto(`/account/${alice}/${query}`))?.status()).toBe(400)
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('[ACCT-02] nothing of an account is wider than the screen, in any language', async ({ page }) => {
    for (const language of ['', '/kr', '/vn']) {
      for (const path of ['', 'trading/', 'trades/', 'grants/', 'balances/?history=inj', 'transactions/']) {
        await page.goto(`${language}/account/${bob}/${path}`)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width, `${language} ${path}`).toBe(360)
      }
    }
  })

  test('[ACCT-02] an open order and a line of a history take two lines, with all that they say', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [path, list, said] of [
      ['trading/', 'Open orders', /INJ\/USDT.*Limit sell.*USDT.*#1/],
      ['balances/?history=inj', 'How the balance of INJ went', /2,520.*Nov-21-2026.*−0.00008.*46,838/],
    ] as const) {
      await page.goto(`/account/${alice}/${path}`)
      const line = page.getByRole('region', { name: list }).locator('tbody tr').first()
      await expect(line).toContainText(said)
      for (const cell of await line.locator('td').all()) await expect(cell).toBeVisible()
      expect((await line.boundingBox())?.height).toBeLessThan(80)
    }
  })
})

test('[ACCT-04] on a phone a fill takes two lines, and what became of an order close ones, with all that it says', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/account/${alice}/trades/`)
  const lineOf = (list: string) =>
    page.getByRole('region', { name: list, exact: true }).locator('tbody tr').first()
  const step = lineOf('Order history')
  for (const cell of await step.locator('td:not(.none)').all()) await expect(cell).toBeVisible()
  expect((await step.boundingBox())?.height).toBeLessThan(120)
  const fill = lineOf('Trades')
  expect((await fill.boundingBox())?.height).toBeLessThan(75)
  // What it leaves out, the fee and who made it, stands on the page that it leads to.
  for (const name of ['Market', 'Side', 'Size', 'Price', 'Time'])
    await expect(fill.locator(`[data-label="${name}"]`)).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await fill.getByRole('link', { name: /^[▲▼] / }).click()
  const facts = page.getByRole('main')
  for (const said of [/maker|taker/, 'Fee that the exchange kept', 'Subaccount id'])
    await expect(facts).toContainText(said)
})

test('[ACCT-04] trades are exported whole, and add up to what the page shows', async ({ page, request }) => {
  const fileOf = async (list: string) =>
    readCsv(await (await request.get(`/account/${alice}/${list}.csv`)).text())
  const [head = [], ...trades] = await fileOf('trades')
  expect(head.slice(0, 6)).toEqual(['Market', 'Side', 'Size', 'Price', 'Trading fee', 'Profit'])
  expect(trades.length).toBeGreaterThan(100)
  // What a settlement or an offset closes is a trade, too, and no fill of an order: a record counts those alone.
  const filled = trades.filter((line) => /[1-9a-f]/.test((line[head.indexOf('Order')] ?? '').slice(2)))
  const sums = [...Map.groupBy(filled, ([market = '']) => market)].map(([market, some]) => {
    const fees = some.map((line) => exact(line[4]))
    return {
      market,
      trades: some.length,
      volume: some.reduce((sum, [, , size, price]) => sum + (exact(size) * exact(price)) / one, 0n),
      fees: fees.filter((fee) => fee > 0n).reduce((sum, fee) => sum + fee, 0n),
      rebates: fees.filter((fee) => fee < 0n).reduce((sum, fee) => sum - fee, 0n),
    }
  })
  const [, ...told] = await fileOf('traded-markets')
  const byMarket = (a: { market: string }, b: { market: string }) => a.market.localeCompare(b.market, 'en')
  expect(sums.toSorted(byMarket)).toEqual(
    told
      .map(([market = '', count, volume, , fees, rebates]) => ({
        market,
        trades: Number(count),
        volume: exact(volume),
        fees: exact(fees),
        rebates: exact(rebates),
      }))
      .toSorted(byMarket),
  )
  await page.goto(`/account/${alice}/trades/?rows=100`)
  const shown = page.getByRole('region', { name: 'Trades', exact: true }).locator('tbody tr')
  await expect(shown).toHaveCount(100)
  for (const text of (trades[0] ?? []).slice(0, 3)) await expect(shown.first()).toContainText(text)
  const markets = page.getByRole('region', { name: 'Record by market' }).locator('tbody tr')
  for (const { market, trades: count } of sums)
    await expect(markets.filter({ hasText: market }).first()).toContainText(count.toLocaleString('en'))
})

/** A number of a file, in 10^-36ths. */
const digits = 36
const one = 10n ** BigInt(digits)
function exact(text: string | undefined): bigint {
  return scaleDecimal(text === undefined || text === '' ? '0' : text, digits)
}
