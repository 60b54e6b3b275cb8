import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { MsgExec } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/tx_pb.js'
import {
  MsgExecuteContract,
  MsgInstantiateContract,
  MsgMigrateContract,
  MsgStoreAndInstantiateContract,
  MsgStoreCode,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/tx_pb.js'
import { indexMade, type MadeBlock, type MadeEvent } from '../../../test/made/made-chain.ts'

const contract = 'inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz'
const alice = 'inj1rfwrhr52nayynz6n22a429k0y22a9thc5uzkge'
const bob = 'inj1lvlwtg8wwlnfqz6x84s359avrsmltvq5s2u3q0'
const genesis = {
  wasm: {
    params: {
      code_upload_access: { permission: 'Everybody', addresses: [] },
      instantiate_default_permission: 'Everybody',
    },
  },
}

test('a contract keeps what it was told byte by byte, though the event writes it anew', async () => {
  const msg = '{ "text": "a < b & c" }'
  const message = MsgInstantiateContract.create({
    sender: alice,
    codeId: 1n,
    label: 'x',
    msg: Buffer.from(msg),
  })
  const messages = [messageOf('MsgInstantiateContract', MsgInstantiateContract.toBinary(message))]
  const event = begun('{"text":"a \\u003c b \\u0026 c"}')
  const own = await readHistory([{ txs: [{ messages, events: [event] }] }])
  assert.equal(own[0]?.msg?.toString(), msg)
  // Begun by another contract there is the event alone.
  const nested = await readHistory([{ txs: [{ events: [event] }] }])
  assert.equal(nested[0]?.msg?.toString(), '{"text":"a < b & c"}')
  const literal = await readHistory([{ txs: [{ events: [begun('{"text":"\\\\u003c"}')] }] }])
  assert.equal(literal[0]?.msg?.toString(), '{"text":"\\\\u003c"}')
})

test('where in a block something stands is the gas that came before, at most the limit of each transaction', async () => {
  const history = await readHistory([
    { txs: [{ events: [begun('{}')] }] },
    { txs: [{}, { code: 5 }, { events: [moved('2')] }], end: [moved('3')] },
    { begin: [moved('4')], txs: [{}] },
  ])
  assert.deepEqual(
    history.map(({ operation, code_id, height, gas }) => [operation, code_id, height, gas]),
    [
      ['init', '1', '1', '0'],
      ['migrate', '2', '2', '100000'],
      ['migrate', '3', '2', '150000'],
      ['migrate', '4', '3', '0'],
    ],
  )
})

test('what a contract was told when it moved is known from the message, not from another contract', async () => {
  const tell = (codeId: bigint, msg: string) =>
    messageOf(
      'MsgMigrateContract',
      MsgMigrateContract.toBinary(
        MsgMigrateContract.create({ sender: alice, contract, codeId, msg: Buffer.from(msg) }),
      ),
    )
  const history = await readHistory([
    { txs: [{ events: [begun('{}')] }] },
    { txs: [{ events: [moved('2')] }] },
    { txs: [{ messages: [tell(3n, '{"a":1}')], events: [moved('3')] }] },
    { txs: [{ messages: [tell(4n, '{"b":1}')], events: [moved('4')], code: 0 }] },
  ])
  assert.deepEqual(
    history.map(({ msg }) => msg?.toString()),
    ['{}', undefined, '{"a":1}', '{"b":1}'],
  )
})

test('contracts begun alike, and moves before and after a message, keep what each was told', async () => {
  const other = 'inj1666z88kxj9tgr64x7zzm8dycqem9ralkt06g6c'
  const begin = (msg: string) =>
    messageOf(
      'MsgInstantiateContract',
      MsgInstantiateContract.toBinary(
        MsgInstantiateContract.create({ sender: alice, codeId: 1n, label: 'x', msg: Buffer.from(msg) }),
      ),
    )
  const move = MsgMigrateContract.create({ sender: alice, contract, codeId: 3n, msg: Buffer.from('{"a":1}') })
  const moving = messageOf('MsgMigrateContract', MsgMigrateContract.toBinary(move))
  const ofMessage = ([type, values]: MadeEvent): MadeEvent => [type, { ...values, msg_index: '0' }]
  const { pool } = await indexMade(
    [
      {
        txs: [
          { messages: [begin('{ }')], events: [begun('{}')] },
          { messages: [begin('{}')], events: [begun('{}', other)] },
        ],
      },
      {
        txs: [
          { events: [moved('2')] },
          { messages: [moving], events: [ofMessage(moved('3')), ofMessage(moved('4'))] },
        ],
      },
    ],
    genesis,
  )
  const { rows } = await pool.query<Entry & { contract: string }>(
    'select * from contract_history order by contract, place',
  )
  assert.deepEqual(
    rows.map(({ contract: of, code_id, msg }) => [of, code_id, msg?.toString()]),
    [
      [contract, '1', '{ }'],
      [contract, '2', undefined],
      [contract, '3', '{"a":1}'],
      [contract, '4', undefined],
      [other, '1', '{}'],
    ],
  )
})

test('in an authorised execution a message is told by its own events, not by those of the one before it', async () => {
  const other = 'inj1666z88kxj9tgr64x7zzm8dycqem9ralkt06g6c'
  const call = (of: string, msg: string) =>
    messageOf(
      'MsgExecuteContract',
      MsgExecuteContract.toBinary(
        MsgExecuteContract.create({ sender: alice, contract: of, msg: Buffer.from(msg) }),
      ),
    )
  const value = MsgExec.toBinary({
    grantee: bob,
    msgs: [call(contract, '{"pass_on":{}}'), call(other, '{"take":{}}')],
  })
  const told = (of: string, authz_msg_index: string): MadeEvent => [
    'execute',
    { _contract_address: of, authz_msg_index, msg_index: '0' },
  ]
  const { pool } = await indexMade([
    {
      txs: [
        {
          messages: [{ typeUrl: `/${MsgExec.typeName}`, value }],
          events: [told(contract, '0'), told(other, '0'), told(other, '1')],
        },
      ],
    },
  ])
  const { rows } = await pool.query<{ action: string | null }>(
    'select action from contract_calls order by place',
  )
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['pass_on', null, 'take'],
  )
})

