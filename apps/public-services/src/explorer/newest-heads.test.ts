import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Head } from '@injsight/injsight-v1'
import { createNewestHeads } from './newest-heads.ts'

/** A chain that stands at a height, and the numbers of blocks that it was asked for. */
function makeChain() {
  const asked: number[] = []
  const chain = { head: 500, at: 0, asked }
  const newest = createNewestHeads(
    async (limit) => {
      asked.push(limit)
      return Array.from({ length: Math.min(limit, chain.head) }, (_, below) =>
        Head.create({ height: BigInt(chain.head - below) }),
      )
    },
    () => chain.at,
  )
  const heights = async (limit: number) => (await newest(limit)).map(({ height }) => Number(height))
  return { chain, heights }
}

const from = (height: number, count: number) => Array.from({ length: count }, (_, at) => height - at)

test('[NET-13] the newest blocks are asked for once a second, however many of them are wanted', async () => {
  const { chain, heights } = makeChain()
  assert.deepEqual(await heights(100), from(500, 100))
  chain.head = 502
  assert.deepEqual(await heights(1), [500])
  assert.deepEqual(await heights(21), from(500, 21))
  chain.at = 1001
  assert.deepEqual(await Promise.all([heights(1), heights(100)]), [[502], from(502, 100)])
  assert.deepEqual(chain.asked, [100, 20])
})

test('after a gap the older ones are asked for anew, and a chain that has no more is asked no further', async () => {
  const { chain, heights } = makeChain()
  await heights(50)
  Object.assign(chain, { head: 600, at: 1001 })
  assert.deepEqual(await heights(50), from(600, 50))
  Object.assign(chain, { head: 7, at: 2002 })
  assert.deepEqual(await heights(50), from(7, 7))
  assert.deepEqual(await heights(50), from(7, 7))
  assert.deepEqual(chain.asked, [50, 20, 50, 20])
})
