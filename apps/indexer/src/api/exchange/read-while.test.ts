import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readWhile } from './read-while.ts'

async function* count(to: number, seen: number[] = []) {
  for (let part = 1; part <= to; part++) {
    seen.push(part)
    yield part
  }
}

test('the first part is read before what is waited for is there, and no other', async () => {
  const seen: number[] = []
  const { promise, resolve } = Promise.withResolvers<string>()
  const reading = readWhile(promise, count(3, seen))
  await new Promise(setImmediate)
  assert.deepEqual(seen, [1])
  resolve('told')
  const [told, parts] = await reading
  assert.equal(told, 'told')
  assert.deepEqual(await Array.fromAsync(parts), [1, 2, 3])
})

test('an empty list has no part, and what fails is told', async () => {
  const [told, parts] = await readWhile(undefined, count(0))
  assert.equal(told, undefined)
  assert.deepEqual(await Array.fromAsync(parts), [])
  await assert.rejects(readWhile(Promise.reject(new Error('away')), count(1)), /away/)
})
