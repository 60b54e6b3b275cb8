import { unavailable } from '@injsight/errors'
import type { Pool } from 'pg'
import { listUnknown } from './status/list-unknown.ts'

/** @throws Fault `unavailable` where the index doesn't know the state of a module: nothing is then said of it */
export async function requireKnown(pool: Pool, module: string): Promise<void> {
  if ((await listUnknown(pool, [module])).length === 0) return
  throw unavailable(`${module}.unknown`, `The index does not know the state of the module ${module}`)
}
