import type { Page } from '@playwright/test'
import { accountOf, transactionOf } from '../support/recorded.ts'
import { expect, test, untilAlive } from '../support/test.ts'

const pathOf = (name: string) => `/transaction/${transactionOf(name).hash}/`

/** What somebody who opens a transaction has to learn from it, in the order in which the page says it. */
const journeys: [what: string, name: string, reads: (string | RegExp)[]][] = [
  [
    'a transfer',
    'bank.send',
    [
      /sent 0\.000000000001234567 INJ to/,
      'Success',
      'What changed',
      'Fee collector',
      'It adds up',
      'From',
      'To',
      '0.000000000001234567 INJ',
    ],
  ],
  [
    'a filled order',
    'exchange.spot-limit.cross',
    [
      /bought 15 INJ at 25\.2 USDT on INJ\/USDT/,
      'Success',
      'What changed',
      'What became of its orders',
      'filled at 25.2',
      'Spot limit order',
    ],
  ],
  [
    'a failed order',
    'exchange.spot-limit.insufficient',
    [
      /tried to place an order to buy 1,000 INJ at 25 USDT/,
      'Failed',
      'Why it failed',
      'it needed 25,025 USDT, and 4 USDT was free',
      'Move more into the subaccount first, or make the order smaller.',
      'Nothing changed but the fee',
    ],
  ],
  [
    'a liquidation',
    'exchange.liquidate',
    [
      /liquidated a long of 60 INJ held by/,
      'at 24.9 USDT on INJ/USDT PERP',
      'What changed',
      'Exchange',
      '−81.6 USDT',
      '+4.08 USDT',
      'Insurance funds',
      '+77.52 USDT',
      'It adds up',
    ],
  ],
  [
    'a proposal',
    'gov.community-spend',
    [
      /proposed “Pay Frank” #9 with a deposit of 100 INJ/,
      'What changed',
      'Governance',
      '+100 INJ',
      'Community pool payment',
      '7 INJ',
      'Expedited',
    ],
  ],
  [
    'a contract call',
    'wasm.transfer',
    [/sent 1\.5 LOCAL \(CW20\) to/, 'Success', 'What changed', 'Contract call', 'Contract', 'Recipient'],
  ],
  [
    'an IBC timeout',
    'ibc.timeout',
    [
      /2 USDT for .* came too late over channel-0; it went back to/,
      'What changed',
      '−2 USDT',
      '+2 USDT',
      'It adds up',
      'IBC timeout',
      'channel-0',
      'channel-1',
    ],
  ],
]

for (const [what, name, reads] of journeys) {
  test(`[TX-03, TX-04] ${what} is understood from top to bottom, on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(pathOf(name))
    const main = page.getByRole('main')
    const text = ((await main.innerText()) + ' ').replaceAll(/\s+/g, ' ').replaceAll(/[\u2068\u2069]/g, '')
    let from = 0
    for (const said of reads) {
      const at = typeof said === 'string' ? text.indexOf(said, from) : from + text.slice(from).search(said)
      expect({ said: String(said), isThere: at >= from }).toEqual({ said: String(said), isThere: true })
      from = at
    }
    expect(text).not.toMatch(/\[object|undefined|NaN|null\b/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
}

test('[I18N-01, TX-03] a transaction that is read half in English goes on in Korean, at the same place', async ({
  page,
}) => {
  await page.goto('/transactions/?status=failed')
  await untilAlive(page)
  await page.getByRole('main').locator('a[href^="/transaction/"]').first().click()
  await expect(page.getByRole('heading', { name: 'Why it failed' })).toBeVisible()
  const { pathname } = new URL(page.url())
  await page.getByRole('banner').getByLabel('Language: en').click()
  await page.getByRole('banner').getByRole('link', { name: '한국어' }).click()
  await expect(page).toHaveURL(`/kr${pathname}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/[가-힣]/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[가-힣]/)
  await page.getByRole('main').locator('a[href^="/kr/account/"]').first().click()
  await expect(page).toHaveURL(/\/kr\/account\//)
})

test('[ROUTE-16] Back leads to where one was on a long list, to the pixel', async ({ page }) => {
  await page.goto('/blocks/?rows=100')
  await untilAlive(page)
  const row = page.getByRole('main').locator('a[href="/block/2440/"]').first()
  await row.scrollIntoViewIfNeeded()
  const readScroll = () => page.evaluate(() => Math.round(scrollY))
  const before = await readScroll()
  expect(before).toBeGreaterThan(1000)
  await row.click()
  await expect(page).toHaveURL('/block/2440/')
  await expect.poll(readScroll).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/blocks/?rows=100')
  await expect.poll(readScroll).toBe(before)
  await expect(row).toBeInViewport()
})

