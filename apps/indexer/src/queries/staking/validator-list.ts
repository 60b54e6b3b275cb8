import type { Pool } from 'pg'
import { round, truncate } from '#src/handlers/staking/decimals.ts'
import { tokensOfShares } from '#src/handlers/staking/shares.ts'
import { parseDecimal } from '#src/state/columns.ts'

/** What the chain holds of a validator. Times are nanoseconds, fractions and amounts decimal text. */
export type StakeRow = {
  validator: string
  status: number
  jailed: boolean
  tokens: string
  minSelfBond: string
  unbondingTime: bigint
  commissionRate: string
  commissionMaxRate: string
  commissionMaxChangeRate: string
  commissionTime: bigint
  /** Of its own account. */
  selfBond: string
  jailedUntil: bigint
  tombstoned: boolean
  /** Null where the index can't know. */
  missed: bigint | null
}

type Told = Omit<StakeRow, 'unbondingTime' | 'commissionTime' | 'selfBond' | 'jailedUntil' | 'missed'> & {
  shares: string
  ownShares: string | null
  unbondingTime: string
  commissionTime: string
  jailedUntil: string | null
  missed: string | null
}

/**
 * Every validator of the chain by its operator address.
 *
 * @param accounts of each operator, by operator address
 */
export async function listStakes(
  pool: Pool,
  accounts: ReadonlyMap<string, string>,
): Promise<Map<string, StakeRow>> {
  const { rows } = await pool.query<Told>({
    name: 'validator_stakes',
    // A few hundred rows, read whole; of each the primary keys of its signing info and its own delegation.
    text: `select s.validator, s.status, s.jailed, s.tokens, s.shares, s.min_self_delegation as "minSelfBond",
        s.unbonding_time as "unbondingTime", s.commission_rate as "commissionRate",
        s.commission_max_rate as "commissionMaxRate", s.commission_max_change_rate as "commissionMaxChangeRate",
        s.commission_time as "commissionTime", i.jailed_until as "jailedUntil",
        coalesce(i.tombstoned, false) as tombstoned, i.missed, d.shares as "ownShares"
      from stakes as s
      left join signing_infos as i using (consensus)
      left join unnest($1::text[], $2::text[]) as o (validator, account) using (validator)
      left join delegations as d on d.delegator = o.account and d.validator = s.validator`,
    values: [[...accounts.keys()], [...accounts.values()]],
  })
  return new Map(rows.map((row) => [row.validator, toStake(row)]))
}

function toStake({ shares, ownShares, ...row }: Told): StakeRow {
  const stake = { tokens: BigInt(row.tokens), shares: parseDecimal(shares) }
  const own = ownShares === null ? 0n : truncate(tokensOfShares(stake, parseDecimal(ownShares)))
  return {
    ...row,
    selfBond: own.toString(),
    unbondingTime: BigInt(row.unbondingTime),
    commissionTime: BigInt(row.commissionTime),
    jailedUntil: BigInt(row.jailedUntil ?? 0),
    missed: row.missed === null ? null : BigInt(row.missed),
  }
}

/** How many delegate to each validator, counted no further than `most`. */
export async function countDelegators(pool: Pool, most: number): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ validator: string; n: string }>({
    name: 'delegators_counted',
    // Index delegations_validator, of each validator so many entries at most: in its order, without which one validator that
    // nearly all delegate to leads to the whole table being read for each of them.
    text: `select s.validator, (select count(*) from (
          select from delegations as d where d.validator = s.validator order by d.shares desc limit $1
        ) as counted) as n
      from stakes as s`,
    values: [most],
  })
  return new Map(rows.map(({ validator, n }) => [validator, Number(n)]))
}

export type StakingRules = { mostValidators: bigint; window: bigint; mostMissed: bigint }

/** How many there may be, and how many blocks of how many they may miss; undefined where that isn't known. */
export async function findStakingRules(pool: Pool): Promise<StakingRules | undefined> {
  const { rows } = await pool.query<{ most: string; window: string | null; signed: string | null }>({
    name: 'staking_rules',
    text: `select p.max_validators as most, s.signed_blocks_window as "window", s.min_signed_per_window as signed
      from staking_params as p left join slashing_params as s on true`, // a row each
  })
  const [row] = rows
  if (row === undefined) return undefined
  const window = BigInt(row.window ?? 0)
  // Rounded as the chain rounds it.
  const least = round(parseDecimal(row.signed ?? '0') * window)
  return { mostValidators: BigInt(row.most), window, mostMissed: window - least }
}
