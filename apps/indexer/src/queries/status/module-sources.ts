import type { Pool } from 'pg'

/** From where the index knows the state of a module. */
export type ModuleSourceRow = {
  module: string
  source: 'genesis' | 'node' | 'none'
  height: bigint
  why: string
  inexactFrom: bigint | undefined
}

export async function listModuleSources(pool: Pool): Promise<ModuleSourceRow[]> {
  const { rows } = await pool.query<{
    module: string
    source: ModuleSourceRow['source']
    height: string
    why: string
    inexact_from: string | null
  }>({
    name: 'module_sources',
    text: `select module, source, height, why, inexact_from from module_sources order by module`, // one row each
  })
  return rows.map(({ height, inexact_from, ...row }) => ({
    ...row,
    height: BigInt(height),
    inexactFrom: inexact_from === null ? undefined : BigInt(inexact_from),
  }))
}
