import type { Pool } from 'pg'

/** What the index has counted lately; "lately" ends with its last block, so that a chain that stands still has a past. */
export type RecentCounts = {
  txs24h: bigint
  txs30d: bigint
  blocks24h: bigint
  /** Seconds of these 24 hours that the index covers. */
  seconds24h: bigint
  txs100: bigint
  /** Milliseconds that the last 100 blocks took. */
  ms100: bigint
}

export async function getRecentCounts(pool: Pool): Promise<RecentCounts> {
  const { rows } = await pool.query<{ [Name in keyof RecentCounts]: string | null }>({
    name: 'recent_counts',
    // At most 43,200 lines of stats_1m by its primary key, and 100 blocks by theirs.
    text: `
      with newest as materialized (
        select height, time, n_txs from blocks where height > (select head - 100 from chain_state) order by height desc limit 100
      ), head as (select max(time) as time from newest), minutes as (
        select s.*, s.bucket >= head.time - interval '24 hours' as today, head.time as head_time
        from head, stats_1m as s where s.bucket >= head.time - interval '30 days'
      )
      select
        (select sum(txs) from minutes where today) as txs24h,
        (select sum(txs) from minutes) as txs30d,
        (select sum(blocks) from minutes where today) as blocks24h,
        (select extract(epoch from max(head_time) - min(bucket))::int8 from minutes where today) as seconds24h,
        (select sum(n_txs) from newest) as txs100,
        (select (extract(epoch from max(time) - min(time)) * 1000)::int8 from newest) as ms100`,
  })
  const count = (name: keyof RecentCounts) => BigInt(rows[0]?.[name] ?? 0)
  return {
    txs24h: count('txs24h'),
    txs30d: count('txs30d'),
    blocks24h: count('blocks24h'),
    seconds24h: count('seconds24h'),
    txs100: count('txs100'),
    ms100: count('ms100'),
  }
}

/** How many denoms have a supply, and the supply of inj in its smallest unit. */
export async function getSupplies(pool: Pool): Promise<{ assets: bigint; inj: bigint }> {
  const { rows } = await pool.query<{ assets: string; inj: string | null }>({
    name: 'supplies',
    // Supplies is read whole (a few thousand rows); inj by the unique index on denoms.denom and its primary key.
    text: `select (select count(*) from supplies where amount > 0) as assets,
      (select s.amount from supplies as s join denoms as d on d.id = s.denom where d.denom = 'inj') as inj`,
  })
  return { assets: BigInt(rows[0]?.assets ?? 0), inj: BigInt(rows[0]?.inj ?? 0) }
}
