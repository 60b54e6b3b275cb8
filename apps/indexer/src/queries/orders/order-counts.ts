import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'

export type OrderCount = { market: bigint; isBuy: boolean; count: number }

/** How many open orders a subaccount has, by market and side. */
export async function countOpenOrders(
  pool: Pool,
  { address, subaccountId }: { address: Uint8Array; subaccountId: string },
): Promise<OrderCount[]> {
  const { rows } = await pool.query<{ market: string; is_buy: boolean; count: number }>({
    name: 'open_order_counts',
    // Index open_orders_account: at most a few hundred of an account, which the chain limits.
    text: `select market, is_buy, count(*)::int as count from open_orders
      where account = $1 and subaccount = $2 group by market, is_buy`,
    values: [accountKey(address), subaccountId],
  })
  return rows.map(({ market, is_buy, count }) => ({ market: BigInt(market), isBuy: is_buy, count }))
}
