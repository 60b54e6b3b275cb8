import type { Pool } from 'pg'

export type CodeRow = {
  codeId: string
  creator: string
  checksum: Buffer
  /** `Everybody`, `Nobody`, `AnyOfAddresses` */
  permission: string
  permitted: string[]
  isPinned: boolean
  /** How many contracts run it now. */
  contracts: string
  /** Where it was stored; null for what is older than the index. */
  txHash: Buffer | null
  time: Date | null
  /** Sequence of what stored it. */
  sequence: string | null
  /** Of the proposal that stored it. */
  proposal: string | null
}

const columns = `c.code_id as "codeId", c.creator, c.checksum, c.permission, c.permitted, c.is_pinned as "isPinned",
  (select count(*) from contracts as k where k.code_id = c.code_id) as contracts,
  t.hash as "txHash", b.time, d.seq as sequence, e.proposal`

// Index wasm_deeds_code, then the transaction and the block by their keys. What was stored without a transaction was so by
// a proposal that passed in its block: where two could have, it is not said which.
const stored = `left join lateral (
    select seq from wasm_deeds as d where d.code_id = c.code_id and d.deed = 'store' order by seq limit 1
  ) as d on true
  left join txs as t on t.tx_seq = d.seq
  left join blocks as b on b.height = d.seq >> 16
  left join lateral (
    select min(e.proposal) as proposal from proposal_ends as e
    where t.hash is null and e.height = d.seq >> 16 and e.result = 'proposal_passed' and exists (
      select from proposal_messages as m where m.proposal = e.proposal
        and (m.type ~ 'Store' or position('Store'::bytea in substring(m.value for 200)) > 0))
    having count(*) = 1
  ) as e on true`

/** Codes by number, the newest first. `from` and `to` are both included. */
export async function listCodes(
  pool: Pool,
  { from = 0n, to, limit }: { from?: bigint; to?: bigint; limit: number },
): Promise<CodeRow[]> {
  const { rows } = await pool.query<CodeRow>({
    name: 'codes',
    text: `select ${columns} from (
        select * from wasm_codes where code_id >= $1 and code_id <= $2 order by code_id desc limit $3
      ) as c ${stored} order by c.code_id desc`, // the primary key
    values: [from, to ?? 2n ** 63n - 1n, limit],
  })
  return rows
}

export async function findCode(pool: Pool, codeId: bigint): Promise<CodeRow | undefined> {
  const [row] = await listCodes(pool, { from: codeId, to: codeId, limit: 1 })
  return row
}

export async function countCodes(pool: Pool): Promise<bigint> {
  const { rows } = await pool.query<{ n: string }>({
    name: 'codes_count',
    text: 'select count(*) as n from wasm_codes', // some thousand rows
  })
  return BigInt(rows[0]?.n ?? 0)
}
