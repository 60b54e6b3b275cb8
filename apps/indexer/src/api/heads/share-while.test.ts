import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shareWhile } from './share-while.ts'

const keyOf = (request: string) => request

test('an answer is shared while the state lasts', async () => {
  let state = '1'
  const asked: string[] = []
  const share = shareWhile(
    { readState: async () => state, keyOf },
    async (request) => `${request}${asked.push(request)}`,
  )
  assert.deepEqual(await Promise.all([share('a'), share('a'), share('b')]), ['a1', 'a1', 'b2'])
  state = '2'
  assert.deepEqual([await share('a'), await share('a')], ['a3', 'a3'])
})

test('a failure is not kept', async () => {
  let asked = 0
  const share = shareWhile({ readState: async () => '', keyOf }, async () => {
    asked++
    if (asked === 1) throw new Error('not now')
    return asked
  })
  await assert.rejects(share(''), /not now/)
  assert.equal(await share(''), 2)
})

test('answers are not kept without end', async () => {
  let asked = 0
  const share = shareWhile({ readState: async () => '', keyOf, mostAnswers: 2 }, async () => ++asked)
  for (const request of ['a', 'b', 'c', 'd']) await share(request)
  assert.deepEqual([await share('d'), await share('a')], [4, 5])
})
