import type { StandingAnswer } from '../../routes/acts/standing-json.ts'
import type { Standing } from './build-grants.ts'
import type { Granted } from './rules.ts'

/**
 * What the chain still has of what a key was granted: something may have been taken back elsewhere, or be used up. All of
 * it where that can't be had.
 */
export async function findStanding({ owner, address, types }: Granted): Promise<Standing> {
  const told = await ask(`/act/standing/${owner}/${address}/`)
  return {
    owner,
    address,
    types: told === undefined ? types : types.filter((type) => told.types.includes(type)),
    hasAllowance: told?.hasAllowance ?? true,
  }
}

async function ask(path: string): Promise<StandingAnswer | undefined> {
  try {
    const answer = await fetch(path)
    return answer.ok ? ((await answer.json()) as StandingAnswer) : undefined
  } catch {
    return undefined
  }
}
