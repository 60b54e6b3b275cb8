import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zstdDecompressSync } from 'node:zlib'
import { notFound } from '@injsight/errors'
import { demoRecording } from '@injsight/testing'
import { openRecordedChain } from '../../test/recorded-chain.ts'
import { fetchBlock } from './fetch-block.ts'

const chain = await openRecordedChain(demoRecording)

test('what the node said is kept byte for byte', async () => {
  const { blobs, bytes } = await fetchBlock(chain, 460n)
  const [block, results] = [await chain.fetchBlock(460n), await chain.fetchBlockResults(460n)]
  assert.deepEqual(zstdDecompressSync(blobs.block), Buffer.from(block.raw))
  assert.deepEqual(zstdDecompressSync(blobs.results), Buffer.from(results.raw))
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
  assert.equal((await fetchBlock(late, 460n)).rows.block.height, 460n)
  asked = -Infinity
  await assert.rejects(fetchBlock(late, 460n), { code: 'block.not_found' })
})

test('an answer that is no block is the fault of the node, whatever is missing in it', async () => {
  const { raw, value } = await chain.fetchBlock(460n)
  const header = { ...value.block.header, proposer_address: 'abc' }
  for (const block of [
    { ...value.block, header },
    { ...value.block, header: {} as typeof header },
    { ...value.block, data: { txs: [7 as never, ...(value.block.data.txs?.slice(1) ?? [])] } },
  ]) {
    const node = { ...chain, fetchBlock: async () => ({ raw, value: { ...value, block } }) }
    await assert.rejects(fetchBlock(node, 460n), { kind: 'bad-chain-data', code: 'node.unreadable' })
  }
})
