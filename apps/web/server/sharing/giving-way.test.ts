import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as settle } from 'node:timers/promises'
import { createGivingWay } from './giving-way.ts'

test('what takes long waits until no page is being made', async () => {
  const way = createGivingWay(60_000)
  await way.pass()
  const [first, second] = [way.begin(), way.begin()]
  let hasPassed = false
  const passing = way.pass().then(() => (hasPassed = true))
  first()
  first()
  for (let turn = 0; turn < 3; turn++) await settle()
  assert.equal(hasPassed, false)
  second()
  await passing
})

test('it comes to its end though pages never cease', async () => {
  const way = createGivingWay(1)
  way.begin()
  await way.pass()
})
