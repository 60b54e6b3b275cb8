import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'

/** Where a line of a list stands in the chain. */
export type BridgePlace = { height: bigint; place: number }

/** A part of a list, the newest first: what comes before a place in the chain, or after so many lines. */
export type BridgePage = { limit: number; before?: BridgePlace | undefined; skip?: number }

export type DepositRow = BridgePlace & {
  time: Date
  nonce: bigint
  ethereumHeight: bigint
  /** 20 bytes, on Ethereum. */
  sender: Buffer
  /** null where what was named is no account. */
  receiver: Buffer | null
  tokenContract: Buffer
  amount: string
  /** Account of the first validator that told of it. */
  orchestrator: Buffer
  /** When enough validators had told of it; null before. */
  observed: Date | null
  /** The chain's key of what was told, in hex. */
  attestation: string
  /** Hashes of the transactions of all that told of it, in hex. */
  hashes: string[]
}

/** Deposits that validators saw on Ethereum, observed or not. */
export async function listDeposits(
  pool: Pool,
  filter: { sender?: Uint8Array; receiver?: Uint8Array; nonce?: bigint },
  page: BridgePage,
): Promise<DepositRow[]> {
  const values = valuesOf(page)
  const where = [
    filter.sender && `c.sender = $${values.push(filter.sender)}`,
    filter.receiver && `c.receiver = $${values.push(accountKey(filter.receiver))}`,
    filter.nonce && `c.nonce = $${values.push(filter.nonce)}`,
  ].filter((one) => typeof one === 'string')
  const { rows } = await pool.query<DepositRow & Record<'height' | 'nonce' | 'ethereumHeight', string>>({
    name: `bridge_deposits_${filter.sender ? 's' : ''}${filter.receiver ? 'r' : ''}${filter.nonce ? 'n' : ''}`,
    // Index bridge_claims_sender, _receiver, _nonce or _deposits from the place down; the rest by keys, line by line.
    text: `select c.height, c.place, b.time, c.nonce, c.ethereum_height as "ethereumHeight", c.sender, a.address as receiver,
        c.token_contract as "tokenContract", c.amount, o.address as orchestrator, ob.time as observed,
        encode(c.attestation, 'hex') as attestation,
        array(select encode(t.hash, 'hex') from bridge_steps as v join txs as t using (tx_seq)
          where v.subject = c.nonce and v.kind = 1 and v.attestation = c.attestation
          order by v.height, v.place) as hashes
      from (select * from bridge_claims as c
        -- Who tells after the chain has forgotten what was observed tells it as the first: index bridge_claims_nonce.
        where c.kind = 1 and not exists (select from bridge_claims as f
            where f.nonce = c.nonce and f.attestation = c.attestation and (f.height, f.place) < (c.height, c.place))
          ${where.map((one) => `and ${one}`).join(' ')} and ${partOf('c')}) as c
      join blocks as b using (height)
      join addresses as o on o.account = c.orchestrator
      left join addresses as a on a.account = c.receiver
      left join lateral (select height from bridge_steps as s
        where s.subject = c.nonce and s.kind = 2 and s.attestation = c.attestation limit 1) as s on true
      left join blocks as ob on ob.height = s.height
      order by c.height desc, c.place desc`,
    values,
  })
  return rows.map((row) => ({
    ...row,
    height: BigInt(row.height),
    nonce: BigInt(row.nonce),
    ethereumHeight: BigInt(row.ethereumHeight),
  }))
}

/** What became of a withdrawal: it waits in the pool, stands in a batch, was paid out, or taken back. */
export type Fate = 'pending' | 'batched' | 'executed' | 'cancelled'

export type WithdrawalRow = BridgePlace & {
  time: Date
  id: bigint
  sender: Buffer
  /** 20 bytes, on Ethereum. */
  receiver: Buffer
  denom: string
  amount: string
  fee: string
  fate: Fate
  /** When it came to this. */
  updated: Date
  /** Of the last batch that it stood in; null before. */
  batch: bigint | null
  batchTimeout: bigint | null
  orchestrator: Buffer | null
  /** What Ethereum told of the batch; null before. */
  eventNonce: bigint | null
  eventHeight: bigint | null
  /** In hex: that which asked for it, for its batch, and those that told of its end. */
  hashes: string[]
}

type StoredWithdrawal = WithdrawalRow &
  Record<'height' | 'id', string> &
  Record<'batch' | 'batchTimeout' | 'eventNonce' | 'eventHeight', string | null>

