import type { Pool } from 'pg'
import { milliseconds } from '../milliseconds.ts'

/** Coins that a message moved from one account to another. */
export type BankTransfer = {
  /** height << 16 | place of the transaction */
  sequence: bigint
  sender: Buffer
  recipient: Buffer
  coins: { denom: string; amount: string }[]
  timeMs: bigint
}

type Asked = {
  /** In whose transactions is looked; undefined for all. */
  accounts: bigint[] | undefined
  /** Sequences, both included. */
  from: bigint
  to: bigint
}

type Row = Record<'seq' | 'place' | 'denom' | 'amount' | 'ms', string> & { sender: Buffer; recipient: Buffer }

const rowsAtOnce = 200

/** The newest first, transaction by transaction, in the parts in which they are read: `next` is where the rest begins. */
export async function* walkBankTransfers(
  pool: Pool,
  { accounts, from, to }: Asked,
): AsyncGenerator<{ transfers: BankTransfer[]; next: bigint | undefined }> {
  for (let before: bigint | undefined = to; before !== undefined && before >= from;) {
    const sequences: bigint[] = await listSequences(pool, { accounts, from, to: before })
    const last = sequences.at(-1)
    before = last === undefined || sequences.length < rowsAtOnce ? undefined : last - 1n
    yield { transfers: await readTransfers(pool, sequences), next: before }
  }
}

async function listSequences(pool: Pool, { accounts, from, to }: Asked): Promise<bigint[]> {
  const { rows } = await pool.query<{ seq: string }>({
    name: accounts === undefined ? 'sequences_of_transfers' : 'sequences_of_accounts',
    text:
      accounts === undefined
        ? // The primary key of txs, backwards.
          `select tx_seq as seq from txs where tx_seq between $1 and $2 order by tx_seq desc limit $3`
        : // The primary key of account_txs, backwards, once for each account.
          `select distinct tx_seq as seq from unnest($4::int8[]) as k (account) 
            cross join lateral transactions_of(k.account, $1, $2, $3) as t order by tx_seq desc limit $3`,
    values: [from, to, rowsAtOnce, ...(accounts === undefined ? [] : [accounts])],
  })
  return rows.map(({ seq }) => BigInt(seq))
}

async function readTransfers(pool: Pool, sequences: bigint[]): Promise<BankTransfer[]> {
  if (sequences.length === 0) return []
  const { rows } = await pool.query<Row>({
    name: 'bank_transfers',
    // Primary keys.
    text: `select m.seq, m.place, d.denom, m.amount, a.address as sender, b.address as recipient,
        ${milliseconds('k.time')} as ms
      from coin_moves as m join denoms as d on d.id = m.denom join addresses as a on a.account = m.sender
      join addresses as b on b.account = m.recipient join blocks as k on k.height = m.seq >> 16
      where m.seq = any($1::int8[]) order by m.seq desc, m.place desc, m.part`,
    values: [sequences],
  })
  const events = Map.groupBy(rows, ({ seq, place }) => `${seq} ${place}`)
  return [...events.values()].flatMap((parts) => {
    const [first] = parts
    if (first === undefined) return []
    const coins = parts.map(({ denom, amount }) => ({ denom, amount }))
    const { seq, sender, recipient, ms } = first
    return [{ sequence: BigInt(seq), sender, recipient, coins, timeMs: BigInt(ms) }]
  })
}
