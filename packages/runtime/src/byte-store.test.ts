import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createByteStore } from './byte-store.ts'

test('the store stays within its bytes and forgets what was used longest ago', () => {
  const store = createByteStore<{ size: number }>(10_000)
  for (const key of ['a', 'b', 'c']) store.set(key, { size: 2500 })
  store.find('a')
  store.set('d', { size: 2500 })
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].filter((key) => store.find(key) !== undefined),
    ['a', 'c', 'd'],
  )
  assert.ok(store.bytes() <= 10_000)
  store.set('too large', { size: 10_000 })
  assert.equal(store.find('too large'), undefined)
  store.set('a', { size: 1 })
  store.delete('c')
  store.delete('d')
  assert.ok(store.bytes() < 1000)
  store.clear()
  assert.equal(store.bytes(), 0)

  store.set('old', { size: 1 })
  store.set('new', { size: 2 })
  store.deleteWhere(({ size }) => size === 1)
  assert.deepEqual([store.find('old'), store.find('new')], [undefined, { size: 2 }])
})
