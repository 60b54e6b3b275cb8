import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createObjectCache } from './object-cache.ts'

test('[NET-13] a thousand things are kept, those asked for last the longest', () => {
  const cache = createObjectCache<number>()
  for (let n = 0; n < 1000; n += 1) cache.set(String(n), n, 1000)
  assert.equal(cache.get('0'), 0)
  cache.set('one more', 1000, 1000)
  assert.equal(cache.get('0'), 0)
  assert.equal(cache.get('1'), undefined)
  assert.equal(cache.get('one more'), 1000)
})

test('[NET-13] a thing is kept as long as it is true', () => {
  let time = 0
  const cache = createObjectCache<string>(2, () => time)
  cache.set('a', 'x', 10)
  time = 9
  assert.equal(cache.get('a'), 'x')
  time = 10
  assert.equal(cache.get('a'), undefined)
})
