import type { Module } from '../module.ts'
import { channelEvents, channelMessages } from './channels.ts'
import { clientEvents, clientMessages } from './clients.ts'
import { connectionEvents, connectionMessages } from './connections.ts'
import { denomMessages } from './denoms.ts'
import { readGenesis } from './from-genesis.ts'
import { askNode } from './from-node.ts'
import { packetEvents, packetMessages } from './packets.ts'
import { ibcChannels, ibcClients, ibcConnections, ibcDenoms, ibcPackets, ibcTransfers } from './tables.ts'
import { upgradeEvents } from './upgrades.ts'

/** Clients, connections and channels as the chain keeps them, and what became of every packet. */
export const ibc: Module = {
  name: 'ibc',
  state: {
    tables: [ibcClients, ibcConnections, ibcChannels, ibcDenoms],
    events: [...clientEvents, ...connectionEvents, ...channelEvents, ...upgradeEvents],
    messages: [...clientMessages, ...connectionMessages, ...channelMessages, ...denomMessages],
    fromGenesis: (state, _, whole) => readGenesis(state, whole),
    fromNode: askNode,
  },
  history: { tables: [ibcPackets, ibcTransfers], events: packetEvents, messages: packetMessages },
}
