import { ClientState } from '@injectivelabs/core-proto-ts-v2/generated/ibc/lightclients/tendermint/v1/tendermint_pb.js'
import type { JsonValue } from '@protobuf-ts/runtime'
import type { State } from '#src/state/state.ts'
import { readDigits, readId, readList, readName, readObject, readText, type Json } from '../read-json.ts'
import { localhost, putState } from './clients.ts'
import { ownVersions } from './connections.ts'
import { putTrace } from './denoms.ts'
import { ibcChannels, ibcClients, ibcConnections } from './tables.ts'

const tendermint = '/ibc.lightclients.tendermint.v1.ClientState'

export function readGenesis(state: State, whole: Json): void {
  const ibc = readObject(whole['ibc'] ?? {}, 'genesis of ibc')
  const part = (name: string) => readObject(ibc[name] ?? {}, name)
  for (const one of readList(part('client_genesis')['clients'], 'list of clients')) readClient(state, one)
  for (const one of readList(part('connection_genesis')['connections'], 'list')) readConnection(state, one)
  for (const one of readList(part('channel_genesis')['channels'], 'list of channels')) readChannel(state, one)
  const transfer = readObject(whole['transfer'] ?? {}, 'genesis of transfer')
  for (const one of readList(transfer['denom_traces'], 'list of denoms')) {
    const { path, base_denom } = readObject(one, 'denom')
    putTrace(state, { path: readText(path, 'path'), base: readText(base_denom, 'denom') })
  }
  if (whole['ibc'] !== undefined) putLocalhost(state)
}

/** The chain makes itself a client of its own, and a connection with it. */
function putLocalhost(state: State): void {
  const unknown = { chain: null, revision: null, height: null, is_frozen: null, state: null }
  state.put(ibcClients, { client: localhost, type: localhost, ...unknown })
  state.put(ibcConnections, {
    connection: 'connection-localhost',
    client: localhost,
    state: 'OPEN',
    versions: ownVersions,
    counterparty_client: localhost,
    counterparty_connection: 'connection-localhost',
    counterparty_prefix: Buffer.from('ibc'),
    delay: 0n,
  })
}

function readClient(state: State, json: unknown): void {
  const { client_id, client_state } = readObject(json, 'client')
  const client = readName(client_id, 'client')
  const { '@type': typeUrl, ...fields } = readObject(client_state, 'state of a client')
  const type = client.slice(0, client === localhost ? undefined : client.lastIndexOf('-'))
  const unknown = { chain: null, revision: null, height: null, is_frozen: null, state: null }
  const value =
    typeUrl === tendermint
      ? ClientState.toBinary(ClientState.fromJson(fields as JsonValue, { ignoreUnknownFields: true }))
      : new Uint8Array()
  putState(state, { client, type, ...unknown }, { typeUrl: readText(typeUrl, 'type'), value })
}

function readConnection(state: State, json: unknown): void {
  const one = readObject(json, 'connection')
  const other = readObject(one['counterparty'], 'counterparty')
  const { key_prefix } = readObject(other['prefix'], 'prefix')
  state.put(ibcConnections, {
    connection: readName(one['id'], 'connection'),
    client: readName(one['client_id'], 'client'),
    state: readStage(one['state']),
    versions: one['versions'],
    counterparty_client: readName(other['client_id'], 'client'),
    counterparty_connection: readName(other['connection_id'], 'connection'),
    counterparty_prefix: Buffer.from(readText(key_prefix, 'prefix'), 'base64'),
    delay: readDigits(one['delay_period'], 'delay'),
  })
}

function readChannel(state: State, json: unknown): void {
  const one = readObject(json, 'channel')
  const other = readObject(one['counterparty'], 'counterparty')
  state.put(ibcChannels, {
    port: readName(one['port_id'], 'port'),
    channel: readName(one['channel_id'], 'channel'),
    state: readStage(one['state']),
    ordering: readText(one['ordering'], 'order').replace('ORDER_', ''),
    counterparty_port: readName(other['port_id'], 'port'),
    counterparty_channel: readName(other['channel_id'], 'channel'),
    connection: readList(one['connection_hops'], 'connections').join(','),
    version: readText(one['version'], 'version'),
    upgrades: readId(one['upgrade_sequence'] ?? '0', 'sequence'),
  })
}

function readStage(value: unknown): string {
  return readText(value, 'state').replace('STATE_', '')
}
