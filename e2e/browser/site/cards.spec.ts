import { accountOf, busyHeight, transactionOf } from '../support/recorded.ts'
import { expect, test } from '../support/test.ts'

const pages = {
  block: `/block/${busyHeight}/`,
  transaction: `/transaction/${transactionOf('bank.send').hash}/`,
  account: `/account/${accountOf('alice')}/`,
  other: '/blocks/',
}
const ofEvm = {
  contract: '/contract/0x5DF1bd39631a590b9814bB890391E4208A0f798d/',
  token: '/asset/factory/inj1f82l2a6x7r5nh3v7ktfhnjeyygewd77yf8gwvg/silver2/',
  nft: '/nft/0x00DD563fc789cde77af54228FE088562300e85F8/1/',
  collection: '/nfts/inj1436kxs0w2es6xlqpp9rd35e3d0cjnw4skuqv62/',
  trade: '/trade-history/spot/1196_24aa37be620d0dd2_3/',
  order: '/order/0xd807b0f0cb982537805f84204b4fb0fa0a79437388ec44b1d6875a1efc4e3923/',
  withdrawal: '/bridge/withdrawal/3/',
  packet: '/packet/out/transfer/channel-0/3/',
  auction: '/auction/1/',
  channel: '/channel/transfer/channel-0/',
  client: '/client/07-tendermint-0/',
  connection: '/connection/connection-localhost/',
  market: '/market/inj-usdt-perp/',
  feed: '/oracle/PriceFeed/INJ/USDT/',
  validator: '/validator/injvaloper1d770t3em7hx0kecj3cn4pfupzqdufpqyjkxr84/',
  proposal: '/proposal/18/',
  code: '/code/5/',
  parameters: '/params/',
}

for (const [name, path] of Object.entries(pages)) testOf(name, path)

test.describe('of the EVM', () => {
  test.use({ stack: 'newer' })
  for (const [name, path] of Object.entries(ofEvm)) testOf(name, path)
})

function testOf(name: string, path: string): void {
  test(`[ROUTE-09] a shared link shows what the page is: ${name}`, async ({ page, request }) => {
    await page.goto(path)
    const told = (property: string) =>
      page.locator(`head meta[property="${property}"]`).getAttribute('content')
    const address = new URL(path, page.url()).href
    expect(await page.locator('head link[rel=canonical]').getAttribute('href')).toBe(address)
    expect(await told('og:url')).toBe(address)
    expect(`${await told('og:title')} · Injsight`).toBe(await page.title())
    expect(await told('og:description')).toBe(
      await page.locator('head meta[name=description]').getAttribute('content'),
    )
    const image = await request.get((await told('og:image')) ?? '')
    expect(image.status()).toBe(200)
    expect(image.headers()['content-type']).toBe('image/png')
    expect(image.headers()['cache-control']).toMatch(/^public, max-age=\d+$/)
    const bytes = await image.body()
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  })
}

test('[ROUTE-09] what is not there has no image', async ({ request }) => {
  const absent = [
    '/card/block/99999999999.png',
    `/card/transaction/${'0'.repeat(64)}.png`,
    '/card/site/x.png',
  ]
  for (const path of absent) expect((await request.get(path)).status(), path).toBe(404)
  expect((await request.get('/card/block/abc.png')).status()).toBe(400)
})

test('[ROUTE-09] the browser’s part of the site has nothing of how images are made', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text())
  })
  await page.goto(pages.transaction, { waitUntil: 'networkidle' })
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(script).not.toMatch(/satori|resvg|og:image/)
})
