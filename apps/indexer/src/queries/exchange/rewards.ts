import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'
import { milliseconds } from '../milliseconds.ts'

/** What an account was paid for trading at the end of a campaign of the exchange. */
export type RewardPayment = { timeMs: bigint; coins: { denom: string; amount: string }[] }

/** The newest first. */
export async function listRewardPayments(
  pool: Pool,
  address: Uint8Array,
  limit: number,
): Promise<RewardPayment[]> {
  const { rows } = await pool.query<{ time: string; coins: RewardPayment['coins'] }>({
    name: 'reward_payments',
    // Index reward_payments_account backwards; the rest by keys.
    text: `select ${milliseconds('b.time')} as time,
        jsonb_agg(jsonb_build_object('denom', d.denom, 'amount', r.amount::text) order by d.denom) as coins
      from (select * from reward_payments where account = $1 order by height desc limit $2) as r
      join blocks as b using (height) join denoms as d on d.id = r.denom
      group by r.height, b.time order by r.height desc`,
    values: [accountKey(address), limit],
  })
  return rows.map(({ time, coins }) => ({ timeMs: BigInt(time), coins }))
}
