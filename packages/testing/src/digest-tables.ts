import type { Pool } from 'pg'

/**
 * The content of every table as one line each, rows counted and hashed in an order of their own: equal lines mean
 * equal tables, whatever order the rows were written in.
 *
 * @param except tables that may differ
 * @example assert.deepEqual(await digestTables(one.pool), await digestTables(other.pool))
 */
export async function digestTables(pool: Pool, except: string[] = []): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`,
  )
  const digests: Record<string, string> = {}
  for (const { name } of tables) {
    if (except.includes(name)) continue
    const { rows } = await pool.query<{ n: string; digest: string }>(
      `select count(*) as n, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as digest from ${name} as t`,
    )
    digests[name] = `${rows[0]?.n} rows, ${rows[0]?.digest}`
  }
  return digests
}
