import type { Pool } from 'pg'
import { milliseconds } from '../milliseconds.ts'
import { findBeginning } from '../blocks/beginning.ts'

/** Whose balance of what: keys of the account and of the denom. */
export type BalanceKey = { account: bigint; denom: bigint }

/**
 * What accounts held before a block, in the order of the keys. Where neither a block nor the genesis tells it, it was
 * nothing when the index begins with the chain, and is undefined elsewhere.
 */
export async function listBalancesBefore(
  pool: Pool,
  height: bigint,
  keys: BalanceKey[],
): Promise<(bigint | undefined)[]> {
  const { rows } = await pool.query<{ at: string; amount: string | null }>({
    name: 'balances_before',
    // The primary key of balance_history, read backwards from the height, for each of the keys.
    text: `select at, amount from unnest($2::int8[], $3::int8[]) with ordinality as k (account, denom, at)
      cross join lateral balance_before(k.account, k.denom, $1)`,
    values: [height, keys.map(({ account }) => account), keys.map(({ denom }) => denom)],
  })
  const found = new Map(rows.map(({ at, amount }) => [Number(at), amount]))
  const isWhole = found.size < keys.length && (await findBeginning(pool)) !== undefined
  return keys.map((_, at) => {
    const amount = found.get(at + 1)
    if (amount === undefined) return isWhole ? 0n : undefined
    return amount === null ? undefined : BigInt(amount)
  })
}

export type BalanceLine = {
  height: bigint
  timeMs: bigint
  amount: bigint | undefined
  change: bigint | undefined
}

/** The blocks that changed a balance, newest first, below a height. */
export async function listBalanceLines(
  pool: Pool,
  { account, denom }: BalanceKey,
  { below, limit }: { below: bigint; limit: number },
): Promise<BalanceLine[]> {
  const { rows } = await pool.query<{
    height: string
    time_ms: string
    amount: string | null
    change: string | null
  }>({
    name: 'balance_lines',
    // The primary key of balance_history, read backwards; the time by the primary key of blocks.
    text: `select h.height, h.amount, h.change, ${milliseconds('b.time')} as time_ms
      from (
        select height, amount, change from balance_history
        where account = $1 and denom = $2 and height < $3 order by height desc limit $4
      ) as h join blocks as b using (height) order by h.height desc`,
    values: [account, denom, below, limit],
  })
  return rows.map(({ height, time_ms, amount, change }) => ({
    height: BigInt(height),
    timeMs: BigInt(time_ms),
    amount: amount === null ? undefined : BigInt(amount),
    change: change === null ? undefined : BigInt(change),
  }))
}

/**
 * What an account held at the end of some blocks, of those denoms that it ever had: an amount for each height, undefined
 * where the index can't know it.
 */
export async function listBalancesAt(
  pool: Pool,
  account: bigint,
  { denoms, heights }: { denoms: readonly bigint[]; heights: readonly bigint[] },
): Promise<Map<bigint, (bigint | undefined)[]>> {
  const { rows } = await pool.query<{ denom: string; amounts: (string | null)[] }>({
    name: 'balances_at',
    // The primary keys of balances and balance_history, for each of the denoms, read to both sides of each height: the
    // newest line up to it, or what was there before the oldest line after it, or what is there as nothing has changed. From
    // null on nothing is looked for. Planned once, as in names.ts of orders.
    text: `select k.denom, array_agg(coalesce(before.amount, case
          when before.told is not null then null when after.height is not null then after.amount
          else coalesce(now.amount, 0) end)::text order by m.at) as amounts
      from (select $1::int8 as account offset 0) as w cross join unnest((select $2::int8[])) as k (denom)
      left join lateral (
        select amount from balances where account = w.account and denom = k.denom offset 0
      ) as now on true
      cross join unnest((select $3::int8[])) with ordinality as m (height, at)
      left join lateral balance_before(w.account, k.denom, m.height + 1) as before on true
      left join lateral (
        select told as height, f.amount - f.change as amount
        from balance_from(w.account, k.denom, case when before.told is null then m.height + 1 end) as f
      ) as after on true
      where now.amount is not null or exists (select from balance_from(w.account, k.denom, 0))
      group by k.denom`,
    values: [account, denoms, heights],
  })
  return new Map(
    rows.map(({ denom, amounts }) => [
      BigInt(denom),
      amounts.map((amount) => (amount === null ? undefined : BigInt(amount))),
    ]),
  )
}