export async function listWithdrawals(
  pool: Pool,
  filter: { sender?: Uint8Array; receiver?: Uint8Array; id?: bigint },
  page: BridgePage,
): Promise<WithdrawalRow[]> {
  const values = valuesOf(page)
  const where = [
    filter.sender && `w.sender = $${values.push(accountKey(filter.sender))}`,
    filter.receiver && `w.receiver = $${values.push(filter.receiver)}`,
    filter.id && `w.id = $${values.push(filter.id)}`,
  ].filter((one) => typeof one === 'string')
  const { rows } = await pool.query<StoredWithdrawal>({
    name: `bridge_withdrawals_${filter.sender ? 's' : ''}${filter.receiver ? 'r' : ''}${filter.id ? 'i' : ''}`,
    // Index bridge_withdrawals_sender, _receiver, _id or the primary key from the place down; the rest by keys, line by line.
    text: `select w.height, w.place, b.time, w.id, sa.address as sender, w.receiver, d.denom, w.amount, w.fee,
        case when x.height is not null then 'cancelled' when e.height is not null then 'executed'
          when g.nonce is null or r.height is not null then 'pending' else 'batched' end as fate,
        coalesce(case when x.height is not null then xb.time when e.height is not null then eb.time end, gb.time, b.time) as updated,
        g.nonce as batch, g.timeout as "batchTimeout", ga.address as orchestrator,
        e.nonce as "eventNonce", e.ethereum_height as "eventHeight",
        array(select encode(t.hash, 'hex') from txs as t where t.tx_seq in (w.tx_seq, g.tx_seq, x.tx_seq, e.tx_seq)
          order by t.tx_seq) as hashes
      from (select * from bridge_withdrawals as w
        where ${where.map((one) => `${one} and `).join('')}${partOf('w')}) as w
      join blocks as b using (height)
      join addresses as sa on sa.account = w.sender
      join denoms as d on d.id = w.denom
      left join lateral (select height, nonce, timeout, orchestrator, tx_seq from bridge_batches
        where withdrawal = w.id order by height desc, place desc limit 1) as g on true
      left join blocks as gb on gb.height = g.height
      left join addresses as ga on ga.account = g.orchestrator
      left join lateral (select height, tx_seq from bridge_steps
        where subject = w.id and kind = 3 limit 1) as x on true
      left join blocks as xb on xb.height = x.height
      left join lateral (select height from bridge_steps
        where subject = g.nonce and kind = 4 limit 1) as r on true
      left join lateral (select s.height, c.nonce, c.ethereum_height, c.tx_seq
        from bridge_claims as c join bridge_steps as s
          on s.subject = c.nonce and s.kind = 2 and s.attestation = c.attestation
        where c.batch = g.nonce order by c.height, c.place limit 1) as e on true
      left join blocks as eb on eb.height = e.height
      order by w.height desc, w.place desc`,
    values,
  })
  return rows.map(readWithdrawal)
}

const newest: BridgePlace = { height: 2n ** 62n, place: 0 }

function valuesOf({ limit, before = newest, skip = 0 }: BridgePage): unknown[] {
  return [limit, skip, before.height, before.place]
}

/** The end of a query that takes a page of a table. A height by itself tells which parts of the table it needs. */
function partOf(table: string): string {
  return `${table}.height <= $3 and (${table}.height, ${table}.place) < ($3, $4)
          order by ${table}.height desc, ${table}.place desc limit $1 offset $2`
}

function readWithdrawal(row: StoredWithdrawal): WithdrawalRow {
  const big = (text: string | null) => (text === null ? null : BigInt(text))
  return {
    ...row,
    height: BigInt(row.height),
    id: BigInt(row.id),
    batch: big(row.batch),
    batchTimeout: big(row.batchTimeout),
    eventNonce: big(row.eventNonce),
    eventHeight: big(row.eventHeight),
  }
}

/** The denoms of contracts on Ethereum that aren't named after them; by the contract in lower case. */
export async function listBridgedDenoms(pool: Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ erc20: string; denom: string }>({
    name: 'bridged_denoms',
    // One row, and a few.
    text: `select lower(params ->> 'cosmos_coin_erc20_contract') as erc20, params ->> 'cosmos_coin_denom' as denom
        from peggy_module
      union all select lower(erc20), denom from peggy_denoms`,
  })
  return new Map(rows.map(({ erc20, denom }) => [erc20, denom]))
}
