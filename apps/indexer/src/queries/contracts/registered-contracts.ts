import type { Pool } from 'pg'

export type RegisteredRow = {
  contract: string
  label: string | null
  gas_limit: string | null
  gas_price: string
  is_executable: boolean
  code_id: string
  admin: string
  granter: string
  fund_mode: string
  /** How often the chain ran it since the index began, and how often that failed. */
  runs: string
  failed: string
  /** 0 for never. */
  last_height: string
  last_error: string
}

/** Contracts that the chain runs by itself, by their addresses, from one on. */
export async function listRegisteredContracts(
  pool: Pool,
  { after, limit }: { after: string; limit: number },
): Promise<RegisteredRow[]> {
  const { rows } = await pool.query<RegisteredRow>({
    name: 'registered_contracts',
    // Primary keys; of each contract it has a few kinds of outcome.
    text: `select r.*, c.label, coalesce(ran.runs, 0) as runs, coalesce(ran.failed, 0) as failed,
        coalesce(ran.last_height, 0) as last_height, coalesce(ran.last_error, '') as last_error
      from registered_contracts as r left join contracts as c on c.address = r.contract
      left join lateral (
        select sum(runs) as runs, sum(runs) filter (where outcome <> '') as failed, max(last_height) as last_height,
          (array_agg(last_error order by last_height desc))[1] as last_error
        from contract_runs where contract = r.contract
      ) as ran on true
      where r.contract > $1 order by r.contract limit $2`,
    values: [after, limit],
  })
  return rows
}
