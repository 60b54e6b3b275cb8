import assert from 'node:assert/strict'
import { forEachRecording } from '@injsight/testing'
import { createBlockCache } from '#src/queries/blocks/block-cache.ts'
import { toSequence } from '#src/decode/values/keys.ts'
import { readRecordedBlocks } from '../../../test/recorded/recorded-blocks.ts'
import { readBusyRange } from '../../../test/recorded/named-txs.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { createStreamMethods } from './streams.ts'

await forEachRecording(async (recording, test) => {
  const { pool } = await indexedRecording(recording)
  const cache = createBlockCache({ pool, bytes: 1e6 })
  test('streams tell of every block after the call, also of those that the feed left out, oldest first', async () => {
    const at = BigInt(readBusyRange(recording).from + 5)
    const seen = [at, at + 1n, at + 2n]
    const { streamBlocks, streamTxs } = createStreams([at - 1n, at, at, at + 2n])
    const blocks = await Array.fromAsync(streamBlocks({}, context))
    assert.deepEqual(
      blocks.map(({ height }) => height),
      seen,
    )
    const txs = await Array.fromAsync(streamTxs({}, context))
    const expected = readRecordedBlocks(recording)
      .filter(({ block }) => seen.includes(BigInt(block.block.header.height)))
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
    const { streamBlocks } = createStreams([1n, recording.to])
    const blocks = await Array.fromAsync(streamBlocks({}, context))
    assert.deepEqual(
      [blocks.length, blocks[0]?.height, blocks.at(-1)?.height],
      [100, recording.to - 99n, recording.to],
    )
  })

  function createStreams(heights: bigint[]) {
    const feed = {
      async *follow() {
        for (const height of heights) yield { height }
      },
    }
    return createStreamMethods({ pool, cache, feed, fetchMonikers: async () => () => '' })
  }
})

const context = { signal: new AbortController().signal, headers: {} }
