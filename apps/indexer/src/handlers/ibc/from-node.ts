import { QueryClient as Transfers } from '@injectivelabs/core-proto-ts-v2/generated/ibc/applications/transfer/v1/query_pb.client.js'
import { QueryClient as Channels } from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/channel/v1/query_pb.client.js'
import { QueryClient as Clients } from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/client/v1/query_pb.client.js'
import { QueryClient as Connections } from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/connection/v1/query_pb.client.js'
import {
  Order,
  State as ChannelState,
} from '@injectivelabs/core-proto-ts-v2/generated/ibc/core/channel/v1/channel_pb.js'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import type { State } from '#src/state/state.ts'
import { listAll } from '../node-transport.ts'
import { localhost, putState } from './clients.ts'
import { nameOfState, toCounterparty, versionOf } from './connections.ts'
import { putTrace } from './denoms.ts'
import { ibcChannels, ibcConnections } from './tables.ts'

export async function askNode(state: State, node: RpcTransport): Promise<void> {
  await askClients(state, new Clients(node))
  await askConnections(state, new Connections(node))
  await askChannels(state, new Channels(node))
  const client = new Transfers(node)
  const traces = await listAll(async (pagination) => {
    const { denomTraces, pagination: page } = await client.denomTraces({ pagination }).response
    return { items: denomTraces, next: page?.nextKey }
  })
  for (const { path, baseDenom } of traces) putTrace(state, { path, base: baseDenom })
}

async function askClients(state: State, client: Clients): Promise<void> {
  const all = await listAll(async (pagination) => {
    const { clientStates, pagination: page } = await client.clientStates({ pagination }).response
    return { items: clientStates, next: page?.nextKey }
  })
  for (const { clientId, clientState } of all) {
    const type = clientId.slice(0, clientId === localhost ? undefined : clientId.lastIndexOf('-'))
    const unknown = { chain: null, revision: null, height: null, is_frozen: null, state: null }
    if (clientState !== undefined) putState(state, { client: clientId, type, ...unknown }, clientState)
  }
}

async function askConnections(state: State, client: Connections): Promise<void> {
  const all = await listAll(async (pagination) => {
    const { connections, pagination: page } = await client.connections({ pagination }).response
    return { items: connections, next: page?.nextKey }
  })
  for (const { id, clientId, versions, state: stage, counterparty, delayPeriod } of all) {
    state.put(ibcConnections, {
      connection: id,
      client: clientId,
      state: nameOfState(stage),
      versions: versions.map(versionOf),
      ...toCounterparty(counterparty),
      delay: delayPeriod,
    })
  }
}

async function askChannels(state: State, client: Channels): Promise<void> {
  const all = await listAll(async (pagination) => {
    const { channels, pagination: page } = await client.channels({ pagination }).response
    return { items: channels, next: page?.nextKey }
  })
  for (const one of all) {
    state.put(ibcChannels, {
      port: one.portId,
      channel: one.channelId,
      state: ChannelState[one.state],
      ordering: Order[one.ordering],
      counterparty_port: one.counterparty?.portId ?? '',
      counterparty_channel: one.counterparty?.channelId ?? '',
      connection: one.connectionHops.join(','),
      version: one.version,
      upgrades: one.upgradeSequence,
    })
  }
}
