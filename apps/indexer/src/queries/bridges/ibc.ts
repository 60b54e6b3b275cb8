import type { Pool } from 'pg'

export type IbcTransferRow = {
  sequence: string
  sender: string
  receiver: string
  denom: string
  amount: string
  memo: string
  sourcePort: string
  sourceChannel: string
  targetPort: string
  targetChannel: string
  packetSequence: string
  timeoutHeight: string
  timeoutTime: string
  content: Buffer | null
  time: Date | null
  /** What happened to its packet, in order. */
  fate: FateRow[]
}

export type FateRow = {
  deed: 'send' | 'receive' | 'answer' | 'acknowledge' | 'timeout'
  isSuccess: boolean | null
  why: string | null
  /** null for what happened outside of a transaction. */
  txHash: string | null
  time: string | null
}

/** Which transfers a list is of. All that is left out doesn't restrict it. */
export type IbcTransferFilter = {
  /** Keys of accounts of this chain. */
  senderAccount?: bigint | undefined
  receiverAccount?: bigint | undefined
  /** Addresses as the packet has them, of whatever chain. */
  sender?: string | undefined
  receiver?: string | undefined
  sourcePort?: string | undefined
  sourceChannel?: string | undefined
  targetPort?: string | undefined
  targetChannel?: string | undefined
}

const conditions: Record<keyof IbcTransferFilter, string> = {
  senderAccount: 't.sender_account',
  receiverAccount: 't.receiver_account',
  sender: 't.sender',
  receiver: 't.receiver',
  sourcePort: 'p.source_port',
  sourceChannel: 'p.source_channel',
  targetPort: 'p.target_port',
  targetChannel: 'p.target_channel',
}

// Each packet by the index ibc_packets_packet, its transactions and blocks by their keys.
const fate = `(select json_agg(json_build_object('deed', f.deed, 'isSuccess', f.is_success, 'why', f.why,
    'txHash', encode(x.hash, 'hex'), 'time', y.time) order by f.seq, f.place)
  from ibc_packets as f left join txs as x on x.tx_seq = f.seq left join blocks as y on y.height = f.seq >> 16
  where f.packet = t.packet)`

/** Transfers that left or came, the newest first, each with what became of it. */
export async function listIbcTransfers(
  pool: Pool,
  filter: IbcTransferFilter,
  { limit, skip = 0 }: { limit: number; skip?: number },
): Promise<IbcTransferRow[]> {
  const names = Object.keys(conditions) as (keyof IbcTransferFilter)[]
  const asked = names.filter((name) => filter[name] !== undefined)
  const where = asked.map((name, at) => `${conditions[name]} = $${at + 3}`)
  const { rows } = await pool.query<IbcTransferRow>({
    // No more than 63 letters tell statements apart.
    name: `ibc_transfers_${asked.map((name) => names.indexOf(name)).join('_')}`,
    // Index ibc_transfers_sender or ibc_transfers_receiver; without an account of ours the newest, by the primary key.
    text: `select t.*, t.seq as sequence, b.time, ${fate} as fate
      from (select t.seq, t.place, t.packet, t.sender, t.receiver, t.denom, t.amount, t.memo, p.source_port as "sourcePort",
          p.source_channel as "sourceChannel", p.target_port as "targetPort", p.target_channel as "targetChannel",
          p.sequence as "packetSequence", p.timeout_height as "timeoutHeight", p.timeout_time as "timeoutTime", p.content
        from ibc_transfers as t join ibc_packets as p using (seq, place)
        ${where.length === 0 ? '' : `where ${where.join(' and ')}`}
        order by t.seq desc, t.place desc limit $1 offset $2) as t
      left join blocks as b on b.height = t.seq >> 16
      order by t.seq desc, t.place desc`,
    values: [limit, skip, ...asked.map((name) => filter[name])],
  })
  return rows
}
