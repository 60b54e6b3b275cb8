import type { Pool } from 'pg'

// Clients, connections and channels are some hundreds, and read whole.
const most = 1000

type ClientRow = {
  client: string
  type: string
  chain: string | null
  height: string
  isFrozen: boolean | null
}

export async function listIbcClients(pool: Pool): Promise<ClientRow[]> {
  const { rows } = await pool.query<ClientRow>({
    name: 'ibc_clients',
    text: `select client, type, chain, is_frozen as "isFrozen",
        case when height is null then '' else coalesce(revision, 0) || '-' || height end as height
      from ibc_clients order by length(client), client limit ${most}`,
  })
  return rows
}

type ConnectionRow = Record<
  'connection' | 'client' | 'state' | 'counterpartyClient' | 'counterpartyConnection',
  string
>

export async function listIbcConnections(pool: Pool): Promise<ConnectionRow[]> {
  const { rows } = await pool.query<ConnectionRow>({
    name: 'ibc_connections',
    text: `select connection, client, state, counterparty_client as "counterpartyClient",
        counterparty_connection as "counterpartyConnection"
      from ibc_connections order by length(connection), connection limit ${most}`,
  })
  return rows
}

type ChannelRow = Record<
  'port' | 'channel' | 'counterpartyPort' | 'counterpartyChannel' | 'connection' | 'version',
  string
> &
  Record<'state' | 'ordering' | 'chain', string | null>

/** All channels, or one. */
export async function listIbcChannels(
  pool: Pool,
  one?: { port: string; channel: string },
): Promise<ChannelRow[]> {
  const { rows } = await pool.query<ChannelRow>({
    name: one === undefined ? 'ibc_channels' : 'ibc_channel',
    // Or the primary keys.
    text: `select h.port, h.channel, h.state, h.ordering, h.counterparty_port as "counterpartyPort",
        h.counterparty_channel as "counterpartyChannel", h.connection, h.version, l.chain
      from ibc_channels as h left join ibc_connections as n using (connection)
        left join ibc_clients as l on l.client = n.client
      ${one === undefined ? '' : 'where h.port = $1 and h.channel = $2'}
      order by h.port, length(h.channel), h.channel limit ${most}`,
    values: one === undefined ? [] : [one.port, one.channel],
  })
  return rows
}

/** Which of these hashes of denoms `ibc/…` the chain knows. */
export async function listKnownTraces(pool: Pool, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const { rows } = await pool.query<{ hash: string }>({
    name: 'known_traces',
    text: 'select hash from ibc_denoms where hash = any($1::text[])', // the primary key
    values: [hashes],
  })
  return new Set(rows.map(({ hash }) => hash))
}
