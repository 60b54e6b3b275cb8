import assert from 'node:assert/strict'
import { after } from 'node:test'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.client.js'
import { forEachRecording } from '@injsight/testing'
import { createNodeTransport } from '#src/handlers/node-transport.ts'
import { playRecording } from '../../../test/played-recording.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { takeMetadata } from './metadata.ts'

await forEachRecording(async (recording, test) => {
  const { node, stop } = await playRecording(recording)
  after(stop)
  const client = new QueryClient(createNodeTransport(node, recording.to))
  const pagination = { key: new Uint8Array(), offset: 0n, limit: 1000n, countTotal: false, reverse: false }

  test('what denoms are called is what the node says of them', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query<{ denom: string; decimals: string }>('select * from denom_metadata')
    const { metadatas } = await client.denomsMetadata({ pagination }).response
    // What a contract of the EVM is called it says to a precompile, of which nothing tells.
    const isUntold = ({ denom }: { denom: string }) =>
      denom.startsWith('erc20:') && !rows.some((row) => row.denom === denom)
    const byDenom = (a: { denom: string }, b: { denom: string }) => (a.denom < b.denom ? -1 : 1)
    assert.deepEqual(
      rows.map((row) => ({ ...row, decimals: BigInt(row.decimals) })).toSorted(byDenom),
      metadatas
        .map(takeMetadata)
        .filter((one) => !isUntold(one))
        .toSorted(byDenom),
    )
  })

  test('what may be sent is what governance decided', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query('select * from send_enabled order by denom')
    const { sendEnabled } = await client.sendEnabled({ denoms: [], pagination }).response
    assert.deepEqual(
      rows,
      sendEnabled.map((one) => ({ ...one })),
    )
    const { rows: params } = await pool.query('select default_send_enabled from bank_params')
    const { params: told } = await client.params({}).response
    assert.deepEqual(params, [{ default_send_enabled: told?.defaultSendEnabled }])
  })
})
