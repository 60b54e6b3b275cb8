import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoize } from './memoize.ts'

test('what is asked again and again is made once, though much else is asked between', () => {
  let made = 0
  const double = memoize(10, (text) => {
    if (text === 'kept') made++
    return text + text
  })
  for (let other = 0; other < 1000; other++) {
    assert.equal(double('kept'), 'keptkept')
    assert.equal(double(String(other)), `${other}${other}`)
  }
  assert.equal(made, 1)
})
