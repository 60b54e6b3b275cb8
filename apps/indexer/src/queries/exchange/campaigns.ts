import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'
import { milliseconds } from '../milliseconds.ts'

type Json = Record<string, unknown>

/** What the exchange has one of, by name. */
export async function findExchangeSettings(pool: Pool, names: string[]): Promise<Map<string, unknown>> {
  const { rows } = await pool.query<{ name: string; value: unknown }>({
    name: 'exchange_settings',
    text: 'select name, value from exchange_settings where name = any($1)', // the primary key
    values: [names],
  })
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** Seconds since 1970. */
export type PoolRow = { pending: boolean; start: string; rewards: Json[] }

/** Those that wait to be paid, then those to come. */
export async function listRewardPools(pool: Pool): Promise<PoolRow[]> {
  const { rows } = await pool.query<PoolRow>({
    name: 'reward_pools',
    text: 'select pending, start, rewards from reward_pools order by pending desc, start', // a few
  })
  return rows
}

/** Points by the pool that they are for. */
export async function sumRewardPoints(
  pool: Pool,
): Promise<{ pool: string; points: string; accounts: number }[]> {
  const { rows } = await pool.query<{ pool: string; points: string; accounts: number }>({
    name: 'reward_points_sums',
    // All who traded in a campaign: asked once for each block at most.
    text: `select pool, sum(points)::text as points, count(*)::int4 as accounts from reward_points
      group by pool order by pool`,
  })
  return rows
}

export async function countOptOuts(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>({
    name: 'opt_outs',
    text: 'select count(*)::int4 as n from reward_opt_outs', // those who wanted none, once
  })
  return rows[0]?.n ?? 0
}

export type PointsRow = { account: string; address: Buffer | null; points: string }

/** Who has points for a pool, the most first. */
export async function listRewardPoints(
  pool: Pool,
  of: bigint,
  { before, limit }: { before: { points: string; account: bigint } | undefined; limit: number },
): Promise<PointsRow[]> {
  const { rows } = await pool.query<PointsRow>({
    name: 'reward_points',
    // Index reward_points_most backwards; addresses by their primary key.
    text: `select p.account, a.address, p.points from reward_points as p
        left join addresses as a on a.account = p.account
      where p.pool = $1 and ($2::numeric is null or (p.points, p.account) < ($2, $3::int8))
      order by p.points desc, p.account desc limit $4`,
    values: [of, before?.points ?? null, before?.account ?? null, limit],
  })
  return rows
}

export type PaymentPlace = { height: bigint; ordinal: number; place: number }
export type PaymentRow = {
  height: string
  ordinal: number
  place: number
  time: string
  address: Buffer | null
  denom: string
  amount: string
}

/** What campaigns paid to all accounts, the newest first; milliseconds since 1970. */
export async function listAllRewardPayments(
  pool: Pool,
  { before, limit }: { before: PaymentPlace | undefined; limit: number },
): Promise<PaymentRow[]> {
  const { rows } = await pool.query<PaymentRow>({
    name: 'all_reward_payments',
    // Index reward_payments_height backwards; the rest by keys.
    text: `select r.height, r.ordinal, r.place, a.address, d.denom, r.amount::text as amount,
        ${milliseconds('b.time')} as time
      from (
        select * from reward_payments where (height, ordinal, place) < ($1, $2, $3)
        order by height desc, ordinal desc, place desc limit $4
      ) as r join blocks as b using (height) join denoms as d on d.id = r.denom
        left join addresses as a on a.account = r.account
      order by r.height desc, r.ordinal desc, r.place desc`,
    values: [before?.height ?? 2n ** 62n, before?.ordinal ?? 0, before?.place ?? 0, limit],
  })
  return rows
}

/** What an account traded in each stretch of time that may count, the newest first; seconds since 1970. */
export async function listDiscountVolumes(
  pool: Pool,
  address: Uint8Array,
  starts: bigint[],
): Promise<{ bucket: string; volume: string }[]> {
  const { rows } = await pool.query<{ bucket: string; volume: string }>({
    name: 'discount_volumes',
    // The primary key.
    text: `select bucket, volume::text as volume from fee_discount_volumes
      where bucket = any($2) and account = $1 order by bucket desc`,
    values: [accountKey(address), starts],
  })
  return rows
}

/** What an account lets count for others, and what somebody else lets count for it; in the smallest unit. */
export async function findStakeGrants(
  pool: Pool,
  address: Uint8Array,
): Promise<{ lent: string; granted: string }> {
  const { rows } = await pool.query<{ lent: string; granted: string }>({
    name: 'stake_grants',
    // Primary keys.
    text: `select coalesce((select sum(amount) from stake_grants where granter = $1), 0)::text as lent,
      coalesce((select amount from active_stake_grants where grantee = $1), 0)::text as granted`,
    values: [accountKey(address)],
  })
  return rows[0] ?? { lent: '0', granted: '0' }
}

/** How many decimals the markets of a quote asset count it with, and in whose units. */
export async function findQuoteScale(
  pool: Pool,
  denom: string,
): Promise<{ decimals: number; generation: number } | undefined> {
  const { rows } = await pool.query<{ decimals: number; generation: number }>({
    name: 'quote_scale',
    text: `select quote_decimals as decimals, generation from markets where quote_denom = $1
      order by generation desc limit 1`, // some hundreds
    values: [denom],
  })
  return rows[0]
}