test('a contract has a port when its code exports all of IBC, and keeps it when it moves', async () => {
  const names = ['open', 'connect', 'close'].map((name) => `ibc_channel_${name}`)
  const all = [...names, ...['receive', 'ack', 'timeout'].map((name) => `ibc_packet_${name}`)]
  const portOf = async (exports: string[], then: MadeBlock[] = []) => {
    const code = makeCode(exports)
    const store = MsgStoreCode.create({ sender: alice, wasmByteCode: gzipSync(code) })
    const messages = [messageOf('MsgStoreCode', MsgStoreCode.toBinary(store))]
    const { pool } = await indexMade(
      [{ txs: [{ messages, events: storing('1', code) }] }, { txs: [{ events: [begun('{}')] }] }, ...then],
      genesis,
    )
    return (await pool.query<{ ibc_port: string | null }>('select ibc_port from contracts')).rows[0]?.ibc_port
  }
  assert.equal(await portOf(all), `wasm.${contract}`)
  assert.equal(await portOf(names), '')
  assert.equal(await portOf(all, [{ txs: [{ events: [moved('9')] }] }]), `wasm.${contract}`)
  const whole = MsgStoreAndInstantiateContract.create({ authority: alice, wasmByteCode: makeCode(all) })
  const message = messageOf(
    'MsgStoreAndInstantiateContract',
    MsgStoreAndInstantiateContract.toBinary({ ...whole, msg: Buffer.from('{ }') }),
  )
  const at = await indexMade(
    [{ txs: [{ messages: [message], events: [...storing('1', makeCode(all)), begun('{}')] }] }],
    genesis,
  )
  assert.deepEqual((await at.pool.query('select ibc_port from contracts')).rows, [
    { ibc_port: `wasm.${contract}` },
  ])
  const { pool } = await indexMade([{ txs: [{ events: [begun('{}')] }] }], genesis)
  assert.deepEqual((await pool.query('select ibc_port from contracts')).rows, [{ ibc_port: null }])
})

