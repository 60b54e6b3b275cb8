import assert from 'node:assert/strict'
import { zstdDecompressSync } from 'node:zlib'
import { notFound } from '@injsight/errors'
import { forEachRecording } from '@injsight/testing'
import { findFullBlock } from '../../test/recorded/named-txs.ts'
import { openRecordedChain } from '../../test/recorded/recorded-chain.ts'
import { fetchBlock } from './fetch-block.ts'

await forEachRecording(async (recording, test) => {
  const chain = await openRecordedChain(recording.folder)
  const full = findFullBlock(recording)

  test('what the node said is kept byte for byte', async () => {
    const { added, bytes } = await fetchBlock(chain, full)
    const rows = added.find(({ table }) => table === 'block_blobs')?.bytes ?? Buffer.alloc(0)
    const [, keptBlock, keptResults] = readFields(rows)
    const [block, results] = [await chain.fetchBlock(full), await chain.fetchBlockResults(full)]
    assert.deepEqual(zstdDecompressSync(keptBlock ?? ''), Buffer.from(block.raw))
    assert.deepEqual(zstdDecompressSync(keptResults ?? ''), Buffer.from(results.raw))
    assert.equal(bytes, block.raw.length + results.raw.length)
  })

  test('a block that the node gets a moment later is waited for, one that never comes is not', async () => {
    let asked = 0
    const late = {
      ...chain,
      fetchBlock: async (height: bigint) => {
        if (++asked < 3) throw notFound('block', 'not yet')
        return chain.fetchBlock(height)
      },
    }
    assert.equal((await fetchBlock(late, full)).rows.block.height, full)
    asked = -Infinity
    await assert.rejects(fetchBlock(late, full), { code: 'block.not_found' })
  })

  test('an answer that is no block is the fault of the node, whatever is missing in it', async () => {
    const { raw, value } = await chain.fetchBlock(full)
    const header = { ...value.block.header, proposer_address: 'abc' }
    for (const block of [
      { ...value.block, header },
      { ...value.block, header: {} as typeof header },
      { ...value.block, data: { txs: [7 as never, ...(value.block.data.txs?.slice(1) ?? [])] } },
    ]) {
      const node = { ...chain, fetchBlock: async () => ({ raw, value: { ...value, block } }) }
      await assert.rejects(fetchBlock(node, full), { kind: 'bad-chain-data', code: 'node.unreadable' })
    }
  })
})

/** Of one row, as PostgreSQL is sent it: how many there are, then each with its length before it. */
function readFields(row: Buffer): Buffer[] {
  const fields: Buffer[] = []
  for (let at = 2; at < row.length;) {
    const length = row.readInt32BE(at)
    fields.push(row.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  assert.equal(fields.length, row.readInt16BE(0))
  return fields
}
