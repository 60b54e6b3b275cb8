import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'

/** A call that succeeded. */
export type CallRow = {
  sequence: string
  place: number
  /** null: another contract called, or the chain. */
  sender: Buffer | null
  action: string | null
  funds: string | null
  /** null outside of transactions. */
  hash: Buffer | null
  time: Date | null
}

/** Where a list of calls goes on: below this one. */
export type CallCursor = { sequence: bigint; place: number }

/** Calls of a contract, the newest first. */
export async function listCalls(
  pool: Pool,
  contract: Uint8Array,
  { before, limit }: { before: CallCursor | undefined; limit: number },
): Promise<CallRow[]> {
  const { rows } = await pool.query<CallRow>({
    name: 'contract_calls',
    text: `select c.seq as sequence, c.place, a.address as sender, c.action, c.funds, t.hash, b.time
      from contract_calls as c left join addresses as a on a.account = c.sender
        left join txs as t on t.tx_seq = c.seq left join blocks as b on b.height = c.seq >> 16
      where c.contract = $1 and (c.seq, c.place) < ($2, $3)
      order by c.seq desc, c.place desc limit $4`, // index contract_calls_contract
    values: [accountKey(contract), before?.sequence ?? 2n ** 63n - 1n, before?.place ?? 0, limit],
  })
  return rows
}

/** How often a contract was called, and when last. Counted when it's asked for: of a busy contract it takes a while. */
export async function countCalls(
  pool: Pool,
  contract: Uint8Array,
): Promise<{ calls: bigint; last: Date | null }> {
  const { rows } = await pool.query<{ n: string; time: Date | null }>({
    name: 'contract_calls_count',
    text: `select count(*) as n, (select time from blocks where height = max(c.seq) >> 16) as time
      from contract_calls as c where c.contract = $1`, // index contract_calls_contract alone
    values: [accountKey(contract)],
  })
  return { calls: BigInt(rows[0]?.n ?? 0), last: rows[0]?.time ?? null }
}

/** What a contract is asked to do, by its newest calls: the most frequent first. */
export async function listActions(pool: Pool, contract: Uint8Array): Promise<string[]> {
  const { rows } = await pool.query<{ action: string }>({
    name: 'contract_actions',
    text: `select action from (
        select action from contract_calls where contract = $1 order by seq desc, place desc limit 1000
      ) as c where action <> '' group by action order by count(*) desc, action limit 50`, // index contract_calls_contract
    values: [accountKey(contract)],
  })
  return rows.map(({ action }) => action)
}
