import type { ProposalRules } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { toCoinList } from '#src/decode/values/coin-list.ts'
import { findParametersBefore } from '#src/queries/parameters/parameters.ts'

/**
 * By which rules votes are counted, as they were before the end of a block; undefined for those of now, and where
 * nobody knows them.
 */
export async function findGovRules(
  pool: Pool,
  height: bigint | undefined,
): Promise<ProposalRules | undefined> {
  const known = await findParametersBefore(pool, 'gov', height)
  const text = (name: string) => {
    const value = known.get(name)
    return typeof value === 'string' ? value : ''
  }
  if (text('quorum') === '') return undefined
  return {
    quorum: text('quorum'),
    threshold: text('threshold'),
    expeditedThreshold: text('expedited_threshold'),
    vetoThreshold: text('veto_threshold'),
    minDeposit: coins(known.get('min_deposit')),
    expeditedMinDeposit: coins(known.get('expedited_min_deposit')),
  }
}

function coins(value: unknown): { denom: string; amount: string }[] {
  return Array.isArray(value) ? toCoinList(value as { denom: string; amount: string }[]) : []
}
