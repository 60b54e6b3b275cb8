import type { Pool } from 'pg'
import { milliseconds } from '../milliseconds.ts'
import type { FateRow } from './ibc.ts'

/** A packet where it left or came, with all that happened to it on this chain. */
export type PacketRow = {
  sequence: string
  place: number
  packet: string
  deed: 'send' | 'receive'
  sourcePort: string
  sourceChannel: string
  targetPort: string
  targetChannel: string
  number: string
  timeoutHeight: string
  timeoutTime: string
  timeMs: string
  hash: string | null
  sender: string | null
  receiver: string | null
  denom: string | null
  amount: string | null
  memo: string | null
  fate: FateRow[]
}

/** Where a packet stands in the chain. */
export type PacketPlace = { sequence: bigint; place: number }

const columns = `p.seq as sequence, p.place, p.packet, p.deed, p.source_port as "sourcePort",
  p.source_channel as "sourceChannel", p.target_port as "targetPort", p.target_channel as "targetChannel",
  p.sequence as number, p.timeout_height as "timeoutHeight", p.timeout_time as "timeoutTime",
  ${milliseconds('b.time')} as "timeMs", encode(x.hash, 'hex') as hash,
  t.sender, t.receiver, t.denom, t.amount, t.memo,
  (select json_agg(json_build_object('deed', f.deed, 'isSuccess', f.is_success, 'why', f.why,
      'txHash', encode(y.hash, 'hex'), 'time', z.time) order by f.seq, f.place)
    from ibc_packets as f left join txs as y on y.tx_seq = f.seq left join blocks as z on z.height = f.seq >> 16
    where f.packet = p.packet) as fate`

const joins = `left join blocks as b on b.height = p.seq >> 16 left join txs as x on x.tx_seq = p.seq
  left join ibc_transfers as t on t.seq = p.seq and t.place = p.place`

/** Packets that left by a channel of ours, or came by it, the newest first. */
export async function listPacketsOfChannel(
  pool: Pool,
  { port, channel }: { port: string; channel: string },
  { before, limit }: { before: PacketPlace | undefined; limit: number },
): Promise<PacketRow[]> {
  const part = (side: 'source' | 'target', deed: 'send' | 'receive') => `(
    select * from ibc_packets where deed = '${deed}' and ${side}_port = $1 and ${side}_channel = $2
      and ($3::int8 is null or (seq, place) < ($3, $4::int4))
    order by seq desc, place desc limit $5)`
  const { rows } = await pool.query<PacketRow>({
    name: 'packets_of_channel',
    // Indexes ibc_packets_sent and ibc_packets_received backwards; the rest by keys, line by line.
    text: `select ${columns}
      from (select * from (${part('source', 'send')} union all ${part('target', 'receive')}) as ends
        order by seq desc, place desc limit $5) as p ${joins}
      order by p.seq desc, p.place desc`,
    values: [port, channel, before?.sequence, before?.place, limit],
  })
  return rows
}

/** The packet of a key, where it left or came. */
export async function findPacket(pool: Pool, key: bigint): Promise<PacketRow | undefined> {
  const { rows } = await pool.query<PacketRow>({
    name: 'packet',
    // Index ibc_packets_packet.
    text: `select ${columns} from ibc_packets as p ${joins}
      where p.packet = $1 and p.deed in ('send', 'receive') order by p.seq, p.place limit 1`,
    values: [key],
  })
  return rows[0]
}
