import assert from 'node:assert/strict'
import { test } from 'node:test'
import { olderRecording } from '@injsight/testing'
import { createBlockCache } from '#src/queries/blocks/block-cache.ts'
import { toSequence } from '#src/decode/keys.ts'
import { readRecordedBlocks } from '../../../test/recorded-blocks.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { createStreamMethods } from './streams.ts'

const { pool } = await indexedRecording(olderRecording)
const cache = createBlockCache({ pool, bytes: 1e6 })
const context = { signal: new AbortController().signal, headers: {} }

test('streams tell of every block after the call, also of those that the feed left out, oldest first', async () => {
  const { streamBlocks, streamTxs } = createStreams([1979n, 1980n, 1980n, 1982n])
  const blocks = await Array.fromAsync(streamBlocks({}, context))
  assert.deepEqual(
    blocks.map(({ height }) => height),
    [1980n, 1981n, 1982n],
  )
  const txs = await Array.fromAsync(streamTxs({}, context))
  const expected = [...readRecordedBlocks(olderRecording)]
    .filter(({ block }) => ['1980', '1981', '1982'].includes(block.block.header.height))
    .flatMap(({ block }) =>
      block.block.data.txs.map((_, at) => toSequence(BigInt(block.block.header.height), at)),
    )
  assert.ok(expected.length > 3)
  assert.deepEqual(
    txs.map(({ txNumber }) => txNumber),
    expected,
  )
  assert.ok(txs.every(({ messages }) => messages.startsWith('[{"type":"/')))
})

test('of a long way at once the newest hundred are told', async () => {
  const { streamBlocks } = createStreams([1n, 2524n])
  const blocks = await Array.fromAsync(streamBlocks({}, context))
  assert.deepEqual([blocks.length, blocks[0]?.height, blocks.at(-1)?.height], [100, 2425n, 2524n])
})

function createStreams(heights: bigint[]) {
  const feed = {
    async *follow() {
      for (const height of heights) yield { height }
    },
  }
  return createStreamMethods({ pool, cache, feed, fetchMonikers: async () => () => '' })
}