test('[SEARCH-01, TX-03] from home to the account behind a transfer, by keys alone', async ({ page }) => {
  await page.goto('/')
  await untilAlive(page)
  await page.keyboard.press('/')
  await page.keyboard.type(transactionOf('bank.send').hash.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(pathOf('bank.send'))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('sent')
  const reach = async (href: string) => {
    for (let stop = 0; stop < 80; stop++) {
      await page.keyboard.press('Tab')
      if ((await page.evaluate(() => document.activeElement?.getAttribute('href'))) === href) return
    }
    throw new Error(`no key leads to ${href}`)
  }
  await reach(`/account/${accountOf('bob')}/`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/account/${accountOf('bob')}/`)
  await page.goBack() // a headless browser has no key for it
  await expect(heading).toContainText('sent')
})

test.describe('on a phone, by keys, of what else is on the chain', () => {
  test.use({ stack: 'newer', viewport: { width: 360, height: 740 } })

  /** Follows a link of the page by keys, and says where it leads. */
  async function follow(page: Page, selector: string): Promise<string> {
    const link = page.getByRole('main').locator(selector).first()
    const href = (await link.getAttribute('href')) ?? ''
    await untilAlive(page)
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    return href
  }

  test('[ASSET-02, TRADE-01] a token leads to its largest holder, and that to what it trades', async ({
    page,
  }) => {
    await page.goto('/asset/peggy0x514910771AF9Ca656af840dff83E8264EcF986CA/')
    await follow(page, 'section:has(> #holders) a[href^="/account/inj1"]')
    await follow(page, 'a[href$="/trades/"]')
    await expect(page.getByRole('main')).toContainText(/INJ|BTC|ATOM/)
    await follow(page, 'a[href^="/trade-history/"][href*="_"]')
    await expect(page.getByRole('main')).toContainText('Cleared at')
  })
})

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts, on a phone`, () => {
    test.use({ stack: 'newer', javaScriptEnabled, viewport: { width: 360, height: 740 } })

    test('[TX-04] why a transfer to another chain came back is found from the list of channels', async ({
      page,
    }) => {
      await page.goto('/bridges/channels/')
      const main = page.getByRole('main')
      for (const [link, text] of [
        ['a[href="/channel/transfer/channel-0/"]', 'Packets'],
        ['a[href="/packet/out/transfer/channel-0/3/"]', 'Why it came back'],
      ] as const) {
        if (javaScriptEnabled) await untilAlive(page)
        await main.locator(link).first().focus()
        await page.keyboard.press('Enter')
        await expect(main).toContainText(text)
      }
      await expect(main).toContainText('The other side refused it')
      await expect(main).toContainText('Coins went back to the sender')
    })

    test('[TX-04] what a channel runs over is found from its page, and from there all that hangs on it', async ({
      page,
    }) => {
      await page.goto('/channel/transfer/channel-0/')
      const main = page.getByRole('main')
      for (const [link, text] of [
        ['a[href="/connection/connection-localhost/"]', 'transfer/channel-1'],
        ['a[href="/client/09-localhost/"]', 'A client follows the headers of another chain'],
        ['a[href="/connection/connection-localhost/"]', 'a connection trusts what its client has checked'],
        ['a[href="/channel/transfer/channel-0/"]', 'Packets'],
      ] as const) {
        if (javaScriptEnabled) await untilAlive(page)
        await main.locator(link).first().focus()
        await page.keyboard.press('Enter')
        await expect(main).toContainText(text)
      }
      await page.goto('/search/?q=07-tendermint-0')
      await expect(page).toHaveURL(/\/client\/07-tendermint-0\/$/)
    })

    test('[WASM-02] what a contract keeps is read from its page', async ({ page }) => {
      await page.goto('/contract/inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz/')
      const main = page.getByRole('main')
      if (javaScriptEnabled) await untilAlive(page)
      await main.locator('a[href$="/state/"]').first().focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/state\/$/)
      await expect(main).toContainText('contract_info')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })
  })

test('a screen reader hears names: of regions, tables, links and buttons', async ({ page }) => {
  for (const path of ['/', '/blocks/', '/transactions/', pathOf('exchange.batch-update'), '/block/500/']) {
    await page.goto(path)
    await untilAlive(page)
    const nameless = await page.evaluate(() => {
      const nameOf = (element: Element) =>
        (
          element.getAttribute('aria-label') ??
          document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
          element.getAttribute('title') ??
          ''
        ).trim() || element.textContent.trim()
      return [...document.querySelectorAll('a[href], button, summary, nav, section[aria-label], th')]
        .filter((element) => element.closest('[aria-hidden=true]') === null && nameOf(element) === '')
        .map((element) => element.outerHTML.slice(0, 120))
    })
    expect({ path, nameless }).toEqual({ path, nameless: [] })
    await expect(page.getByRole('banner')).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
    for (const table of await page.getByRole('table').all()) {
      expect(await table.getByRole('columnheader').count()).toBeGreaterThan(1)
    }
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[TX-06, ROUTE-16] a failed order is found, understood, and saved as it is', async ({ page }) => {
    await page.goto('/')
    await page
      .getByRole('main')
      .getByRole('combobox')
      .fill(transactionOf('exchange.spot-limit.insufficient').hash)
    await page.getByRole('main').getByRole('combobox').press('Enter')
    await expect(page).toHaveURL(pathOf('exchange.spot-limit.insufficient'))
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Why it failed')
    await page.getByText('What the chain said').click()
    await expect(page.getByRole('main')).toContainText('subaccount has insufficient deposits')
    await expect(page.getByRole('link', { name: 'JSON', exact: true })).toHaveAttribute('href', /\.json$/)
  })
})
