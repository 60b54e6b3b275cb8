import { startAct } from '../act.ts'
import { buildEnd } from './build-grants.ts'
import type { Granted } from './rules.ts'
import { forgetGrants } from './store.ts'

/** Takes back what a key of the browser was granted, and forgets the key. @returns whether a node has taken it */
export async function endGrants(granted: Granted): Promise<boolean> {
  const sent = await startAct({
    build: async () => buildEnd(granted, await import('@injectivelabs/sdk-ts/core/modules')),
  })
  if (sent !== undefined) forgetGrants()
  return sent !== undefined
}
