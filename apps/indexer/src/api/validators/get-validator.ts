import type { GetValidatorResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { findValidatorEarnings } from '#src/queries/staking/rewards.ts'
import { toCoins } from '../accounts/get-staking.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { findValidator } from './find-validator.ts'
import type { KnownValidators } from './list-validators.ts'

/** @throws Fault `invalid-input`, `not-found` */
export async function getValidator(
  pool: Pool,
  listAll: () => Promise<KnownValidators>,
  address: string,
): Promise<GetValidatorResponse> {
  const known = await listAll()
  const { validator, at } = findValidator(known, address)
  const { denom, unknown, bonded, window, mostMissed } = known
  const [earned, missing] = await Promise.all([
    findValidatorEarnings(pool, validator.operator),
    listUnknown(pool, ['rewards']),
  ])
  return {
    validator,
    denom,
    bonded,
    window,
    mostMissed,
    rank: validator.status === 'bonded' ? at + 1 : 0,
    rewards: toCoins(earned?.outstanding ?? {}),
    commission: toCoins(earned?.commission ?? {}),
    unknown: [...unknown, ...missing],
  }
}
