import type { Pool } from 'pg'
import { parseDecimal } from '#src/state/columns.ts'

export type DepositKey = { subaccount: bigint; denom: bigint }
export type DepositAmounts = { available: bigint; total: bigint }

/** What subaccounts held before a block, in 10^-18ths; in the order of the keys, undefined where no block tells. */
export async function listDepositsBefore(
  pool: Pool,
  height: bigint,
  keys: DepositKey[],
): Promise<(DepositAmounts | undefined)[]> {
  const { rows } = await pool.query<{ at: string; available: string; total: string }>({
    name: 'deposits_before',
    // The primary key of deposit_history, read backwards from the height, for each of the keys.
    text: `select at, available, total from unnest($2::int8[], $3::int8[]) with ordinality as k (subaccount, denom, at)
      cross join lateral (
        select available, total from deposit_history as h
        where h.subaccount = k.subaccount and h.denom = k.denom and h.height < $1 order by h.height desc limit 1
      ) as h`,
    values: [height, keys.map(({ subaccount }) => subaccount), keys.map(({ denom }) => denom)],
  })
  const found = new Map(rows.map((row) => [Number(row.at), row]))
  return keys.map((_, at) => {
    const row = found.get(at + 1)
    return row && { available: parseDecimal(row.available), total: parseDecimal(row.total) }
  })
}
