import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { readPace } from './pace.ts'
import { startHead } from './start-head.ts'

/** Ten blocks, a second apart, live from the third. */
const recording = {
  facts: {
    format: 1 as const,
    chainId: 'test-1',
    node: { software: '', version: '' },
    from: 1n,
    to: 10n,
    liveFrom: 3n,
    recordedAt: '',
    note: '',
  },
  timeOf: (height: bigint) => Number(height) * 1000,
}

test('a pace is live, all, or a factor', () => {
  assert.equal(readPace('live'), 'live')
  assert.equal(readPace('all'), 'all')
  assert.equal(readPace('2.5'), 2.5)
  for (const text of ['', 'fast', '0', '-1', 'NaN', 'Infinity']) {
    assert.throws(() => readPace(text), { code: 'pace.invalid' }, text)
  }
})

test('everything at once has its last block at the start, and has ended', () => {
  const head = startHead(recording, 'all')
  assert.equal(head.height(), 10n)
  assert.ok(head.hasEnded())
})

test('played live, the history is there and the next block is awaited', async () => {
  const head = startHead(recording, 'live')
  await sleep(50)
  assert.equal(head.height(), 3n)
  assert.ok(!head.hasEnded())
  head.stop()
})

test('played faster, blocks come one by one at their recorded distances until the chain stands still', async () => {
  const heights: bigint[] = []
  const startedAt = performance.now()
  const head = startHead(recording, 50)
  await new Promise<void>((done) => {
    head.onBlock((height) => {
      heights.push(height)
      if (height === 10n) done()
    })
  })
  const tookMs = performance.now() - startedAt
  assert.deepEqual(heights, [4n, 5n, 6n, 7n, 8n, 9n, 10n])
  // A timer may be early by a millisecond or so, each time.
  assert.ok(tookMs >= 125, `seven blocks, 20 ms apart, took ${tookMs} ms`)
  assert.ok(head.hasEnded())
})

test('who no longer listens is no longer told, and a stopped chain makes no block', async () => {
  const heights: bigint[] = []
  const head = startHead(recording, 200)
  const quit = head.onBlock((height) => heights.push(height))
  quit()
  await sleep(20)
  assert.deepEqual(heights, [])
  head.stop()
  const height = head.height()
  await sleep(20)
  assert.equal(head.height(), height)
})
