import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'node:test'
import { createTurns } from './turns.ts'

test('no more tasks run at once than may, and all of them run, in order, whatever fails', async () => {
  const inTurn = createTurns(3)
  let running = 0
  let most = 0
  const begun: number[] = []
  const tasks = Array.from({ length: 20 }, (_, at) =>
    inTurn(async () => {
      begun.push(at)
      most = Math.max(most, ++running)
      await sleep(at % 4)
      running--
      if (at % 5 === 0) throw new Error(`task ${at}`)
      return at
    }),
  )
  const settled = await Promise.allSettled(tasks)
  assert.equal(most, 3)
  assert.deepEqual(
    begun,
    [...begun].sort((a, b) => a - b),
  )
  assert.deepEqual(
    settled.map(({ status }) => status === 'fulfilled'),
    settled.map((_, at) => at % 5 !== 0),
  )
})

test('how many may run is asked anew when one has ended', async () => {
  let may = 1
  const inTurn = createTurns(() => may)
  let running = 0
  let most = 0
  const task = async () => {
    most = Math.max(most, ++running)
    await sleep(1)
    running--
  }
  const first = inTurn(async () => {
    await task()
    may = 3
  })
  await Promise.all([first, ...Array.from({ length: 9 }, () => inTurn(task))])
  assert.equal(most, 3)
})
