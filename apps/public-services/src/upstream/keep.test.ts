import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unavailable } from '@injsight/errors'
import { keepAnswers } from './keep.ts'

function createAsking(lastsMs: number, bytes = 100) {
  let at = 0
  let asked = 0
  const keep = keepAnswers(
    () => lastsMs,
    bytes,
    () => at,
  )
  return {
    pass: (ms: number) => (at += ms),
    asked: () => asked,
    ask: (question: string, length = 10) =>
      keep(question, async () => {
        asked += 1
        return Buffer.alloc(length)
      }),
    keep,
  }
}

test('whoever asks the same at the same time, or while it is true, shares the answer', async () => {
  const { ask, asked, pass } = createAsking(1000)
  await Promise.all([ask('a'), ask('a')])
  await ask('a')
  assert.equal(asked(), 1)
  pass(1000)
  await ask('a')
  await ask('b')
  assert.equal(asked(), 3)
})

test('a failure is asked again by the next', async () => {
  const { keep } = createAsking(1000)
  const fail = async () => {
    throw unavailable('service.down', 'it is down')
  }
  await assert.rejects(keep('a', fail))
  assert.equal((await keep('a', async () => Buffer.alloc(1))).length, 1)
})

test('answers beyond its memory go, those asked for the longest ago first', async () => {
  const { ask, asked } = createAsking(1000, 25)
  await ask('a')
  await ask('b')
  await ask('a')
  await ask('c')
  assert.equal(asked(), 3)
  await ask('a')
  assert.equal(asked(), 3)
  await ask('b')
  assert.equal(asked(), 4)
})
