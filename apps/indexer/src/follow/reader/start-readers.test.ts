import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { after, test } from 'node:test'
import { forEachRecording } from '@injsight/testing'
import { playRecording } from '../../../test/played-recording.ts'
import { startReaders } from './start-readers.ts'

type Limits = NonNullable<Parameters<typeof startReaders>[2]>

await forEachRecording(async (recording, test) => {
  const { url, stop } = await playRecording(recording)
  after(stop)
  const heights = Array.from({ length: 60 }, (_, index) => recording.from + BigInt(index))

  function startCounted(limits: Limits) {
    const counts: number[] = []
    const readers = startReaders(
      { url, timeoutMs: 60_000, keySalt: '', logLevel: 'error' },
      { onCount: (threads) => void counts.push(threads) },
      limits,
    )
    after(() => readers.stop())
    return { readers, counts }
  }

  test('each block comes to who asked for it, whichever thread reads it, and what is not there is said', async () => {
    const { readers, counts } = startCounted({ most: 3, enough: 0, lookMs: 0 })
    const read = await Promise.all(heights.map((height) => readers.read(height)))
    assert.deepEqual(
      read.map(({ rows }) => rows.block.height),
      heights,
    )
    assert.deepEqual(counts, [2, 3])
    await assert.rejects(readers.read(99_999_999n), { kind: 'not-found', code: 'block.not_found' })
  })

  test('a thread that has time left stays alone', async () => {
    const { readers, counts } = startCounted({ most: 3, lookMs: 0 })
    const [first = 0n, second = 0n] = heights
    const begun = performance.now()
    await readers.read(first)
    await sleep(performance.now() - begun) // as long again: half of its time at most
    await readers.read(second)
    assert.deepEqual(counts, [])
  })

  test('threads end that have nothing to read, but for one', async () => {
    const { readers, counts } = startCounted({ most: 3, enough: 0, lookMs: 0, restMs: 500 })
    await Promise.all(heights.map((height) => readers.read(height)))
    const until = performance.now() + 20_000
    while (counts.at(-1) !== 1 && performance.now() < until) await sleep(50)
    assert.deepEqual(counts, [2, 3, 2, 1])
    assert.equal((await readers.read(heights[0] ?? 0n)).rows.block.height, heights[0])
  })
})

test('who still waits for a block when they stop hears of it, of whichever thread', async () => {
  const readers = startReaders(
    { url: 'http://127.0.0.1:1', timeoutMs: 60_000, keySalt: '', logLevel: 'error' },
    {},
    { most: 2, enough: 0, lookMs: 0 },
  )
  const waits = [1n, 2n, 3n, 4n].map((height) =>
    assert.rejects(readers.read(height), { code: 'reader.stopped' }),
  )
  await readers.stop()
  await Promise.all(waits)
})

test('a thread that breaks ends the program', async () => {
  const program = `
    import { startReaders } from '#src/follow/reader/start-readers.ts'
    const options = { url: 'no address', timeoutMs: 1000, keySalt: '', logLevel: 'error' }
    await startReaders(options, {}, { most: 2, enough: 0, lookMs: 0 }).read(1n)`
  const words = await new Promise<string>((done, fail) => {
    execFile(
      process.execPath,
      ['--eval', program],
      { cwd: new URL('../../..', import.meta.url) },
      (error, _, stderr) => (error === null ? fail(new Error('it ended well')) : done(stderr)),
    )
  })
  assert.match(words, /Invalid URL/)
})
