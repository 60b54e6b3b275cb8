import { expect } from '@playwright/test'
import { plainTest as test, readPlain } from '../support/plain.ts'

const searched = [
  ['block', 'Unable to locate this block on injective-777'],
  ['transaction', 'Unable to locate this transaction on injective-777'],
  ['account', 'Unable to locate this account on injective-777'],
  ['contract', 'Unable to locate this contract on injective-777'],
  ['code', 'Unable to locate this code on injective-777'],
] as const

test(
  '[ROUTE-06, ROUTE-01] what could not be found is named with its kind and the network, on the blank layout',
  { tag: '@live' },
  async ({ request }) => {
    for (const [kind, title] of searched) {
      const { text, html } = await readPlain(request, `/not-found/?${kind}=abc%20def`)
      expect(text).toContain(title)
      expect(text).toContain('abc def')
      expect(html).not.toMatch(/<(header|footer)\b/)
      expect(html).toContain('<meta name="robots" content="noindex"')
      expect(text.includes('Wait at least 30 seconds')).toBe(kind === 'transaction')
    }
  },
)

const endings = [
  ['', 'The recording has been played to its end: nothing more will come.'],
  ['/zh', '录制内容已播放完毕，不会再有新内容。'],
  ['/kr', '녹화가 끝까지 재생되었으므로 더 이상 나타나지 않습니다.'],
  ['/es', 'La grabación se ha reproducido hasta el final: no llegará nada más.'],
  ['/vn', 'Bản ghi đã phát hết: sẽ không có thêm gì.'],
] as const

test('[ROUTE-06] nobody is told to wait for a transaction when the recording has ended', async ({
  request,
}) => {
  const absent = 'CD'.repeat(32)
  for (const [language, ending] of endings) {
    for (const path of [`/transaction/${absent}/`, `/not-found/?transaction=${absent}`]) {
      const { text } = await readPlain(request, language + path)
      expect(text).toContain(ending)
      // In every language the hint is to wait for 30 seconds.
      expect(text).not.toContain('30')
    }
  }
})

test('[ROUTE-06] whatever was searched is shown as text, and cut', async ({ request }) => {
  const hostile = `<img src=x onerror=alert(1)>\u202e${'x'.repeat(5000)}`
  const { html, text } = await readPlain(request, `/not-found/?block=${encodeURIComponent(hostile)}`)
  expect(html).not.toContain('<img src=x')
  expect(text).toContain('<img src=x onerror=alert(1)>')
  expect(text.length).toBeLessThan(600)
  expect(html).toMatch(/<bdi[^>]*>&lt;img/)
})

test('[ROUTE-08] an error page has a heading, a reason and the way home, in the language of its address', async ({
  request,
}) => {
  for (const [path, title, home] of [
    ['/nonsense/', 'There is no such page', '/'],
    ['/es/nonsense/', 'Esta página no existe', '/es/'],
    ['/block/abc/', 'Invalid block height', '/'],
  ] as const) {
    const { html, text } = await readPlain(request, path)
    expect(text).toContain(title)
    expect(html).toMatch(new RegExp(`<main[\\s\\S]*<a(?=[^>]* class="button")[^>]* href="${home}"`))
  }
})

const absent: [path: string, status: number, said: string][] = [
  ['/kr/proposal/999/', 404, '번호가 ‘999’인 제안이 없습니다'],
  ['/zh/validator/inj1pyysjzgfpyysjzgfpyysjzgfpyysjzgfhjrtup/', 404, '没有地址为“inj1pyys'],
  ['/zh/validator/abc/', 400, '“abc”不是验证人地址'],
  [
    '/es/contract/0x0909090909090909090909090909090909090909/',
    404,
    'Las fuentes de este sitio no conocen ningún contrato en «0x09',
  ],
  ['/vn/code/99999/', 404, 'Chưa có mã hợp đồng nào mang mã số “99999” được lưu'],
  ['/kr/nfts/0x0909090909090909090909090909090909090909/', 404, 'NFT 컬렉션이 없습니다'],
  ['/zh/channel/transfer/channel-99/', 404, '本站数据来源中没有通道“transfer/channel-99”'],
  ['/es/connection/connection-99/', 404, 'Las fuentes de este sitio no conocen la conexión «connection-99»'],
  ['/client/07-tendermint-99/', 404, 'The sources of this site know no client “07-tendermint-99”'],
  [
    '/es/packet/out/transfer/channel-0/999/',
    404,
    'Las fuentes de este sitio no conocen el paquete «transfer/channel-0/999»',
  ],
  ['/vn/bridge/withdrawal/999/', 404, 'Nguồn dữ liệu của trang này không có khoản rút “999” về Ethereum'],
  ['/kr/auction/999/', 404, '‘999’ 라운드의 경매는 없었습니다'],
  ['/zh/oracle/PriceFeed/NON/SENSE/', 404, '没有预言机提供“PriceFeed/NON/SENSE”的价格'],
  ['/es/params/?module=nonsense', 404, 'Ningún módulo «nonsense» tiene parámetros'],
]
test('[ROUTE-04] [I18N-02] what is not there is named in the language of its address, beside the list of what is', async ({
  request,
}) => {
  for (const [path, status, said] of absent) {
    const { text, html, status: answered } = await readPlain(request, path)
    expect.soft({ path, status: answered }).toEqual({ path, status })
    expect.soft(text.replaceAll(/[\u2068\u2069]/g, '')).toContain(said)
    const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? ''
    expect.soft([...main.matchAll(/<a(?=[^>]* class="button")/g)]).toHaveLength(2)
  }
})
