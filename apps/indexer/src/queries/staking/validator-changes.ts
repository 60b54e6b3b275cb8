import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'
import { changeKinds } from '#src/handlers/validator-changes.ts'
import type { Page } from './staking-history.ts'

/** What a validator changed; null where it left it as it was. */
export type ChangeRow = {
  seq: bigint
  kind: (typeof changeKinds)[number]
  moniker: string | null
  identity: string | null
  website: string | null
  securityContact: string | null
  details: string | null
  commissionRate: string | null
  minSelfBond: string | null
}

/** The newest first. */
export async function listValidatorChanges(
  pool: Pool,
  operator: Uint8Array,
  { before, limit }: Page,
): Promise<ChangeRow[]> {
  const { rows } = await pool.query<Omit<ChangeRow, 'seq' | 'kind'> & { seq: string; kind: number }>({
    name: 'validator_changes',
    // Its index on the operator.
    text: `select seq, kind, moniker, identity, website, security_contact as "securityContact", details,
        commission_rate as "commissionRate", min_self_delegation as "minSelfBond"
      from validator_changes where operator = $1 and ($2::int8 is null or seq < $2) order by seq desc fetch first $3 rows with ties`,
    values: [accountKey(operator), before, limit],
  })
  return rows.map((row) => ({ ...row, seq: BigInt(row.seq), kind: changeKinds[row.kind] ?? 'edited' }))
}
