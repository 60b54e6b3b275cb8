import type { Pool } from 'pg'

/** From where the index knows the state of a module. */
export type ModuleSourceRow = {
  module: string
  source: 'genesis' | 'node' | 'none'
  height: bigint
  why: string
  inexactFrom: bigint | undefined
}

/** @param modules undefined for all */
export async function listModuleSources(pool: Pool, modules?: readonly string[]): Promise<ModuleSourceRow[]> {
  const { rows } = await pool.query<{
    module: string
    source: ModuleSourceRow['source']
    height: string
    why: string
    inexact_from: string | null
  }>({
    name: 'module_sources',
    // One row each, read whole.
    text: `select module, source, height, why, inexact_from from module_sources
      where $1::text[] is null or module = any($1) order by module`,
    values: [modules],
  })
  return rows.map(({ height, inexact_from, ...row }) => ({
    ...row,
    height: BigInt(height),
    inexactFrom: inexact_from === null ? undefined : BigInt(inexact_from),
  }))
}
