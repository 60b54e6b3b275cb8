import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ListBlockEventsResponse } from '@injsight/injsight-v1'
import { olderRecording } from '@injsight/testing'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { listBlockEvents } from './block-events.ts'

const { pool } = await indexedRecording(olderRecording)

test('[BLOCK-02] what a block did without a transaction is told, of all types or of some', async () => {
  const all = await listBlockEvents(pool, { height: 91n, types: [] })
  const read = ListBlockEventsResponse.fromBinary(ListBlockEventsResponse.toBinary(all))
  const [begun, ended] = ['BeginBlock', 'EndBlock'].map((mode) =>
    read.events.findIndex(({ attributes }) => attributes.some(({ value }) => value === mode)),
  )
  assert.deepEqual([begun, (ended ?? 0) > 0], [0, true])
  assert.ok(all.events.every(({ attributes }) => attributes.some(({ key }) => key === 'mode')))
  const some = await listBlockEvents(pool, { height: 91n, types: ['slash', 'active_proposal'] })
  assert.deepEqual(
    some.events.map(({ type, attributes }) => [type, attributes.find(({ key }) => key === 'reason')?.value]),
    [['slash', 'missing_signature']],
  )
})

test('a block that is not there is said to be missing', async () => {
  await assert.rejects(listBlockEvents(pool, { height: 5000n, types: [] }), { kind: 'not-found' })
})
