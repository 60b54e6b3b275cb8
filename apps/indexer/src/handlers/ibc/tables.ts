import { historyTable, stateTable } from '#src/state/tables.ts'

export const ibcClients = stateTable(
  'ibc_clients',
  { client: 'text' },
  {
    type: 'text',
    chain: 'text?',
    revision: 'int8?',
    height: 'int8?',
    is_frozen: 'bool?',
    // The client's state as the chain keeps it; null for kinds whose changes only the chain can compute.
    state: 'bytes?',
  },
)

export const ibcConnections = stateTable(
  'ibc_connections',
  { connection: 'text' },
  {
    client: 'text',
    state: 'text',
    versions: 'json',
    counterparty_client: 'text',
    counterparty_connection: 'text',
    counterparty_prefix: 'bytes',
    delay: 'amount',
  },
)

export const ibcChannels = stateTable(
  'ibc_channels',
  { port: 'text', channel: 'text' },
  {
    state: 'text?',
    ordering: 'text?',
    counterparty_port: 'text',
    counterparty_channel: 'text',
    connection: 'text',
    version: 'text',
    upgrades: 'int8',
  },
)

export const ibcDenoms = stateTable('ibc_denoms', { hash: 'text' }, { path: 'text', base: 'text' })

export const ibcPackets = historyTable('ibc_packets', 'sequence', {
  seq: 'int8',
  place: 'int4',
  packet: 'int8',
  deed: 'text',
  source_port: 'text',
  source_channel: 'text',
  target_port: 'text',
  target_channel: 'text',
  sequence: 'amount',
  timeout_height: 'text',
  timeout_time: 'amount',
  is_success: 'bool?',
  why: 'text?',
  content: 'bytes?',
})

export const ibcTransfers = historyTable('ibc_transfers', 'sequence', {
  seq: 'int8',
  place: 'int4',
  packet: 'int8',
  sender: 'text',
  receiver: 'text',
  sender_account: 'int8?',
  receiver_account: 'int8?',
  denom: 'text',
  amount: 'amount',
  memo: 'text',
})
