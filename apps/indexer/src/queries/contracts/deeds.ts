import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'

/** Something that was done to a code or a contract. */
export type DeedRow = DeedPlace & {
  deed: string
  value: string
  hash: Buffer | null
  time: Date | null
}

export type DeedPlace = { sequence: bigint; place: number }
type Page = { before: DeedPlace | undefined; limit: number }
type Row = Omit<DeedRow, 'sequence'> & { sequence: string }

const columns = 'd.seq as sequence, d.place, d.deed, d.value, t.hash, b.time'
const joins = 'left join txs as t on t.tx_seq = d.seq left join blocks as b on b.height = d.seq >> 16'
const older = '($2::int8 is null or (d.seq, d.place) < ($2, $3::int4))'

/** What was done to a contract, the newest first. @param ofRulers only its admins and its labels */
export async function listDeedsOfContract(
  pool: Pool,
  { contract, ofRulers }: { contract: Uint8Array; ofRulers: boolean },
  { before, limit }: Page,
): Promise<DeedRow[]> {
  const { rows } = await pool.query<Row>({
    name: ofRulers ? 'rulers_of_contract' : 'deeds_of_contract',
    text: `select ${columns} from wasm_deeds as d ${joins}
      where d.contract = $1 and ${older} ${ofRulers ? "and d.deed in ('admin', 'label')" : ''}
      order by d.seq desc, d.place desc limit $4`, // index wasm_deeds_contract
    values: [accountKey(contract), before?.sequence, before?.place, limit],
  })
  return rows.map(toDeedRow)
}

/** What was done to a code itself, the newest first. */
export async function listDeedsOfCode(pool: Pool, code: bigint, { before, limit }: Page): Promise<DeedRow[]> {
  const { rows } = await pool.query<Row>({
    name: 'deeds_of_code',
    text: `select ${columns} from wasm_deeds as d ${joins}
      where d.code_id = $1 and d.contract is null and ${older}
      order by d.seq desc, d.place desc limit $4`, // index wasm_deeds_code
    values: [code, before?.sequence, before?.place, limit],
  })
  return rows.map(toDeedRow)
}

function toDeedRow(row: Row): DeedRow {
  return { ...row, sequence: BigInt(row.sequence) }
}
