import type { Pool } from 'pg'

/** How many events and messages could not be read, by module. */
export async function listUnreadCounts(pool: Pool): Promise<Map<string, bigint>> {
  const { rows } = await pool.query<{ module: string; n: string }>({
    name: 'unread_counts',
    text: `select module, n from unread_counts`, // one row for each module
  })
  return new Map(rows.map(({ module, n }) => [module, BigInt(n)]))
}

export type ResidualRow = { height: bigint; denom: string; changed: string; minted: string; burned: string }

/** How many blocks and denoms don't add up, and the last of them. */
export async function listResiduals(pool: Pool, limit: number): Promise<{ n: bigint; last: ResidualRow[] }> {
  const { rows } = await pool.query<{ n: string } & { [Name in keyof ResidualRow]: string }>({
    name: 'residuals',
    // Empty while all is well. Its primary key, read backwards; the count reads it whole.
    text: `select (select count(*) from residuals) as n, height, denom, changed, minted, burned
      from residuals order by height desc, denom limit $1`,
    values: [limit],
  })
  return {
    n: BigInt(rows[0]?.n ?? 0),
    last: rows.map(({ height, denom, changed, minted, burned }) => ({
      height: BigInt(height),
      denom,
      changed,
      minted,
      burned,
    })),
  }
}
