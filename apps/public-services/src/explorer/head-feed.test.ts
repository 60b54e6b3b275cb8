import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unavailable } from '@injsight/errors'
import { Head } from '@injsight/injsight-v1'
import { createHeadFeed } from './head-feed.ts'

const blocks = (...heights: bigint[]) => heights.map((height) => Head.create({ height }))

test('who follows gets the newest block, then each new one in order, with one question for all', async () => {
  const answers = [blocks(7n, 6n), blocks(9n, 8n, 7n), blocks(10n, 9n)]
  let asked = 0
  const feed = createHeadFeed(async () => answers[asked++] ?? [], 1)
  const { signal } = new AbortController()
  const one = feed.follow(signal)[Symbol.asyncIterator]()
  const other = feed.follow(signal)[Symbol.asyncIterator]()
  const next = async (reader: typeof one) => (await reader.next()).value?.height as bigint
  assert.deepEqual(await Promise.all([next(one), next(other)]), [7n, 7n])
  assert.deepEqual(await Promise.all([next(one), next(other)]), [8n, 8n])
  assert.deepEqual(await Promise.all([next(one), next(other)]), [9n, 9n])
  assert.equal(asked, 2)
  assert.equal(await next(one), 10n)
})

test('who comes later is told the newest block of then, and what was wrong is said until it is well', async () => {
  let answer: () => Head[] = () => blocks(7n)
  const feed = createHeadFeed(async () => answer(), 1)
  const first = async () => {
    for await (const { height } of feed.follow(new AbortController().signal)) return height
    return undefined
  }
  assert.equal(await first(), 7n)
  answer = () => {
    throw unavailable('service.down', 'it is down')
  }
  assert.equal(await first(), 7n)
  assert.equal(feed.trouble(), 'it is down')
  answer = () => blocks(30n)
  assert.equal(await first(), 30n)
  assert.equal(feed.trouble(), '')
})
