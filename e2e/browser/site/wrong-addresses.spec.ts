import { accountOf, busyHeight, lastHeight, transactionOf } from '../support/recorded.ts'
import { expect, refusals, test, untilAlive } from '../support/test.ts'

test.use({ allowedErrors: refusals })

const alice = `/account/${accountOf('alice')}/`

test('[ROUTE-08] what stands instead of a page stands at one height', async ({ page }) => {
  const tops: number[] = []
  for (const path of [
    '/nonsense/',
    '/block/abc/',
    '/block/99999999999/',
    `/transaction/${'AB'.repeat(32)}/`,
  ]) {
    await page.goto(path)
    tops.push((await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0)
  }
  expect(new Set(tops).size).toBe(1)
})

const refused: [path: string, status: number, said: RegExp][] = [
  ['/block/abc/', 400, /abc.* is neither the height of a block .* nor a hash/],
  ['/block/0/', 400, /a whole number from 1 on/],
  ['/block/-1/', 400, /a whole number from 1 on/],
  ['/block/1.5/', 400, /a whole number from 1 on/],
  [`/block/${'9'.repeat(30)}/`, 400, /a whole number from 1 on/],
  ['/block/99999999999/', 404, /Block 99,999,999,999 is not there yet/],
  [`/block/${lastHeight + 1}/`, 404, /the recording ends there/],
  [`/block/${'AB'.repeat(32)}/`, 404, /know no block with the hash .*ABAB/],
  ['/blocks/?before=abc', 400, /isn’t understood: .*before=abc/],
  ['/blocks/?rows=7', 400, /isn’t understood: .*rows=7/],
  ['/transactions/?token=x', 400, /isn’t understood: .*token=x/],
  [`${alice}?status=maybe`, 400, /isn’t understood: .*status=maybe/],
  [`${alice}trading/?orders=a%20b`, 400, /isn’t understood: .*orders=a\+b/],
  [`${alice}trading/?orders=zz`, 400, /isn’t understood: .*orders=zz/],
  [`${alice}balances/?history=inj&before=x`, 400, /isn’t understood: .*history=inj&before=x/],
  ['/transaction/zz/', 400, /zz/],
  [`/transaction/${'AB'.repeat(32)}/`, 404, /ABAB/],
  ['/account/xyz/', 400, /xyz/],
  ['/account/inj1udp9t922n4qv7dczuyrz5aqehgqmd60xw3hzx7/', 400, /inj1udp9t922n4qv7dczuyrz5aqehgqmd60xw3hzx7/],
  ['/nonsense/', 404, /There is no such page/],
  ['/nonsense/more/of/it/', 404, /Page not found: \W*\/nonsense\/more\/of\/it\//],
  [`${alice}nonsense/`, 404, /Page not found: .*nonsense/],
  ['/en/', 404, /There is no such page/],
  ['/xx/blocks/', 404, /There is no such page/],
  ['/assets/nothing.js', 404, /no such file/],
  ['/block/%E0%A4%A/', 400, /can’t be read/],
  ['/%zz/', 400, /can’t be read/],
  ['/block/%00/', 400, /can’t be read/],
]
for (const [path, status, said] of refused) {
  test(`[ROUTE-04] ${path.slice(0, 120)} is answered ${status}, and says why`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(status)
    await expect(page.locator('body')).toContainText(said)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('link').first()).toBeVisible()
  })
}

const { hash } = transactionOf('bank.send')
for (const path of [
  '/',
  '/blocks/',
  '/blocks.csv',
  `/block/${busyHeight}/`,
  `/block/${busyHeight}.json`,
  '/transactions/',
  '/transactions.csv?status=failed',
  `/transaction/${hash}/`,
  `/transaction/${hash}/event-logs/`,
  `/transaction/${hash}.json`,
  '/raw-tx/',
  alice,
  `${alice}trading/`,
  `${alice}balances/?history=inj`,
  `${alice}transactions/?kind=bank`,
  `${alice}balances.csv`,
  `${alice.slice(0, -1)}.json`,
  '/search/?q=peggy',
  '/search.json?q=peggy',
  '/env/?devMode=true',
]) {
  test(`[ROUTE-16] what others add to ${path.slice(0, 120)} changes nothing`, async ({
    request,
    baseURL,
  }) => {
    const foreign = 'utm_source=a+b%3F&fbclid=%F0%9F%92%A9&__proto__=1&gclid='
    const answer = await request.get(`${baseURL}${path}${path.includes('?') ? '&' : '?'}${foreign}`)
    expect(answer.status()).toBe(200)
  })
}

