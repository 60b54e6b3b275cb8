import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepPerBlock } from './keep-per-block.ts'

test('a block is asked for once, however many streams want to know', async () => {
  const asked: bigint[] = []
  const ask = keepPerBlock(async (height) => asked.push(height))
  await Promise.all(Array.from({ length: 2000 }, () => ask(7n)))
  await ask(8n)
  assert.deepEqual(asked, [7n, 8n])
})

test('a failure is asked for again, and old blocks are forgotten', async () => {
  let asked = 0
  const ask = keepPerBlock(async (height) => {
    asked += 1
    if (asked === 1) throw new Error('the database is away')
    return height
  })
  await assert.rejects(ask(1n))
  assert.equal(await ask(1n), 1n)
  for (let height = 2n; height < 60n; height += 1n) await ask(height)
  await ask(1n)
  assert.equal(asked, 61)
})