test('codes are pinned and unpinned, and change who may use them', async () => {
  const { pool } = await indexMade(
    [
      { txs: [{ events: storing('1', makeCode([])) }], end: [['pin_code', { code_id: '1' }]] },
      {
        txs: [
          {
            events: [
              [
                'update_code_access_config',
                { code_id: '1', code_permission: 'AnyOfAddresses', authorized_addresses: `${alice},${bob}` },
              ],
            ],
          },
        ],
      },
      {
        end: [
          ['unpin_code', { code_id: '1' }],
          ['pin_code', { code_id: '77' }],
        ],
      },
    ],
    genesis,
  )
  const { rows } = await pool.query('select code_id, permission, permitted, is_pinned from wasm_codes')
  assert.deepEqual(rows, [
    { code_id: '1', permission: 'AnyOfAddresses', permitted: [alice, bob], is_pinned: false },
  ])
})

test('events that cannot be right are left unread and change nothing', async () => {
  const whole = begun('{}')[1]
  const broken: MadeEvent[] = [
    ['cosmwasm.wasm.v1.EventContractInstantiated', { ...whole, contract_address: '"nobody"' }],
    ['cosmwasm.wasm.v1.EventContractInstantiated', { ...whole, contract_address: '7' }],
    ['cosmwasm.wasm.v1.EventContractInstantiated', { ...whole, code_id: '"-1"' }],
    ['cosmwasm.wasm.v1.EventContractInstantiated', { ...whole, code_id: `"${'9'.repeat(40)}"` }],
    ['cosmwasm.wasm.v1.EventContractInstantiated', { ...whole, label: '"\\u0000"' }],
    ['cosmwasm.wasm.v1.EventContractInstantiated', { ...whole, creator: '{' }],
    ['cosmwasm.wasm.v1.EventContractInstantiated', { ...whole, funds: '[{"denom":"inj","amount":"-1"}]' }],
    ['cosmwasm.wasm.v1.EventCodeStored', { code_id: '"1"' }],
    ['pin_code', { code_id: 'one' }],
    ['migrate', {}],
    ['execute', { _contract_address: `${contract}x` }],
  ]
  for (const event of broken) {
    const { pool } = await indexMade([{ txs: [{ events: [event] }] }], genesis)
    const { rowCount } = await pool.query(`select from unread where module = 'wasm'`)
    assert.notEqual(rowCount, 0, JSON.stringify(event))
    for (const table of ['contracts', 'contract_history', 'wasm_codes', 'cw20_tokens']) {
      assert.equal((await pool.query(`select from ${table}`)).rowCount, 0, JSON.stringify(event))
    }
  }
})

function begun(msg: string, address = contract): MadeEvent {
  const about = { contract_address: JSON.stringify(address), code_id: '"1"', creator: JSON.stringify(alice) }
  const type = 'cosmwasm.wasm.v1.EventContractInstantiated'
  return [type, { ...about, admin: '""', label: '"x"', funds: '[]', msg, msg_index: '0' }]
}

function moved(code_id: string): MadeEvent {
  return ['migrate', { code_id, _contract_address: contract }]
}

function storing(code_id: string, code: Buffer): MadeEvent[] {
  const checksum = createHash('sha256').update(code).digest()
  return [
    ['store_code', { code_checksum: checksum.toString('hex'), code_id, msg_index: '0' }],
    [
      'cosmwasm.wasm.v1.EventCodeStored',
      {
        access_config: { permission: 'Everybody', addresses: [] },
        checksum: JSON.stringify(checksum.toString('base64')),
        code_id: JSON.stringify(code_id),
        creator: JSON.stringify(alice),
        msg_index: '0',
      },
    ],
  ]
}

/** A WebAssembly module that is nothing but its exports. */
function makeCode(exports: string[]): Buffer {
  const entries = exports.flatMap((name) => [name.length, ...Buffer.from(name), 0, 0])
  const section = [exports.length, ...entries]
  const size = [(section.length & 0x7f) | 0x80, section.length >> 7]
  return Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 7, ...size, ...section])
}

function messageOf(name: string, value: Uint8Array) {
  return { typeUrl: `/cosmwasm.wasm.v1.${name}`, value }
}

type Entry = { operation: string; code_id: string; height: string; gas: string; msg: Buffer | null }

async function readHistory(blocks: MadeBlock[]): Promise<Entry[]> {
  const { pool } = await indexMade(blocks, genesis)
  return (await pool.query<Entry>('select * from contract_history order by place')).rows
}