test('[ROUTE-04] a file from a place in its list that nobody gave is refused', async ({
  request,
  baseURL,
}) => {
  for (const path of [
    '/assets.csv',
    '/auctions.csv',
    '/blocks.csv',
    '/community-spend-pool.csv',
    '/markets/funding-rate-history.csv',
    '/nfts.csv',
    '/oracles.csv',
    '/params/changes.csv',
    '/proposals.csv',
    '/smart-contracts/evm.csv',
    '/trade-history/spot.csv',
    '/transactions.csv',
    `${alice}transactions.csv`,
    `${alice}balances.csv`,
  ]) {
    const answer = await request.get(`${baseURL}${path}?cursor=1.5`)
    expect.soft({ path, status: answer.status() }).toEqual({ path, status: 400 })
  }
})

test('[ROUTE-04] of a page that is not there nothing else is said to be wrong', async ({ page }) => {
  await page.goto('/kr/nonsense/')
  await expect(page.getByRole('main')).toContainText(/페이지를 찾을 수 없습니다: .*\/nonsense\//)
  await expect(page.getByRole('main')).not.toContainText('물음표')
})

test('[ROUTE-04] a page that is not there is told in the language of its address', async ({ page }) => {
  for (const [prefix, lang] of [
    ['kr', 'ko'],
    ['es', 'es'],
  ]) {
    await page.goto(`/${prefix}/nonsense/`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang ?? '')
    await page.getByRole('main').getByRole('link').click()
    await expect(page).toHaveURL(`/${prefix}/`)
  }
})

test('[I18N-02] what is wrong with an address is said in its language', async ({ page }) => {
  await page.goto('/kr/block/abc/')
  await expect(page.getByRole('main')).toContainText(/abc.*블록 높이/)
  await page.goto('/es/account/xyz/')
  await expect(page.getByRole('main')).toContainText(/xyz.* no es la dirección de una cuenta/)
})

test('[ROUTE-04] a wrong address inside the site is told as one from outside, and leads home', async ({
  page,
}) => {
  await page.goto('/blocks/')
  await untilAlive(page)
  // As a wrong link would: the page's own scripts go there.
  await page.evaluate(() => {
    history.pushState(null, '', '/block/abc/')
    history.pushState(null, '', '/blocks/')
    history.back()
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid block height')
  await expect(page.getByRole('main')).toContainText(/abc.* is neither/)
  await page.getByRole('link', { name: 'To the home page', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('See what happens on Injective')
})

for (const [from, to] of [
  ['/blocks', '/blocks/'],
  ['/blocks?before=100', '/blocks/?before=100'],
  ['/block/7', '/block/7/'],
  ['/zh', '/zh/'],
  ['//example.org', '/example.org/'],
  ['/\\example.org', '/example.org/'],
] as const) {
  test(`[ROUTE-03] ${from} is sent on to ${to}`, async ({ request, baseURL }) => {
    const answer = await request.get(baseURL + from, { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    expect(answer.headers().location).toBe(to)
  })
}

test('nothing that a visitor sends is answered 500', async ({ request }) => {
  const long = 'x'.repeat(7000)
  const paths = [
    '/search/?q=%',
    '/search/?q=%00%ff',
    `/search/?q=${long}`,
    '/search/?q=a&q=b',
    '/blocks/?before=',
    `/blocks/?before=${'9'.repeat(500)}`,
    '/blocks/?before=0x10',
    `/block/${long}/`,
    `/transaction/${long}/`,
    `/account/${long}/`,
    '/transactions/?before=abc',
    '/account/0x0000000000000000000000000000000000000000/',
    '/block/1.data',
    '/_root.data',
    '/blocks/_.data?before=abc',
    '/preferences/theme/',
    '/__manifest?p=/../../etc/passwd',
    '/assets/../../package.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/.env',
  ]
  for (const path of paths) {
    const answer = await request.get(path, { maxRedirects: 2 })
    expect({ path: path.slice(0, 120), isBroken: answer.status() >= 500 }).toEqual({
      path: path.slice(0, 120),
      isBroken: false,
    })
  }
  const forms = ['', 'theme=purple&back=//example.org', 'back=https://example.org', 'x'.repeat(20_000)]
  for (const form of forms) {
    const answer = await request.post('/preferences/theme/', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      data: form,
      maxRedirects: 0,
    })
    expect(answer.status()).toBeLessThan(500)
    expect(answer.headers().location ?? '/').toBe('/')
  }
})
