import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'

/** Something that was done to a code or a contract. */
export type DeedRow = {
  sequence: string
  deed: string
  value: string
  hash: Buffer | null
  time: Date | null
}

const columns = 'd.seq as sequence, d.deed, d.value, t.hash, b.time'
const joins = 'left join txs as t on t.tx_seq = d.seq left join blocks as b on b.height = d.seq >> 16'

/** What was done to a contract, the newest first. */
export async function listDeedsOfContract(
  pool: Pool,
  contract: Uint8Array,
  limit: number,
): Promise<DeedRow[]> {
  const { rows } = await pool.query<DeedRow>({
    name: 'deeds_of_contract',
    text: `select ${columns} from wasm_deeds as d ${joins}
      where d.contract = $1 order by d.seq desc, d.place desc limit $2`, // index wasm_deeds_contract
    values: [accountKey(contract), limit],
  })
  return rows
}

/** What was done to a code itself, the newest first. */
export async function listDeedsOfCode(pool: Pool, code: bigint, limit: number): Promise<DeedRow[]> {
  const { rows } = await pool.query<DeedRow>({
    name: 'deeds_of_code',
    text: `select ${columns} from wasm_deeds as d ${joins}
      where d.code_id = $1 and d.contract is null order by d.seq desc, d.place desc limit $2`, // index wasm_deeds_code
    values: [code, limit],
  })
  return rows
}
