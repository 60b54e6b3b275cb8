import assert from 'node:assert/strict'
import { test } from 'node:test'
import { olderRecording } from '@injsight/testing'
import { readExpected } from '../../../test/expected.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'

type Access = { permission: string; addresses: string[] }
type Position = { block_height: string; tx_index: string }
type Expected = {
  codes: { code_id: string; creator: string; data_hash: string; instantiate_permission: Access }[]
  contracts: {
    address: string
    code_id: string
    creator: string
    admin: string
    label: string
    created: Position
    ibc_port_id: string
    history: { operation: string; code_id: string; updated: Position; msg: string }[]
  }[]
}

const expected = readExpected(olderRecording, 'wasm') as Expected

test('codes are the codes of the chain', async () => {
  const { pool } = await indexedRecording(olderRecording)
  const { rows } = await pool.query(
    'select code_id, creator, checksum, permission, permitted from wasm_codes order by code_id',
  )
  assert.deepEqual(
    rows,
    expected.codes.map(({ code_id, creator, data_hash, instantiate_permission }) => ({
      code_id,
      creator,
      checksum: Buffer.from(data_hash, 'base64'),
      permission: { ACCESS_TYPE_EVERYBODY: 'Everybody', ACCESS_TYPE_ANY_OF_ADDRESSES: 'AnyOfAddresses' }[
        instantiate_permission.permission
      ],
      permitted: instantiate_permission.addresses,
    })),
  )
  const pinned = await pool.query('select code_id from wasm_codes where is_pinned')
  // What the node answered to PinnedCodes.
  assert.deepEqual(pinned.rows, [{ code_id: '1' }])
})

test('contracts are the contracts of the chain, with their history to the byte', async () => {
  const { pool } = await indexedRecording(olderRecording)
  const contracts = await pool.query(
    `select address, code_id, creator, admin, label, created_height, created_gas, ibc_port
      from contracts order by address`,
  )
  const wanted = expected.contracts.toSorted((a, b) => (a.address < b.address ? -1 : 1))
  assert.deepEqual(
    contracts.rows,
    wanted.map(({ address, code_id, creator, admin, label, created, ibc_port_id }) => ({
      address,
      code_id,
      creator,
      admin,
      label,
      created_height: created.block_height,
      created_gas: created.tx_index,
      ibc_port: ibc_port_id,
    })),
  )
  const history = await pool.query('select * from contract_history order by contract, place')
  assert.deepEqual(
    history.rows,
    wanted.flatMap(({ address, history }) =>
      history.map(({ operation, code_id, updated, msg }, place) => ({
        contract: address,
        place,
        operation: operation.split('_').at(-1)?.toLowerCase(),
        code_id,
        height: updated.block_height,
        gas: updated.tx_index,
        msg: Buffer.from(msg, 'base64'),
      })),
    ),
  )
})

test('params are the params of the chain', async () => {
  const { pool } = await indexedRecording(olderRecording)
  assert.deepEqual((await pool.query('select * from wasm_params')).rows, [
    { id: 1, upload_permission: 'Everybody', upload_permitted: [], default_permission: 'Everybody' },
  ])
})

test('nothing of the recording was left unread', async () => {
  const { pool } = await indexedRecording(olderRecording)
  const { rows } = await pool.query(`select * from unread where module in ('wasm', 'cw20', 'wasmx', 'ibc')`)
  assert.deepEqual(rows, [])
})

test('every call of a contract is noted, with who called, what for and the coins that came with it', async () => {
  const { pool } = await indexedRecording(olderRecording)
  const { rows } = await pool.query(
    `select c.action, c.funds, c.seq >> 16 as height, encode(a.address, 'hex') as sender from contract_calls as c
      left join addresses as a on a.account = c.sender
      where c.seq >= 74::int8 << 16 and c.seq < 76::int8 << 16 order by c.seq, c.place`,
  )
  assert.deepEqual(
    rows.map(({ action, funds, height }) => [action, funds, height]),
    [
      ['transfer', '', '74'],
      ['mint', '', '74'],
      ['burn', '', '74'],
      ['increase_allowance', '', '74'],
      ['update_marketing', '', '74'],
      ['transfer_from', '', '75'],
    ],
  )
  const nested = await pool.query('select from contract_calls where sender is null')
  assert.equal(nested.rowCount, 4)
})
