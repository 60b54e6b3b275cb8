import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ClientState } from '@injectivelabs/core-proto-ts-v2/generated/ibc/lightclients/tendermint/v1/tendermint_pb.js'
import type { JsonValue } from '@protobuf-ts/runtime'
import { olderRecording } from '@injsight/testing'
import { readExpected } from '../../../test/expected.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'

type Counterparty = { port_id: string; channel_id: string }
type Expected = {
  channels: {
    state: string
    ordering: string
    counterparty: Counterparty
    connection_hops: string[]
    version: string
    port_id: string
    channel_id: string
    upgrade_sequence: string
  }[]
  clients: { client_id: string; client_state: Record<string, JsonValue> }[]
  connections: {
    id: string
    client_id: string
    versions: unknown
    state: string
    counterparty: { client_id: string; connection_id: string; prefix: { key_prefix: string } }
    delay_period: string
  }[]
  traces: { path: string; base_denom: string }[]
}
const expected = readExpected(olderRecording, 'ibc') as Expected

test('channels and connections are those of the chain, with state and counterparty', async () => {
  const { pool } = await indexedRecording(olderRecording)
  const channels = await pool.query('select * from ibc_channels order by port, channel')
  assert.deepEqual(
    channels.rows,
    expected.channels.map((one) => ({
      port: one.port_id,
      channel: one.channel_id,
      state: one.state.replace('STATE_', ''),
      ordering: one.ordering.replace('ORDER_', ''),
      counterparty_port: one.counterparty.port_id,
      counterparty_channel: one.counterparty.channel_id,
      connection: one.connection_hops.join(','),
      version: one.version,
      upgrades: one.upgrade_sequence,
    })),
  )
  const connections = await pool.query('select * from ibc_connections order by connection')
  assert.deepEqual(
    connections.rows,
    expected.connections.map((one) => ({
      connection: one.id,
      client: one.client_id,
      state: one.state.replace('STATE_', ''),
      versions: one.versions,
      counterparty_client: one.counterparty.client_id,
      counterparty_connection: one.counterparty.connection_id,
      counterparty_prefix: Buffer.from(one.counterparty.prefix.key_prefix, 'base64'),
      delay: one.delay_period,
    })),
  )
})

test('clients are those of the chain, with all that they know', async () => {
  const { pool } = await indexedRecording(olderRecording)
  const { rows } = await pool.query<{ client: string; state: Buffer | null; height: string | null }>(
    'select client, state, height from ibc_clients order by client',
  )
  assert.deepEqual(
    rows.map(({ client }) => client),
    expected.clients.map(({ client_id }) => client_id),
  )
  const { '@type': _, ...fields } = expected.clients[0]?.client_state ?? {}
  const [client, localhost] = rows
  assert.deepEqual(client?.state, Buffer.from(ClientState.toBinary(ClientState.fromJson(fields))))
  assert.equal(client?.height, '12345678')
  // Its height is that of the chain.
  assert.equal(localhost?.height, null)
})

test('denoms that came over a channel are known by where they come from', async () => {
  const { pool } = await indexedRecording(olderRecording)
  const { rows } = await pool.query('select path, base from ibc_denoms order by path, base')
  assert.deepEqual(
    rows,
    expected.traces.map(({ path, base_denom }) => ({ path, base: base_denom })),
  )
})

test('what became of every packet is told', async () => {
  const { pool } = await indexedRecording(olderRecording)
  const { rows } = await pool.query<{ source_channel: string; sequence: string; deeds: string }>(
    `select source_channel, sequence, string_agg(deed || coalesce(' ' || is_success::text, ''), ', ' order by seq, place) as deeds
      from ibc_packets group by 1, 2 order by 1, 2`,
  )
  assert.deepEqual(
    rows.map(({ source_channel, sequence, deeds }) => `${source_channel}/${sequence}: ${deeds}`),
    [
      'channel-0/1: send, receive, answer true, acknowledge true',
      'channel-0/2: send, receive, answer true, acknowledge true',
      'channel-0/3: send, receive, answer false, acknowledge false',
      'channel-0/4: send, timeout',
      'channel-0/5: send',
      'channel-1/1: send, receive, answer true, acknowledge true',
    ],
  )
})
