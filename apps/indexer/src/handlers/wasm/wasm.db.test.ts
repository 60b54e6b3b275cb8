import assert from 'node:assert/strict'
import { encodeAddress } from '@injsight/chain'
import { forEachRecording } from '@injsight/testing'
import { readExpected } from '../../../test/recorded/expected.ts'
import { findNamedTx } from '../../../test/recorded/named-txs.ts'
import { listRecordedEvents } from '../../../test/recorded/recorded-events.ts'
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

await forEachRecording((recording, test) => {
  const expected = readExpected(recording, 'wasm') as Expected

  test('codes are the codes of the chain', async () => {
    const { pool } = await indexedRecording(recording)
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
    const pins = new Set<string>()
    for (const { type, values } of listRecordedEvents(recording, 'pin_code', 'unpin_code')) {
      if (type === 'pin_code') pins.add(values['code_id'] ?? '')
      else pins.delete(values['code_id'] ?? '')
    }
    assert.deepEqual(new Set(pinned.rows.map(({ code_id }) => code_id as string)), pins)
  })

  test('contracts are the contracts of the chain, with their history to the byte', async () => {
    const { pool } = await indexedRecording(recording)
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
    const { pool } = await indexedRecording(recording)
    assert.deepEqual((await pool.query('select * from wasm_params')).rows, [
      { id: 1, upload_permission: 'Everybody', upload_permitted: [], default_permission: 'Everybody' },
    ])
  })

  test('nothing of the recording was left unread', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query(`select * from unread where module in ('wasm', 'cw20', 'wasmx', 'ibc')`)
    assert.deepEqual(rows, [])
  })

  test('every call of a contract is noted, in the order of the chain', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query<{ height: string; address: Buffer }>(
      `select (seq >> 16)::text as height, a.address from contract_calls as c
        join addresses as a on a.account = c.contract order by seq, place`,
    )
    assert.deepEqual(
      rows.map(({ height, address }) => ({ height, contract: encodeAddress('inj', address) })),
      listRecordedEvents(recording, 'execute').map(({ height, values }) => ({
        height: String(height),
        contract: values['_contract_address'],
      })),
    )
  })

  test('a call tells who called, what for and the coins that came with it', async () => {
    const { pool } = await indexedRecording(recording)
    for (const [name, action, funds] of calls) {
      const { signer, height } = findNamedTx(recording, name)
      const { rows } = await pool.query<{ funds: string; sender: Buffer }>(
        `select c.funds, a.address as sender from contract_calls as c join addresses as a on a.account = c.sender
          where c.seq >= $1::int8 << 16 and c.seq < ($1::int8 + 1) << 16 and c.action = $2`,
        [height, action],
      )
      assert.deepEqual(
        rows.map((call) => [encodeAddress('inj', call.sender), call.funds]),
        [[signer, funds]],
        name,
      )
    }
    // Whom a contract has called is told without who called.
    const nested = await pool.query('select from contract_calls where sender is null')
    assert.ok((nested.rowCount ?? 0) > 0)
  })
})

/** Transactions by name: what each asks of its contract, and the coins that it sends along. */
const calls = [
  ['wasm.mint', 'mint', ''],
  ['wasm.burn', 'burn', ''],
  ['wasm.allowance', 'increase_allowance', ''],
  ['wasm.marketing', 'update_marketing', ''],
  ['wasm.transfer-from', 'transfer_from', ''],
] as const
