import { startAct } from '../act.ts'
import { buildEnd } from './build-grants.ts'
import { findStanding } from './find-standing.ts'
import type { Granted } from './rules.ts'
import { forgetGrants } from './store.ts'

/** Takes back what a key of the browser was granted, and forgets the key. @returns whether nothing of it is left, or a node has taken what ends it */
export async function endGrants(granted: Granted): Promise<boolean> {
  const { isFree } = await import('../sending/queue.ts')
  // What is on its way may be what grants it: nothing is forgotten by what the chain doesn't have yet.
  const isSettled = isFree()
  const standing = await findStanding(granted)
  const isNone = standing.types.length === 0 && !standing.hasAllowance
  if (isNone && isSettled) {
    forgetGrants(granted)
    return true
  }
  const ended = isNone ? { ...granted, hasAllowance: true } : standing
  const sent = await startAct({
    build: async () => buildEnd(ended, await import('@injectivelabs/sdk-ts/core/modules')),
    isAlone: true,
  })
  if (sent !== undefined) forgetGrants(granted)
  return sent !== undefined
}
