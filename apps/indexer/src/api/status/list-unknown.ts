import type { Pool } from 'pg'
import { listModuleSources } from '#src/queries/status/module-sources.ts'

/** Which of some modules of the chain the index doesn't know the state of. */
export async function listUnknown(pool: Pool, modules: readonly string[]): Promise<string[]> {
  const sources = await listModuleSources(pool, modules)
  const known = new Set(sources.filter(({ source }) => source !== 'none').map(({ module }) => module))
  return modules.filter((module) => !known.has(module))
}
