import type { Pool } from 'pg'

/** An authorization or an allowance: protobuf, null when events don't tell what a contract granted. */
export type Grant = { granter: string; grantee: string; type: string | null; value: Buffer | null }
export type AuthzGrant = Grant & {
  msg_type: string
  /** Nanoseconds since 1970; null is never. */
  expiration: string | null
}

/** Part of the list of what an account grants, or of what it is granted. */
export type GrantPage = {
  by: 'granter' | 'grantee'
  address: string
  /** Where the last page ended. */
  after: { other: string; msgType: string } | undefined
  limit: number
}

const others = { granter: 'grantee', grantee: 'granter' }

export async function listAuthzGrants(
  pool: Pool,
  { by, address, after, limit }: GrantPage,
): Promise<AuthzGrant[]> {
  const { rows } = await pool.query<AuthzGrant>({
    name: `authz_grants_of_${by}`,
    // The primary key, or the index that begins with the grantee.
    text: `select granter, grantee, msg_type, type, value, expiration from authz_grants
      where ${by} = $1 and (${others[by]}, msg_type) > ($2, $3) order by ${others[by]}, msg_type limit $4`,
    values: [address, after?.other ?? '', after?.msgType ?? '', limit],
  })
  return rows
}

export async function listFeeAllowances(
  pool: Pool,
  { by, address, after, limit }: GrantPage,
): Promise<Grant[]> {
  const { rows } = await pool.query<Grant>({
    name: `fee_allowances_of_${by}`,
    // The primary key, or the index that begins with the grantee.
    text: `select granter, grantee, type, value from fee_allowances
      where ${by} = $1 and ${others[by]} > $2 order by ${others[by]} limit $3`,
    values: [address, after?.other ?? '', limit],
  })
  return rows
}
