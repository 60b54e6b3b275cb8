import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPath } from './read-path.ts'

test('a path is as its host reads it, and leads nowhere but below where it begins', () => {
  for (const path of ['/', '/a//b/', '/denoms/factory%2Finj1%2Fx?a=/../..&b=?', '/a..b/...'])
    assert.equal(readPath(path), path)
  assert.equal(readPath('/a/./%2e%2e/b'), '/b')
  assert.equal(readPath('//elsewhere/a'), '//elsewhere/a')
  for (const way of [
    '/..',
    '/../x',
    '/a/../../x',
    '/%2e%2E/x',
    '/..\\x',
    '/..%2fx',
    '/a/..%5C..%2f..%2fx',
    '/../below/x',
  ])
    assert.equal(readPath(way), undefined, way)
  for (const way of ['', '*', 'x', 'http://elsewhere/']) assert.equal(readPath(way), undefined, way)
})
