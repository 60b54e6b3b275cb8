import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '@injsight/testing'
import { createPace } from './pace.ts'

const limits = { fewest: 2, most: 5 }

/** Reads as many blocks as were asked for at once. */
function readBlocks(pace: () => number, asked: number): number {
  let next = asked
  for (let block = 0; block < asked; block++) {
    assert.equal(next, asked) // one block alone tells nothing
    next = pace()
  }
  return next
}

/** How many are asked for at once after each time, in a thread that was so busy. */
function depthsOf(shares: number[]): number[] {
  const measured = [...shares]
  const pace = createPace(limits, () => measured.shift() ?? Number.NaN)
  let depth = limits.fewest
  return shares.map(() => (depth = readBlocks(pace, depth)))
}

test('a thread that waits for its answers, though they come together, asks for more blocks at once', () => {
  assert.deepEqual(depthsOf([0.1, 0.5, 0.9, 0.9, 0.9]), [3, 4, 5, 5, 5])
})

test('a busy one asks for as few as may be', () => {
  assert.deepEqual(depthsOf([0.1, 0.91, 0.95, 1]), [3, 2, 2, 2])
})

test('a thread that only waits is told to be little busy', async () => {
  const pace = createPace({ fewest: 1, most: 2 })
  // What other tests have left to this thread may keep it busy at first.
  await until(async () => {
    await sleep(50)
    return pace() === 2
  })
})
