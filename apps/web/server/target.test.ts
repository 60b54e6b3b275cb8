import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTarget } from './target.ts'

const moved = (url: string) => {
  const target = readTarget('GET', url)
  return target.kind === 'moved' ? target.location : target.kind
}
const refused = (method: string, url: string) => {
  const target = readTarget(method, url)
  return target.kind === 'refused' ? target.status : target.kind
}

test('[ROUTE-03] a page without a slash at its end gets one, before its query', () => {
  assert.equal(moved('/blocks'), '/blocks/')
  assert.equal(moved('/zh/blocks?page=2&sort=a/b'), '/zh/blocks/?page=2&sort=a/b')
  assert.equal(moved('/account/alice.inj'), '/account/alice.inj/')
  assert.equal(moved('/asset/factory%2Finj1%2Fx'), '/asset/factory%2Finj1%2Fx/')
})

test('[ROUTE-03] what is no page keeps its form', () => {
  for (const url of [
    '/',
    '/zh/',
    '/block/7/',
    '/live',
    '/-/ready',
    '/search?q=7',
    '/zh/search',
    '/search.data?q=7',
    '/block/7.data?_routes=x',
    '/block/7/_.data',
    '/_.data',
    '/assets/app-1a2b.js',
    '/icon.svg',
    '/preferences/color-mode',
  ]) {
    assert.equal(moved(url), 'asked', url)
  }
})

test('a list as a file stands at one address only', () => {
  assert.equal(moved('/zh/blocks.csv/?before=7'), '/zh/blocks.csv?before=7')
  assert.equal(moved('/account/inj1x/balances.csv'), 'asked')
  assert.equal(refused('GET', '/blocks.csv.data'), 404)
  assert.equal(refused('GET', '/blocks.csv/_.data?_routes=x'), 404)
})

test('a redirect never leads to another host', () => {
  assert.equal(moved('//evil.example'), '/evil.example/')
  assert.equal(moved('/\\evil.example'), '/evil.example/')
  assert.equal(moved('///\\/evil.example/?q'), '/evil.example/?q')
})

test('addresses that are broken, too long or no path are refused', () => {
  assert.equal(refused('GET', '/block/%E0%A4%A'), 400)
  assert.equal(refused('GET', '/block/%'), 400)
  assert.equal(refused('GET', '/block/%00'), 400)
  assert.equal(refused('GET', '/search?q=a%00b'), 400)
  assert.equal(refused('GET', 'http://evil.example/'), 400)
  assert.equal(refused('GET', `/search?q=${'a'.repeat(10_000)}`), 414)
  assert.equal(refused('GET', `/search?q=${'a'.repeat(8000)}`), 'asked')
})

test('only forms are sent, and nothing is put or deleted', () => {
  assert.deepEqual(readTarget('POST', '/block/7/'), { kind: 'refused', status: 405, allow: 'GET, HEAD' })
  assert.equal(refused('DELETE', '/preferences/color-mode'), 405)
  assert.equal(refused('OPTIONS', '*'), 405)
  assert.equal(refused('POST', '/preferences/color-mode'), 'asked')
  assert.equal(refused('POST', '/zh/preferences/color-mode.data'), 'asked')
  assert.equal(refused('POST', '/browser-error/'), 'asked')
  assert.equal(refused('POST', '/kr/act/preview/'), 'asked')
  assert.equal(refused('POST', '/kr/act/preview-call/'), 'asked')
  assert.equal(refused('POST', '/act/delegate/'), 'asked')
  assert.equal(refused('POST', '/kr/act/send-delegated/'), 'asked')
  assert.equal(refused('POST', '/act/signing/inj1x/'), 405)
  assert.equal(refused('HEAD', '/block/7/'), 'asked')
})
