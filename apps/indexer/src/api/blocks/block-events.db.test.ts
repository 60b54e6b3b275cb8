import assert from 'node:assert/strict'
import { ListBlockEventsResponse } from '@injsight/injsight-v1'
import { forEachRecording } from '@injsight/testing'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { readRecordedBlocks } from '../../../test/recorded/recorded-blocks.ts'
import { listBlockEvents } from './block-events.ts'

await forEachRecording(async (recording, test) => {
  const { pool } = await indexedRecording(recording)

  test('[BLOCK-02] what a block did without a transaction is told, of all types or of some', async () => {
    const slashed = readRecordedBlocks(recording).find(({ block_results }) =>
      block_results.finalize_block_events?.some(({ type }) => type === 'slash'),
    )
    const height = BigInt(slashed?.block.block.header.height ?? 0)
    const told = (slashed?.block_results.finalize_block_events ?? []).map(({ type, attributes }) => [
      type,
      attributes.map(({ key, value }) => [key, value]),
    ])
    const list = async (types: string[]) => {
      const answer = await listBlockEvents(pool, { height, types })
      const { events } = ListBlockEventsResponse.fromBinary(ListBlockEventsResponse.toBinary(answer))
      return events.map(({ type, attributes }) => [type, attributes.map(({ key, value }) => [key, value])])
    }
    assert.deepEqual(await list([]), told)
    assert.deepEqual(
      await list(['slash', 'active_proposal']),
      told.filter(([type]) => type === 'slash'),
    )
  })

  test('a block that is not there is said to be missing', async () => {
    const height = recording.to + 1n
    await assert.rejects(listBlockEvents(pool, { height, types: [] }), { kind: 'not-found' })
  })
})
