import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { MsgExec } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/tx_pb.js'
import { MsgRecvPacket } from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/channel/v1/tx_pb.js'
import {
  MsgCreateClient,
  MsgRecoverClient,
  MsgUpdateClient,
  MsgUpgradeClient,
} from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/client/v1/tx_pb.js'
import { ClientState } from '@injectivelabs/core-proto-ts-v2/generated/ibc/lightclients/tendermint/v1/tendermint_pb.js'
import { indexMade, type MadeBlock, type MadeEvent } from '../../../test/made/made-chain.ts'

const typeUrl = '/ibc.lightclients.tendermint.v1.ClientState'
const client = '07-tendermint-3'
const first = ClientState.create({
  chainId: 'cosmoshub-4',
  trustingPeriod: { seconds: 1000n, nanos: 0 },
  unbondingPeriod: { seconds: 3000n, nanos: 0 },
  latestHeight: { revisionNumber: 4n, revisionHeight: 100n },
})

test('a client knows the newest height that it was told, whatever the order', async () => {
  const row = await readClient([update('4-90'), update('4-120,4-110'), update('4-119')])
  assert.partialDeepStrictEqual(row, { chain: 'cosmoshub-4', revision: '4', height: '120', is_frozen: false })
  assert.partialDeepStrictEqual(await readClient([update('5-1')]), { revision: '5', height: '1' })
})

test('a client that was lied to is frozen', async () => {
  const row = await readClient([['client_misbehaviour', { client_id: client }]])
  assert.equal(row['is_frozen'], true)
  assert.equal(ClientState.fromBinary(row['state'] as Buffer).frozenHeight?.revisionHeight, 1n)
})

test('a client that governance recovers goes on from where the other one is', async () => {
  const other = '07-tendermint-4'
  const state = { ...first, latestHeight: { revisionNumber: 4n, revisionHeight: 700n } }
  const create = MsgCreateClient.create({ clientState: { typeUrl, value: ClientState.toBinary(state) } })
  const recover = MsgRecoverClient.create({ subjectClientId: client, substituteClientId: other })
  const row = await readClient(
    [
      ['client_misbehaviour', { client_id: client, msg_index: '0' }],
      ['create_client', { client_id: other, client_type: '07', consensus_height: '4-700', msg_index: '0' }],
    ],
    [
      { typeUrl: '/ibc.core.client.v1.MsgCreateClient', value: MsgCreateClient.toBinary(create) },
      { typeUrl: '/ibc.core.client.v1.MsgRecoverClient', value: MsgRecoverClient.toBinary(recover) },
    ],
  )
  assert.partialDeepStrictEqual(row, { height: '700', is_frozen: false })
})

test('a client that is created and updated in one authorised execution knows the newer height', async () => {
  const create = MsgCreateClient.create({ clientState: { typeUrl, value: ClientState.toBinary(first) } })
  const msgs = [
    { typeUrl: `/${MsgCreateClient.typeName}`, value: MsgCreateClient.toBinary(create) },
    { typeUrl: `/${MsgUpdateClient.typeName}`, value: new Uint8Array() },
  ]
  const executed = { typeUrl: `/${MsgExec.typeName}`, value: MsgExec.toBinary({ grantee: '', msgs }) }
  const created = { client_id: client, client_type: '07-tendermint', consensus_height: '4-100' }
  const [updateType, updated] = update('4-120')
  const { pool } = await indexMade([
    {
      txs: [
        {
          messages: [executed],
          events: [
            ['create_client', { ...created, authz_msg_index: '0', msg_index: '0' }],
            [updateType, { ...updated, authz_msg_index: '1', msg_index: '0' }],
          ],
        },
      ],
    },
  ])
  const { rows } = await pool.query('select height from ibc_clients where client = $1', [client])
  assert.deepEqual(rows, [{ height: '120' }])
})

test('an upgraded client trusts for a shorter time in measure', async () => {
  const upgraded = ClientState.create({
    chainId: 'cosmoshub-5',
    unbondingPeriod: { seconds: 1500n, nanos: 0 },
    latestHeight: { revisionNumber: 5n, revisionHeight: 1n },
  })
  const message = MsgUpgradeClient.create({
    clientId: client,
    clientState: { typeUrl, value: ClientState.toBinary(upgraded) },
  })
  const value = MsgUpgradeClient.toBinary(message)
  const row = await readClient([], [{ typeUrl: '/ibc.core.client.v1.MsgUpgradeClient', value }])
  assert.partialDeepStrictEqual(row, { chain: 'cosmoshub-5', revision: '5', height: '1' })
  assert.equal(ClientState.fromBinary(row['state'] as Buffer).trustingPeriod?.seconds, 500n)
})

