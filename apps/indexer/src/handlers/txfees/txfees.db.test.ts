import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MsgUpdateParams } from '@injectivelabs/core-proto-ts-v2/generated/injective/txfees/v1beta1/tx_pb.js'
import { Params } from '@injectivelabs/core-proto-ts-v2/generated/injective/txfees/v1beta1/txfees_pb.js'
import { shiftDecimal } from '@injsight/chain'
import { forEachRecording } from '@injsight/testing'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { listRecordedEvents } from '../../../test/recorded/recorded-events.ts'
import { openRecordedChain } from '../../../test/recorded/recorded-chain.ts'
import { indexMade } from '../../../test/made/made-chain.ts'

await forEachRecording((recording, test) => {
  test('the parameters of fees are those of the genesis', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query<{ params: Record<string, string> }>('select params from txfees_params')
    const chain = await openRecordedChain(recording.folder)
    const { app_state: state } = (await chain.fetchGenesis()).value
    assert.deepEqual(rows, [{ params: (state as { txfees: { params: object } }).txfees.params }])
  })

  test('the parameters of fees are at the end what the node says, and a chain that tells no base fee has none', async () => {
    const { pool } = await indexedRecording(recording)
    const { rowCount } = await pool.query('select from base_fees')
    const tells = listRecordedEvents(recording, 'txfees').length > 0
    assert.equal(rowCount, tells ? 1 : 0)
    if (!tells) return
    const { rows } = await pool.query<{ params: Record<string, unknown> }>('select params from txfees_params')
    const { params } = readExpected(recording, 'txfees')['params'] as { params: Record<string, unknown> }
    const decimals = Object.entries(rows[0]?.params ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('.') ? shiftDecimal(value, 18) : value,
    ])
    assert.deepEqual(Object.fromEntries(decimals), params)
  })
})

test('governance changes the parameters of fees', async () => {
  const params = Params.create({ minGasPrice: '5', maxGasWantedPerTx: 7n })
  const value = MsgUpdateParams.toBinary({ authority: '', params })
  const { pool } = await indexMade(
    [{ txs: [{ messages: [{ typeUrl: `/${MsgUpdateParams.typeName}`, value }] }] }],
    { txfees: { params: { min_gas_price: '1.0' } } },
  )
  const { rows } = await pool.query<{ params: Record<string, string> }>('select params from txfees_params')
  assert.equal(rows[0]?.params['min_gas_price'], '0.000000000000000005')
  assert.equal(rows[0]?.params['max_gas_wanted_per_tx'], '7')
})

test('the base fee is that of the last block', async () => {
  const { pool } = await indexMade(
    ['0.000000000000000000', '160000000.000000000000000000', '165555200.000000000000000000', 'much'].map(
      (basefee) => ({ begin: [['txfees', { basefee }]] }),
    ),
  )
  const { rows } = await pool.query('select base_fee from base_fees')
  assert.deepEqual(rows, [{ base_fee: '165555200.000000000000000000' }])
  assert.equal((await pool.query(`select from unread where module = 'txfees'`)).rowCount, 1)
})
