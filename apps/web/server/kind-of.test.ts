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
    ['/search.json?q=7', 'data'],
    ['/blocks.csv?status=failed', 'list'],
    ['/zh/card/block/7.png', 'card'],
    ['/assets/app-1a2b.js', 'file'],
    ['/icon.svg', 'file'],
    ['/%zz', 'page'],
  ] as const)
    assert.equal(kindOf('GET', url), kind, url)
  assert.equal(kindOf('POST', '/raw-tx/_.data'), 'form')
})
