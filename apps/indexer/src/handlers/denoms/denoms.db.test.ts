import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.client.js'
import { olderRecording } from '@injsight/testing'
import { createNodeTransport } from '#src/handlers/node-transport.ts'
import { playRecording } from '../../../test/played-recording.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { takeMetadata } from './metadata.ts'

const { node, stop } = await playRecording(olderRecording)
after(stop)

test('what denoms are called is what the node says of them', async () => {
  const { pool } = await indexedRecording(olderRecording)
  const { rows } = await pool.query<{ denom: string; decimals: string }>('select * from denom_metadata')
  const client = new QueryClient(createNodeTransport(node, olderRecording.to))
  const pagination = { key: new Uint8Array(), offset: 0n, limit: 1000n, countTotal: false, reverse: false }
  const { metadatas } = await client.denomsMetadata({ pagination }).response
  const byDenom = (a: { denom: string }, b: { denom: string }) => (a.denom < b.denom ? -1 : 1)
  assert.deepEqual(
    rows.map((row) => ({ ...row, decimals: BigInt(row.decimals) })).toSorted(byDenom),
    metadatas.map(takeMetadata).toSorted(byDenom),
  )
})

test('what may be sent is what governance decided', async () => {
  const { pool } = await indexedRecording(olderRecording)
  assert.deepEqual((await pool.query('select * from send_enabled')).rows, [
    { denom: 'blocked', enabled: false },
  ])
  assert.deepEqual((await pool.query('select * from bank_params')).rows, [
    { id: 0, default_send_enabled: true },
  ])
})
