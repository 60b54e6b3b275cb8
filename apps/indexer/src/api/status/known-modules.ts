import { listModuleSources } from '#src/queries/status/module-sources.ts'
import type { Pool } from 'pg'
import { keepFor } from '../keep-for.ts'

/**
 * Tells whether the index has a module's state, whole and exact: not when it began in the middle of a chain whose
 * node had forgotten, nor since something about it could not be read.
 */
export function createKnownModules(pool: Pool): (module: string) => Promise<boolean> {
  const exact = keepFor(1000, async () => {
    const sources = await listModuleSources(pool)
    return new Set(
      sources.flatMap(({ module, source, inexactFrom }) =>
        source === 'none' || inexactFrom !== undefined ? [] : [module],
      ),
    )
  })
  return async (module) => (await exact()).has(module)
}
