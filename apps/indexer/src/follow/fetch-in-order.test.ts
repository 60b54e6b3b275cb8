import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fetchInOrder } from './fetch-in-order.ts'
import type { HeadWatch } from './watch-head.ts'

const { signal } = new AbortController()

test('heights come in order, whichever is answered first, and never too many are under way', async () => {
  let underWay = 0
  let most = 0
  const fetch = async (height: bigint) => {
    most = Math.max(most, ++underWay)
    await sleep(Number(height % 3n) * 5)
    underWay--
    return { height, bytes: 1000 }
  }
  const heights: bigint[] = []
  for await (const { height } of fetchInOrder(5n, { watch: standing(200n), signal, fetch })) {
    heights.push(height)
    if (height === 60n) break
  }
  assert.deepEqual(
    heights,
    Array.from({ length: 56 }, (_, at) => BigInt(5 + at)),
  )
  assert.ok(most > 16 && most <= 64, `${most} were under way`)
})

test('it ends with the last height that is wanted, also where the node is not that far yet', async () => {
  const heights: bigint[] = []
  const fetch = async (height: bigint) => ({ height, bytes: 1000 })
  for await (const { height } of fetchInOrder(5n, { watch: standing(60n), signal, fetch, to: 9n }))
    heights.push(height)
  assert.deepEqual(heights, [5n, 6n, 7n, 8n, 9n])
  for await (const { height } of fetchInOrder(10n, { watch: standing(60n), signal, fetch, to: 9n }))
    heights.push(height)
  assert.equal(heights.length, 5)
})

test('large blocks are fetched few at a time', async () => {
  let underWay = 0
  const counts: number[] = []
  const fetch = async (height: bigint) => {
    counts.push(++underWay)
    await sleep(1)
    underWay--
    return { height, bytes: 50_000_000 }
  }
  for await (const { height } of fetchInOrder(1n, { watch: standing(20n), signal, fetch })) {
    if (height === 20n) break
  }
  assert.equal(Math.max(...counts), 2)
})

test('at the head it waits for the next block', async () => {
  let height = 1n
  const watch: HeadWatch = {
    ...standing(1n),
    height: () => height,
    waitFor: async (wanted) => {
      await sleep(1)
      height = wanted
    },
  }
  const fetch = async (at: bigint) => ({ at, bytes: 1 })
  const heights: bigint[] = []
  for await (const { at } of fetchInOrder(1n, { watch, signal, fetch })) {
    heights.push(at)
    if (at === 4n) break
  }
  assert.deepEqual(heights, [1n, 2n, 3n, 4n])
})

test('a height that fails ends the order before it, one ahead of it does not', async () => {
  const fetch = async (height: bigint) => {
    if (height === 3n) throw new Error('three')
    await sleep(5)
    return { height, bytes: 1 }
  }
  const heights: bigint[] = []
  const reading = async () => {
    for await (const { height } of fetchInOrder(1n, { watch: standing(9n), signal, fetch }))
      heights.push(height)
  }
  await assert.rejects(reading(), /three/)
  assert.deepEqual(heights, [1n, 2n])
})

function standing(height: bigint): HeadWatch {
  return { height: () => height, waitFor: async () => {}, stop: async () => {} }
}
