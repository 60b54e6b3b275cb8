import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
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

test('texts of any length and those that were cut out of them are not held', () => {
  const measure = memoize(10_000, (text) => text.length)
  const before = heapUsed()
  for (let at = 0; at < 100; at++) {
    const text = `${at}${'x'.repeat(1_000_000)}`
    assert.equal(measure(text), text.length)
    assert.equal(measure(text.slice(0, 100)), 100)
  }
  assert.ok(heapUsed() - before < 10_000_000)
  assert.equal(measure('half a \ud83d'), 8)
})

function heapUsed(): number {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  return process.memoryUsage().heapUsed
}
