import type { Pool } from 'pg'

/** How a packet that a transaction sent ended; null for one that is still on its way. */
export type PacketOutcome = {
  sequence: bigint
  deed: 'acknowledge' | 'timeout' | null
  isSuccess: boolean | null
}

const most = 1000

/** What became of the packets that transactions sent, in the order in which they did. */
export async function listPacketOutcomes(pool: Pool, sequences: bigint[]): Promise<PacketOutcome[]> {
  const { rows } = await pool.query<PacketOutcome & { sequence: string }>({
    name: 'packet_outcomes',
    // The primary key of ibc_packets, and for each packet its index ibc_packets_packet.
    text: `select p.seq as sequence, e.deed, e.is_success as "isSuccess"
      from ibc_packets as p
      left join lateral (select f.deed, f.is_success from ibc_packets as f
        where f.packet = p.packet and f.deed in ('acknowledge', 'timeout')
        order by f.seq desc, f.place desc limit 1) as e on true
      where p.seq = any($1::int8[]) and p.deed = 'send' order by p.seq, p.place limit $2`,
    values: [sequences, most],
  })
  return rows.map((row) => ({ ...row, sequence: BigInt(row.sequence) }))
}
