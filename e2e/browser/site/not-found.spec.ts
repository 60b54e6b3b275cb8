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
