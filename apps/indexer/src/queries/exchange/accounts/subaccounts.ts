import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'

/** What a subaccount holds of a denom, in the chain's units; `total` with what orders hold back. */
export type Deposit = { denom: string; available: string; total: string }
export type Subaccount = {
  /** 32 bytes */
  id: Buffer
  deposits: Deposit[]
  /** How many orders it has placed or tried to. */
  tradeNonce: bigint
}

/** The subaccounts of an account that hold or have placed something. */
export async function listSubaccounts(pool: Pool, address: Uint8Array): Promise<Subaccount[]> {
  const range = rangeOf(address)
  const { rows: held } = await pool.query<{ subaccount: Buffer } & Deposit>({
    name: 'subaccount_deposits',
    // A range of the primary key of exchange_deposits.
    text: `select e.subaccount, d.denom, e.available, e.total from exchange_deposits as e
      join denoms as d on d.id = e.denom where e.subaccount between $1 and $2 order by e.subaccount, d.denom collate "C"`,
    values: range,
  })
  const { rows: nonces } = await pool.query<{ subaccount: Buffer; nonce: string }>({
    name: 'subaccount_nonces',
    text: 'select subaccount, nonce from trade_nonces where subaccount between $1 and $2', // the primary key
    values: range,
  })
  const found = new Map<string, Subaccount>()
  const findOrAdd = (id: Buffer) => {
    const name = id.toString('hex')
    const known = found.get(name) ?? { id, deposits: [], tradeNonce: 0n }
    found.set(name, known)
    return known
  }
  for (const { subaccount, ...deposit } of held) findOrAdd(subaccount).deposits.push(deposit)
  for (const { subaccount, nonce } of nonces) findOrAdd(subaccount).tradeNonce = BigInt(nonce)
  return [...found.values()].toSorted((a, b) => a.id.compare(b.id))
}

/** What an account holds of each denom in all of its subaccounts together. */
export async function sumDeposits(pool: Pool, address: Uint8Array): Promise<Deposit[]> {
  const { rows } = await pool.query<Deposit>({
    name: 'account_deposits',
    // A range of the primary key of exchange_deposits.
    text: `select d.denom, sum(e.available) as available, sum(e.total) as total from exchange_deposits as e
      join denoms as d on d.id = e.denom where e.subaccount between $1 and $2 group by d.denom`,
    values: rangeOf(address),
  })
  return rows
}

/** The ids of all subaccounts that an account can have, from the first to the last. */
export function rangeOf(address: Uint8Array): [first: Buffer, last: Buffer] {
  const own = Buffer.from(address).subarray(-20)
  return [Buffer.concat([own, Buffer.alloc(12)]), Buffer.concat([own, Buffer.alloc(12, 0xff)])]
}

/** Coins that moved into subaccounts, out of them or between them. `fromSubaccount` null: the sender's own balance. */
export type SubaccountTransfer = {
  sequence: bigint
  ordinal: number
  sender: Buffer
  fromSubaccount: Buffer | null
  recipient: Buffer
  toSubaccount: Buffer | null
  denom: string
  amount: string
}

type TransferRow = {
  seq: string
  ordinal: number
  sender: Buffer
  from_subaccount: Buffer | null
  recipient: Buffer
  to_subaccount: Buffer | null
  denom: string
  amount: string
}

/** Of an account, the newest first; `before` is the last place of the page before. */
export async function listSubaccountTransfers(
  pool: Pool,
  address: Uint8Array,
  { before, limit }: { before: { sequence: bigint; ordinal: number } | undefined; limit: number },
): Promise<SubaccountTransfer[]> {
  const part = (column: string) => `(select * from subaccount_transfers
    where ${column} = $1 and ($2::int8 is null or (seq, ordinal) < ($2, $3))
    order by seq desc, ordinal desc limit $4)`
  const { rows } = await pool.query<TransferRow>({
    name: 'subaccount_transfers',
    // Indexes subaccount_transfers_sender and _recipient, read backwards.
    text: `select t.seq, t.ordinal, s.address as sender, t.from_subaccount, r.address as recipient, t.to_subaccount,
        d.denom, t.amount
      from (${part('sender')} union ${part('recipient')} order by seq desc, ordinal desc limit $4) as t
      join addresses as s on s.account = t.sender join addresses as r on r.account = t.recipient
      join denoms as d on d.id = t.denom order by t.seq desc, t.ordinal desc`,
    values: [accountKey(address), before?.sequence, before?.ordinal, limit],
  })
  return rows.map(({ seq, from_subaccount, to_subaccount, ...rest }) => ({
    ...rest,
    sequence: BigInt(seq),
    fromSubaccount: from_subaccount,
    toSubaccount: to_subaccount,
  }))
}
