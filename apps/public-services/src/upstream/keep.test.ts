import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unavailable } from '@injsight/errors'
import { keepAnswers } from './keep.ts'

function createAsking(lastsMs: number, bytes = 10_000) {
  let at = 0
  let asked = 0
  const keep = keepAnswers({
    keepingOf: () => ({ fresh: lastsMs, stale: 10 * lastsMs }),
    bytes,
    now: () => at,
  })
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
  const { ask, asked } = createAsking(1000, 1200)
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

test('questions take of that memory too, and answers that are empty', async () => {
  const long = (letter: string) => letter.repeat(3000)
  const { ask, asked } = createAsking(1000, 10_000)
  await ask(long('a'), 0)
  await ask(long('b'), 0)
  await ask(long('a'), 0)
  assert.equal(asked(), 3)
})

test('the last answer stands in for one that fails, for as long as an old one is better than none', async () => {
  const { ask, keep, pass } = createAsking(1000)
  const fail = () => Promise.reject(unavailable('service.down', 'it is down'))
  await ask('a', 7)
  pass(5000)
  assert.equal((await keep('a', fail)).length, 7)
  pass(5000)
  await assert.rejects(keep('a', fail))
})

test('what is settled is asked once, and read from where it is kept for good by whoever starts later', async () => {
  const disk = new Map<string, Buffer>()
  const settled = {
    find: (question: string) => disk.get(question),
    keep: (question: string, answer: Buffer) => void disk.set(question, answer),
  }
  const start = () => keepAnswers({ keepingOf: () => 'settled', bytes: 100, settled })
  await start()('block 7', async () => Buffer.from('seven'))
  const later = start()
  assert.equal((await later('block 7', () => assert.fail('it is known'))).toString(), 'seven')
})
