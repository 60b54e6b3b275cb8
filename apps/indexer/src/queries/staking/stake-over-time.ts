import type { Pool } from 'pg'
import { moveKinds } from '#src/handlers/staking/history.ts'
import { toSequence } from '#src/decode/values/keys.ts'

const [given, returned] = [['delegate', 'create_validator'], ['complete_unbonding']].map((kinds) =>
  kinds.map((kind) => moveKinds.findIndex((one) => one === kind)),
)

/** By how much an account's stake, with what unbonds, grew in blocks after a height: negative where it shrank. */
export async function listStakeGrowth(
  pool: Pool,
  account: bigint,
  after: bigint,
): Promise<{ height: bigint; amount: bigint }[]> {
  const { rows } = await pool.query<{ height: string; amount: string }>({
    name: 'stake_growth',
    // Index staking_moves_delegator.
    text: `select seq >> 16 as height, sum(case when kind = any($3) then amount else -amount end) as amount
      from staking_moves where delegator = $1 and seq >= $2 and (kind = any($3) or kind = any($4)) group by 1`,
    values: [account, toSequence(after + 1n, 0), given, returned],
  })
  return rows.map(({ height, amount }) => ({ height: BigInt(height), amount: BigInt(amount) }))
}
