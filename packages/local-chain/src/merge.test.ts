import assert from 'node:assert/strict'
import { test } from 'node:test'
import { merge } from './merge.ts'

test('objects are gone into, lists and everything else replaced', () => {
  const base = { kept: 1, inner: { kept: true, list: [1, 2], gone: { deep: 'a' } } }
  const over = { inner: { list: [3], gone: null }, added: {} }
  assert.deepEqual(merge(base, over), {
    kept: 1,
    inner: { kept: true, list: [3], gone: null },
    added: {},
  })
})
