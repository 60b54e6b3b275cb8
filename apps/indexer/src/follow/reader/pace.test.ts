import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'node:test'
import { createPace } from './pace.ts'

const limits = { fewest: 2, most: 5 }

/** Reads as many blocks as were asked for at once, which came together. */
function readBlocks(pace: () => number, asked: number): number {
  let next = asked
  for (let block = 0; block < asked; block++) {
    const until = performance.now() + 2
    while (performance.now() < until);
    next = pace()
  }
  return next
}

test('a thread that waits for its answers, though they come together, asks for more blocks at once', async () => {
  const pace = createPace(limits)
  const depths: number[] = []
  for (let depth = limits.fewest; depths.length < 5; depths.push(depth)) {
    await sleep(50)
    depth = readBlocks(pace, depth)
  }
  assert.deepEqual(depths, [3, 4, 5, 5, 5])
})

test('a busy one asks for as few as may be', async () => {
  const pace = createPace(limits)
  await sleep(50)
  let depth = readBlocks(pace, limits.fewest)
  assert.equal(depth, 3)
  const depths: number[] = []
  for (; depths.length < 3; depths.push(depth)) depth = readBlocks(pace, depth)
  assert.deepEqual(depths, [2, 2, 2])
})
