import type { Pool } from 'pg'

export type DenomNames = { name: string; symbol: string; decimals: number; uri: string }

/** What the bank's metadata calls denoms, by denom. */
export async function findDenomNames(pool: Pool, denoms: string[]): Promise<Map<string, DenomNames>> {
  if (denoms.length === 0) return new Map()
  const { rows } = await pool.query<DenomNames & { denom: string }>({
    name: 'denom_names',
    text: `select denom, name, symbol, decimals::int4, uri from denom_metadata where denom = any($1)`, // the primary key
    values: [[...new Set(denoms)]],
  })
  return new Map(rows.map(({ denom, ...names }) => [denom, names]))
}
