import assert from 'node:assert/strict'
import type { RpcBlock } from '@injsight/node-client'
import { forEachRecording } from '@injsight/testing'
import { decodeBlock } from '#src/decode/decode-block.ts'
import { findFullBlock } from '../../test/recorded/named-txs.ts'
import { openRecordedChain } from '../../test/recorded/recorded-chain.ts'
import { findFlaw } from './find-flaw.ts'

await forEachRecording(async (recording, test) => {
  const chain = await openRecordedChain(recording.folder)
  const full = findFullBlock(recording)
  const results = (await chain.fetchBlockResults(full)).value

  test('blocks of a chain have no flaw, with transactions or without', async () => {
    for (const height of [1n, 2n, 70n, full, chain.to - 500n, chain.to]) {
      const [block, results] = [await chain.fetchBlock(height), await chain.fetchBlockResults(height)]
      assert.equal(
        findFlaw(block.value, decodeBlock(block.value, results.value)),
        undefined,
        `block ${height}`,
      )
    }
  })

  test('a changed header and a changed transaction are flaws', async () => {
    const changed = await fetchCopy()
    changed.block.header.proposer_address = 'AB'.repeat(20)
    assert.equal(findFlaw(changed, decodeBlock(changed, results))?.code, 'node.flawed')

    const swapped = await fetchCopy()
    swapped.block.data.txs?.reverse()
    assert.match(
      findFlaw(swapped, decodeBlock(swapped, results))?.message ?? '',
      new RegExp(`block ${full} .* transactions`),
    )
  })

  async function fetchCopy(): Promise<RpcBlock> {
    return structuredClone((await chain.fetchBlock(full)).value)
  }
})
