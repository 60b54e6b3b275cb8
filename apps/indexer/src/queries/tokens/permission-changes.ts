import type { Pool } from 'pg'
import { denomKey } from '#src/decode/values/keys.ts'

export type PermissionChangeRow = {
  seq: string
  place: number
  denom: string
  sender: Buffer | null
  what: string
  told: Record<string, unknown>
  hash: Buffer | null
  /** Milliseconds since 1970. */
  time: string | null
}

export type PermissionChangesPage = {
  /** Empty for all. */
  denom: string
  /** Older than this one; undefined for the newest. */
  before: { seq: bigint; place: number } | undefined
  limit: number
}

/** What became of the rules of denoms, the newest first. */
export async function listPermissionChanges(
  pool: Pool,
  { denom, before, limit }: PermissionChangesPage,
): Promise<PermissionChangeRow[]> {
  const { rows } = await pool.query<PermissionChangeRow>({
    name: denom === '' ? 'permission_changes' : 'permission_changes_of',
    // The primary key backwards, or the index of the denom.
    text: `select c.seq, c.place, d.denom, a.address as sender, c.what, c.told, t.hash,
        floor(extract(epoch from b.time) * 1000)::int8 as time
      from permission_changes as c join denoms as d on d.id = c.denom
        left join addresses as a on a.account = c.sender left join txs as t on t.tx_seq = c.seq
        left join blocks as b on b.height = c.seq >> 16
      where ${denom === '' ? '$4::int8 is null' : 'c.denom = $4'} and (c.seq, c.place) < ($1, $2)
      order by c.seq desc, c.place desc limit $3`,
    values: [before?.seq ?? 2n ** 63n - 1n, before?.place ?? 0, limit, denom === '' ? null : denomKey(denom)],
  })
  return rows
}
