import type { Pool } from 'pg'
import { addCoins, divideCoins, noCoins, type DecCoins } from '#src/handlers/distribution/dec-coins.ts'
import { earnedRewards } from '#src/handlers/distribution/pending.ts'
import type { SlashEvent } from '#src/handlers/distribution/tables.ts'
import { toDecimal } from '#src/handlers/staking/decimals.ts'
import { parseDecimal } from '#src/state/columns.ts'

/** Coins by denom in 10^-18ths, as a node's query has them. */
export type PendingRewards = { validator: string; coins: DecCoins }

type Earning = {
  validator: string
  shares: string
  tokens: string
  all: string
  period: string
  stake: string
  height: string
  current: DecCoins
  ending: string
  slashes: SlashEvent[]
  ratios: Record<string, DecCoins>
  head: string
}

/** What an account has earned and not withdrawn yet, to the last digit: a row for each validator. */
export async function listPendingRewards(pool: Pool, delegator: string): Promise<PendingRewards[]> {
  const { rows } = await pool.query<Earning>({
    name: 'pending_rewards',
    // Primary keys, beginning with the few delegations of one account.
    text: `select d.validator, d.shares, s.tokens, s.shares as "all", i.period, i.stake, i.height,
        r.current, r.period as ending, r.slashes, h.ratios, c.head
      from delegations as d
      join stakes as s on s.validator = d.validator
      join starting_infos as i on i.validator = d.validator and i.delegator = d.delegator
      join validator_rewards as r on r.validator = d.validator
      cross join chain_state as c
      cross join lateral (
        select jsonb_object_agg(h.period, h.ratio) as ratios from historical_rewards as h
        where h.validator = d.validator and h.period = any (array[i.period, r.period - 1]
          || array(select (e ->> 'period')::int8 from jsonb_array_elements(r.slashes) as e))
      ) as h
      where d.delegator = $1 order by d.validator`,
    values: [delegator],
  })
  return Promise.all(rows.map(async (row) => ({ validator: row.validator, coins: await earned(row) })))
}

/** As the chain answers: as if the period ended now. */
function earned(row: Earning): Promise<DecCoins> {
  const { ratios, current, tokens } = row
  const endingPeriod = BigInt(row.ending)
  const last = ratios[(endingPeriod - 1n).toString()] ?? noCoins
  const ending = tokens === '0' ? last : addCoins(last, divideCoins(current, toDecimal(BigInt(tokens))))
  return earnedRewards({
    info: { period: BigInt(row.period), stake: parseDecimal(row.stake), height: BigInt(row.height) },
    stake: { tokens: BigInt(tokens), shares: parseDecimal(row.all) },
    shares: parseDecimal(row.shares),
    slashes: row.slashes,
    endingPeriod,
    height: BigInt(row.head),
    ratioOf: (period) => (period === endingPeriod ? ending : (ratios[period.toString()] ?? noCoins)),
  })
}

/** What belongs to everybody, in 10^-18ths as decimal text with a point. */
export async function listCommunityPool(pool: Pool): Promise<{ denom: string; amount: string }[]> {
  const { rows } = await pool.query<{ denom: string; amount: string }>({
    name: 'community_pool',
    text: 'select denom, amount from community_pool order by denom collate "C"', // a few rows
  })
  return rows
}

export type ValidatorEarnings = { outstanding: DecCoins; commission: DecCoins }

/** What a validator's delegators and itself are owed, and what of it is its own commission. */
export async function findValidatorEarnings(
  pool: Pool,
  validator: string,
): Promise<ValidatorEarnings | undefined> {
  const { rows } = await pool.query<{ outstanding: DecCoins; commission: DecCoins | null }>({
    name: 'validator_earnings',
    text: `select r.outstanding, c.coins as commission
      from validator_rewards as r left join validator_commissions as c using (validator)
      where r.validator = $1`, // the primary keys
    values: [validator],
  })
  return rows.map(({ outstanding, commission }) => ({ outstanding, commission: commission ?? noCoins }))[0]
}

/** Where an account's rewards go: to itself, unless it said otherwise. */
export async function findWithdrawAddress(pool: Pool, delegator: string): Promise<string> {
  const { rows } = await pool.query<{ address: string }>({
    name: 'withdraw_address',
    text: 'select address from withdraw_addresses where delegator = $1', // the primary key
    values: [delegator],
  })
  return rows[0]?.address ?? delegator
}
