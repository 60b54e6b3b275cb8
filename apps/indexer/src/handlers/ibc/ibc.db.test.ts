import assert from 'node:assert/strict'
import { ClientState } from '@injectivelabs/core-proto-ts-v2/generated/ibc/lightclients/tendermint/v1/tendermint_pb.js'
import type { JsonValue } from '@protobuf-ts/runtime'
import { forEachRecording, type Recording } from '@injsight/testing'
import { listRecordedEvents } from '../../../test/recorded/recorded-events.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
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
await forEachRecording((recording, test) => {
  const expected = readExpected(recording, 'ibc') as Expected

  test('channels and connections are those of the chain, with state and counterparty', async () => {
    const { pool } = await indexedRecording(recording)
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
    const { pool } = await indexedRecording(recording)
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
    const latest = fields['latest_height'] as { revision_height: string } | undefined
    assert.equal(client?.height, latest?.revision_height)
    // Its height is that of the chain.
    assert.equal(localhost?.height, null)
  })

  test('denoms that came over a channel are known by where they come from', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query('select path, base from ibc_denoms order by path, base')
    assert.deepEqual(
      rows,
      expected.traces.map(({ path, base_denom }) => ({ path, base: base_denom })),
    )
  })

  test('what became of every packet is told', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query<{ source_channel: string; sequence: string; deeds: string }>(
      `select source_channel, sequence, string_agg(deed || coalesce(' ' || is_success::text, ''), ', ' order by seq, place) as deeds
      from ibc_packets group by 1, 2 order by 1, 2`,
    )
    assert.deepEqual(
      rows.map(({ source_channel, sequence, deeds }) => `${source_channel}/${sequence}: ${deeds}`),
      toldPackets(recording),
    )
  })
})

const deeds: Record<string, string> = {
  send_packet: 'send',
  recv_packet: 'receive',
  write_acknowledgement: 'answer',
  acknowledge_packet: 'acknowledge',
  timeout_packet: 'timeout',
}

/** What the chain told of each packet, one deed after the other; an answer tells whether all went well. */
function toldPackets(recording: Recording): string[] {
  const packets = new Map<string, string[]>()
  const outcomes = new Map<string, boolean>()
  for (const { type, values } of listRecordedEvents(recording, ...Object.keys(deeds))) {
    const packet = `${values['packet_src_channel']}/${values['packet_sequence']}`
    if (type === 'write_acknowledgement') {
      outcomes.set(packet, 'result' in (JSON.parse(values['packet_ack'] ?? '') as object))
    }
    const outcome = ['answer', 'acknowledge'].includes(deeds[type] ?? '') ? ` ${outcomes.get(packet)}` : ''
    packets.set(packet, [...(packets.get(packet) ?? []), `${deeds[type]}${outcome}`])
  }
  return [...packets].map(([packet, told]) => `${packet}: ${told.join(', ')}`).sort()
}
