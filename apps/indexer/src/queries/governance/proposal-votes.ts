import type { Pool } from 'pg'
import { bonded } from '#src/handlers/staking/tables.ts'
import { createStake } from '#src/handlers/gov/stake.ts'
import { tallyVotes, type Tally } from '#src/handlers/gov/tally.ts'
import type { VoteOptions } from '#src/handlers/gov/tables.ts'
import { parseDecimal } from '#src/state/columns.ts'

/** Where a page of history ended. */
export type Place = { seq: bigint; ordinal: number }
export type HistoryPage = { before: Place | undefined; limit: number }

export type CastVote = { seq: string; ordinal: number; voter: Buffer; options: string }

/** Every vote that was cast, newest first: who voted twice is there twice. */
export async function listVotesCast(pool: Pool, id: bigint, page: HistoryPage): Promise<CastVote[]> {
  const { rows } = await pool.query<CastVote>({
    name: 'votes_cast',
    text: `select v.seq, v.ordinal, a.address as voter, v.options
      from votes_cast as v join addresses as a on a.account = v.voter
      where v.proposal = $1 and ${before('v')} order by v.seq desc, v.ordinal desc limit $4`, // its index
    values: [id, ...valuesOf(page)],
  })
  return rows
}

export type MadeDeposit = { seq: string; ordinal: number; depositor: Buffer; amount: string }

/** Every deposit that was made, newest first. */
export async function listDepositsMade(pool: Pool, id: bigint, page: HistoryPage): Promise<MadeDeposit[]> {
  const { rows } = await pool.query<MadeDeposit>({
    name: 'deposits_made',
    text: `select d.seq, d.ordinal, a.address as depositor, d.amount
      from deposits_made as d join addresses as a on a.account = d.depositor
      where d.proposal = $1 and ${before('d')} order by d.seq desc, d.ordinal desc limit $4`, // its index
    values: [id, ...valuesOf(page)],
  })
  return rows
}

function before(table: string): string {
  return `(${table}.seq, ${table}.ordinal) < (coalesce($2, 9223372036854775807::int8), coalesce($3, 2147483647::int4))`
}

function valuesOf({ before: place, limit }: HistoryPage): unknown[] {
  return [place?.seq ?? null, place?.ordinal ?? null, limit]
}

/** What was deposited for each of some proposals, by their numbers: of each no more than `most` deposits. */
export async function listDepositsOfEach(
  pool: Pool,
  ids: readonly bigint[],
  most: number,
): Promise<{ proposal: string; amount: string }[]> {
  if (ids.length === 0) return []
  const { rows } = await pool.query<{ proposal: string; amount: string }>({
    name: 'deposits_of_each',
    // Of each its own, by their index.
    text: `select asked.proposal, made.amount from unnest($1::int8[]) as asked (proposal)
      cross join lateral (
        select d.amount from deposits_made as d where d.proposal = asked.proposal
        order by d.seq desc, d.ordinal desc limit $2
      ) as made`,
    values: [ids, most],
  })
  return rows
}

type Open = { proposal: string; voter: string; options: VoteOptions }
type Delegated = { delegator: string; validator: string; shares: string }

/** How open proposals stand, as the chain would count now, by their numbers; none when the stakes aren't known. */
export async function countOpenVotes(pool: Pool, ids: readonly bigint[]): Promise<Map<bigint, Tally>> {
  if (ids.length === 0) return new Map()
  const validators = await pool.query<{ validator: string; tokens: string; shares: string; jailed: boolean }>(
    {
      name: 'bonded_stakes',
      text: 'select validator, tokens, shares, jailed from stakes where status = $1',
      values: [bonded],
    },
  )
  if (validators.rows.length === 0) return new Map()
  const votes = await pool.query<Open>({
    name: 'open_votes',
    text: 'select proposal, voter, options from proposal_votes where proposal = any($1::int8[])', // the primary key
    values: [ids],
  })
  const delegations = await pool.query<Delegated>({
    name: 'delegations_of_voters',
    // Of each voter once, by primary keys.
    text: `select d.delegator, d.validator, d.shares from delegations as d where d.delegator in (
        select v.voter from proposal_votes as v where v.proposal = any($1::int8[]))`,
    values: [ids],
  })
  const stake = createStake(
    validators.rows.map(({ tokens, shares, ...one }) => ({
      ...one,
      tokens: BigInt(tokens),
      shares: parseDecimal(shares),
    })),
    delegations.rows.map(({ shares, ...one }) => ({ ...one, shares: parseDecimal(shares) })),
  )
  const cast = Map.groupBy(votes.rows, ({ proposal }) => BigInt(proposal))
  return new Map(ids.map((id) => [id, tallyVotes(cast.get(id) ?? [], stake)]))
}
