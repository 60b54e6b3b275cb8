import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { keepFor } from './keep-for.ts'

test('who asks in between gets the answer of before', async () => {
  let asked = 0
  const ask = keepFor(10_000, async () => (asked += 1))
  assert.deepEqual(await Promise.all([ask(), ask()]), [1, 1])
  assert.equal(await ask(), 1)
})

test('an answer grows old', async () => {
  let asked = 0
  const ask = keepFor(1, async () => (asked += 1))
  await ask()
  await sleep(5)
  assert.equal(await ask(), 2)
})

test('a failure is not kept', async () => {
  let asked = 0
  const ask = keepFor(10_000, async () => {
    asked += 1
    if (asked === 1) throw new Error('down')
    return asked
  })
  await assert.rejects(ask(), /down/)
  assert.equal(await ask(), 2)
})
