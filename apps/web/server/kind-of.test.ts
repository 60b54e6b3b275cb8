import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kindOf } from './kind-of.ts'

test('a request is of the kind that its address tells, whatever is asked of it', () => {
  for (const [url, kind] of [
    ['/', 'page'],
    ['/zh/block/7/?q=/live', 'page'],
    ['/live', 'live'],
    ['/-/metrics', 'operation'],
    ['/block/7/_.data?_routes=x', 'data'],
    ['/block/7.json', 'data'],
    ['/search.json?q=7', 'search'],
    ['/kr/search?q=7', 'search'],
    ['/search/?q=7', 'search'],
    ['/contract/inj1x/query.json?msg={}', 'try'],
    ['/blocks.csv?status=failed', 'list'],
    ['/zh/card/block/7.png', 'card'],
    ['/assets/app-1a2b.js', 'file'],
    ['/icon.svg', 'file'],
    ['/%zz', 'page'],
  ] as const)
    assert.equal(kindOf('GET', url), kind, url)
  assert.equal(kindOf('POST', '/raw-tx/_.data'), 'try')
  assert.equal(kindOf('POST', '/zh/act/preview/'), 'try')
  assert.equal(kindOf('POST', '/zh/act/preview-call/'), 'try')
  assert.equal(kindOf('POST', '/act/broadcast/'), 'form')
  assert.equal(kindOf('POST', '/preferences/theme'), 'form')
})
