import type { Pool } from 'pg'
import { truncate } from '#src/handlers/staking/decimals.ts'
import { tokensOfShares } from '#src/handlers/staking/shares.ts'
import { parseDecimal } from '#src/state/columns.ts'

// Addresses are text as the chain writes them, amounts decimal text, shares with their point, times nanoseconds.

export type DelegationRow = { delegator: string; validator: string; shares: string; amount: string }

type Held = { delegator: string; validator: string; shares: string; tokens: string; all: string }

/** What shares are worth, rounded as the chain rounds it and cut to whole coins. */
function valueOf({ delegator, validator, shares, tokens, all }: Held): DelegationRow {
  const stake = { tokens: BigInt(tokens), shares: parseDecimal(all) }
  const amount = truncate(tokensOfShares(stake, parseDecimal(shares))).toString()
  return { delegator, validator, shares, amount }
}

/** What an account has delegated: a row for each validator. */
export async function listDelegations(pool: Pool, delegator: string): Promise<DelegationRow[]> {
  const { rows } = await pool.query<Held>({
    name: 'delegations',
    // The primary key: an account delegates to a few validators.
    text: `select d.delegator, d.validator, d.shares, s.tokens, s.shares as "all"
      from delegations as d join stakes as s using (validator) where d.delegator = $1 order by d.validator`,
    values: [delegator],
  })
  return rows.map(valueOf)
}

/** @property after the last row of the page before */
export type DelegatorPage = { after?: { shares: string; delegator: string } | undefined; limit: number }

/** Who delegates to a validator, the largest first. */
export async function listDelegators(
  pool: Pool,
  validator: string,
  { after, limit }: DelegatorPage,
): Promise<DelegationRow[]> {
  const { rows } = await pool.query<Held>({
    name: after === undefined ? 'delegators' : 'delegators_after',
    text: `select d.delegator, d.validator, d.shares, s.tokens, s.shares as "all"
      from delegations as d join stakes as s using (validator)
      where d.validator = $1 ${
        after === undefined
          ? ''
          : 'and d.shares <= $3::numeric and (d.shares < $3::numeric or d.delegator > $4)'
      }
      order by d.shares desc, d.delegator limit $2`, // index delegations_validator
    values: [validator, limit, ...(after === undefined ? [] : [after.shares, after.delegator])],
  })
  return rows.map(valueOf)
}

export type UnbondingRow = {
  delegator: string
  validator: string
  height: bigint
  /** When it is paid out. */
  time: bigint
  initial: string
  balance: string
  id: string | null
}

/** What an account has unbonding, the next to be paid out first. */
export async function listUnbondings(pool: Pool, delegator: string): Promise<UnbondingRow[]> {
  const { rows } = await pool.query<Told<UnbondingRow>>({
    name: 'unbondings',
    text: `select u.delegator, u.validator, e.* from unbondings as u,
        jsonb_to_recordset(u.entries) as e (height int8, time int8, initial text, balance text, id text)
      where u.delegator = $1 order by e.time, u.validator`, // the primary key
    values: [delegator],
  })
  return rows.map((row) => ({ ...row, height: BigInt(row.height), time: BigInt(row.time) }))
}

export type RedelegationRow = {
  delegator: string
  source: string
  destination: string
  height: bigint
  time: bigint
  initial: string
  id: string | null
}

/** What an account has moved from validator to validator and can't move on yet. */
export async function listRedelegations(pool: Pool, delegator: string): Promise<RedelegationRow[]> {
  const { rows } = await pool.query<Told<RedelegationRow>>({
    name: 'redelegations',
    text: `select r.delegator, r.source, r.destination, e.* from redelegations as r,
        jsonb_to_recordset(r.entries) as e (height int8, time int8, initial text, id text)
      where r.delegator = $1 order by e.time, r.source, r.destination`, // the primary key
    values: [delegator],
  })
  return rows.map((row) => ({ ...row, height: BigInt(row.height), time: BigInt(row.time) }))
}

/** A row as the driver gives it: 64-bit numbers are text. */
type Told<Row> = { [Name in keyof Row]: Row[Name] extends bigint ? string : Row[Name] }

/** What is staked on this chain. */
export async function findBondDenom(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ bond_denom: string }>({
    name: 'bond_denom',
    text: 'select bond_denom from staking_params', // one row
  })
  return rows[0]?.bond_denom ?? 'inj'
}
