import assert from 'node:assert/strict'
import { silentLogger as log } from '@injsight/runtime'
import { digestTables, forEachRecording } from '@injsight/testing'
import { openWriter } from '#src/database/open-writer.ts'
import { emptyIndex } from '../../../test/empty-index.ts'
import { beginAt, indexRange } from '../../../test/index-range.ts'
import { playRecording } from '../../../test/played-recording.ts'
import { openRecordedChain } from '../../../test/recorded/recorded-chain.ts'
import { writeChain } from '../write-chain.ts'
import { startReaders } from './start-readers.ts'

await forEachRecording(async (recording, test) => {
  const chain = await openRecordedChain(recording.folder)
  const to = 160n

  test('the tables are the same, and written in order, however many threads read', async () => {
    const expected = await digestInOrder()
    for (const most of [1, 2, 4]) {
      const { heads, threads, tables } = await indexBy(most)
      assert.deepEqual(tables, expected, `${most} threads`)
      assert.equal(threads, most)
      assert.deepEqual(heads, heads.toSorted(compare))
      assert.equal(heads.at(-1), to)
    }
  })

  /** As an indexer that catches up, but that no thread has to be busy before there is another. */
  async function indexBy(most: number) {
    const { pool, url } = await emptyIndex()
    const node = await playRecording(recording)
    const client = await openWriter(url)
    const heads: bigint[] = []
    let threads = 1
    const readers = startReaders(
      { url: node.url, timeoutMs: 60_000, keySalt: '', logLevel: 'error' },
      { onCount: (count) => (threads = count) },
      { most, enough: 0, lookMs: 0 },
    )
    try {
      await writeChain({
        client,
        node: node.node,
        read: readers.read,
        watch: { height: () => chain.to, waitFor: async () => {}, stop: async () => {} },
        from: undefined,
        to,
        fillsBack: false,
        log,
        signal: new AbortController().signal,
        onAsking() {},
        onBegun() {},
        onWritten: ({ head }) => void heads.push(head),
      })
    } finally {
      await readers.stop()
      await node.stop()
      await client.end()
    }
    return { heads, threads, tables: await digestTables(pool, ['migrations']) }
  }

  async function digestInOrder(): Promise<Record<string, string>> {
    const { pool, url } = await emptyIndex()
    const client = await openWriter(url)
    await beginAt(client, chain, chain.from)
    await indexRange(client, chain, { from: chain.from, to, size: 50 })
    await client.end()
    return digestTables(pool, ['migrations'])
  }
})

function compare(a: bigint, b: bigint): number {
  return Number(a - b)
}
