import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'
import { changeKinds } from '#src/handlers/validator-changes.ts'

/** What a validator changed; null where it left it as it was. */
export type ChangeRow = {
  seq: string
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
  limit: number,
): Promise<ChangeRow[]> {
  const { rows } = await pool.query<Omit<ChangeRow, 'kind'> & { kind: number }>({
    name: 'validator_changes',
    // Its index on the operator.
    text: `select seq, kind, moniker, identity, website, security_contact as "securityContact", details,
        commission_rate as "commissionRate", min_self_delegation as "minSelfBond"
      from validator_changes where operator = $1 order by seq desc limit $2`,
    values: [accountKey(operator), limit],
  })
  return rows.map((row) => ({ ...row, kind: changeKinds[row.kind] ?? 'edited' }))
}
