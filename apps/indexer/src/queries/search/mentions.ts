import type { Pool } from 'pg'
import type { FateRow } from '../bridges/ibc.ts'

export type MarketMention = {
  id: string
  ticker: string
  kind: string
  baseDenom: string | null
  quoteDenom: string
  baseDecimals: number | null
  quoteDecimals: number
}

export async function listMarketMentions(pool: Pool, ids: string[]): Promise<MarketMention[]> {
  if (ids.length === 0) return []
  const { rows } = await pool.query<MarketMention>({
    name: 'market_mentions',
    text: `select id, ticker, kind, base_denom as "baseDenom", quote_denom as "quoteDenom",
        base_decimals as "baseDecimals", quote_decimals as "quoteDecimals"
      from markets where id = any($1)`, // the primary key
    values: [ids],
  })
  return rows
}

/** `symbol` and `decimals` are null but for tokens by CW20 that are followed. */
export type ContractMention = {
  address: string
  label: string
  symbol: string | null
  decimals: number | null
}

export async function listContractMentions(pool: Pool, addresses: string[]): Promise<ContractMention[]> {
  if (addresses.length === 0) return []
  const { rows } = await pool.query<ContractMention>({
    name: 'contract_mentions',
    text: `select c.address, c.label, k.symbol, k.decimals from contracts as c
        left join cw20_tokens as k on k.contract = c.address and k.lost is null
      where c.address = any($1)`, // the primary keys
    values: [addresses],
  })
  return rows
}

/** `standard` is null but for tokens whose logs are believed; what the contract says of itself where it has been asked. */
export type EvmContractMention = {
  key: string
  standard: string | null
  denom: string | null
  name: string | null
  symbol: string | null
  decimals: number | null
}

export async function listEvmContractMentions(pool: Pool, keys: bigint[]): Promise<EvmContractMention[]> {
  if (keys.length === 0) return []
  const { rows } = await pool.query<EvmContractMention>({
    name: 'evm_contract_mentions',
    // The primary keys. The pair of a denom is a token before it has written a log.
    text: `select c.contract as key, coalesce(t.standard, case when f.denom is not null then 'erc20' end) as standard,
        coalesce(f.denom, t.denom) as denom, n.name, n.symbol, n.decimals
      from evm_contracts as c left join evm_faces as f on f.contract = c.contract
        left join evm_tokens as t on t.contract = c.contract and t.lost is null
        left join evm_token_names as n on n.contract = c.contract
      where c.contract = any($1::int8[])`,
    values: [keys],
  })
  return rows
}

export type ProposalMention = { id: string; title: string | null }

export async function listProposalMentions(pool: Pool, ids: bigint[]): Promise<ProposalMention[]> {
  if (ids.length === 0) return []
  const { rows } = await pool.query<ProposalMention>({
    name: 'proposal_mentions',
    // The primary key, and the submissions' index for those that the chain has forgotten.
    text: `select distinct on (id) id, title from (
        select id, title from proposals where id = any($1::int8[])
        union all select proposal, title from proposal_submissions where proposal = any($1::int8[])
      ) as known order by id, title nulls last`,
    values: [ids],
  })
  return rows
}

export type ChannelMention = { port: string; channel: string; chain: string | null }

export async function listChannelMentions(pool: Pool, channels: string[]): Promise<ChannelMention[]> {
  if (channels.length === 0) return []
  const { rows } = await pool.query<ChannelMention>({
    name: 'channel_mentions',
    // A few hundred channels, read whole; the others by their primary keys.
    text: `select c.port, c.channel, l.chain from ibc_channels as c
        left join ibc_connections as o on o.connection = c.connection left join ibc_clients as l on l.client = o.client
      where c.channel = any($1)`,
    values: [channels],
  })
  return rows
}

export type PacketMention = {
  sequence: string
  isOutgoing: boolean
  sourcePort: string
  sourceChannel: string
  targetPort: string
  targetChannel: string
  /** Nanoseconds since 1970; 0 for never. */
  timeoutTime: string
  steps: FateRow[]
}

/** The packets that a transaction had to do with, each once, and all that happened to them. */
export async function listPacketMentions(
  pool: Pool,
  sequence: bigint,
  limit: number,
): Promise<PacketMention[]> {
  const { rows } = await pool.query<PacketMention>({
    name: 'packet_mentions',
    // The primary key of ibc_packets, and for each packet its index ibc_packets_packet.
    text: `select p.sequence, p.deed in ('send', 'acknowledge', 'timeout') as "isOutgoing",
        p.source_port as "sourcePort", p.source_channel as "sourceChannel", p.target_port as "targetPort",
        p.target_channel as "targetChannel", p.timeout_time as "timeoutTime",
        (select json_agg(json_build_object('deed', f.deed, 'isSuccess', f.is_success, 'why', f.why,
            'txHash', encode(x.hash, 'hex'), 'time', y.time) order by f.seq, f.place)
          from ibc_packets as f left join txs as x on x.tx_seq = f.seq
            left join blocks as y on y.height = f.seq >> 16
          where f.packet = p.packet) as steps
      from (select distinct on (packet) * from ibc_packets where seq = $1 order by packet, place) as p
      order by p.place limit $2`,
    values: [sequence, limit],
  })
  return rows
}