test('a channel is closed by either side, and by a packet that was too late', async () => {
  const channel = { port_id: 'transfer', channel_id: 'channel-7' }
  const opened: MadeEvent = [
    'channel_open_try',
    {
      ...channel,
      counterparty_port_id: 'transfer',
      counterparty_channel_id: 'channel-9',
      connection_id: 'connection-1',
      version: 'ics20-1',
    },
  ]
  for (const [type, state] of Object.entries({
    channel_open_confirm: 'OPEN',
    channel_close_init: 'CLOSED',
    channel_close_confirm: 'CLOSED',
    channel_close: 'CLOSED',
    channel_flush_complete: 'FLUSHCOMPLETE',
    channel_upgrade_confirm: null,
  })) {
    const { pool } = await indexMade([{ txs: [{ events: [opened, [type, channel]] }] }])
    const { rows } = await pool.query('select state from ibc_channels')
    assert.deepEqual(rows, [{ state }], type)
  }
})

test('a denom that came is known by the way it took, with slashes in its own name', async () => {
  const data = Buffer.from(
    JSON.stringify({
      denom: 'transfer/channel-4/gamm/pool/1',
      amount: '5',
      sender: 'osmo1',
      receiver: 'inj1',
    }),
  )
  const packet = {
    sequence: 1n,
    sourcePort: 'transfer',
    sourceChannel: 'channel-9',
    destinationPort: 'transfer',
    destinationChannel: 'channel-7',
    data,
    timeoutTimestamp: 0n,
  }
  const value = MsgRecvPacket.toBinary(MsgRecvPacket.create({ packet }))
  const trace = (trace_hash: string): MadeEvent => ['denomination_trace', { trace_hash, msg_index: '0' }]
  // SHA-256 of transfer/channel-7/transfer/channel-4/gamm/pool/1
  const hash = createHash('sha256')
    .update('transfer/channel-7/transfer/channel-4/gamm/pool/1')
    .digest('hex')
    .toUpperCase()
  const read = async (events: MadeEvent[]) => {
    const messages = [{ typeUrl: '/ibc.core.channel.v1.MsgRecvPacket', value }]
    const { pool } = await indexMade([{ txs: [{ messages, events }] }])
    return (await pool.query('select * from ibc_denoms')).rows as unknown[]
  }
  assert.deepEqual(await read([trace(hash)]), [
    { hash, path: 'transfer/channel-7/transfer/channel-4', base: 'gamm/pool/1' },
  ])
  assert.deepEqual(await read([trace('AB'.repeat(32))]), [])
  assert.deepEqual(await read([]), [])
})

test('packets that cannot be read are left unread', async () => {
  const whole = {
    packet_src_port: 'transfer',
    packet_src_channel: 'channel-0',
    packet_dst_port: 'transfer',
    packet_dst_channel: 'channel-1',
    packet_sequence: '1',
  }
  const broken = [
    { ...whole, packet_sequence: '-1' },
    { ...whole, packet_src_port: 'x'.repeat(10_000) },
    { ...whole, packet_timeout_timestamp: 'soon' },
    { packet_sequence: '1' },
  ]
  for (const attributes of broken) {
    const { pool } = await indexMade([{ txs: [{ events: [['send_packet', attributes]] }] }])
    assert.equal((await pool.query(`select from unread where module = 'ibc'`)).rowCount, 1)
    assert.equal((await pool.query('select from ibc_packets')).rowCount, 0)
  }
})

function update(consensus_heights: string): MadeEvent {
  return ['update_client', { client_id: client, client_type: '07-tendermint', consensus_heights }]
}

async function readClient(events: MadeEvent[], messages: { typeUrl: string; value: Uint8Array }[] = []) {
  const value = MsgCreateClient.toBinary(
    MsgCreateClient.create({ clientState: { typeUrl, value: ClientState.toBinary(first) } }),
  )
  const create: MadeBlock = {
    txs: [
      {
        messages: [{ typeUrl: '/ibc.core.client.v1.MsgCreateClient', value }],
        events: [
          [
            'create_client',
            { client_id: client, client_type: '07-tendermint', consensus_height: '4-100', msg_index: '0' },
          ],
        ],
      },
    ],
  }
  const { pool } = await indexMade([create, { txs: [{ events, messages }] }])
  const { rows } = await pool.query<Record<string, unknown>>('select * from ibc_clients where client = $1', [
    client,
  ])
  return rows[0] ?? {}
}
