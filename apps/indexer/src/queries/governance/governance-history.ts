import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'
import type { CastVote, HistoryPage } from './proposal-votes.ts'

/** A vote of somebody, with what it was about. */
export type VoteOf = CastVote & { proposal: string }

/** What an account voted, newest first. */
export async function listVotesOf(pool: Pool, voter: Uint8Array, page: HistoryPage): Promise<VoteOf[]> {
  const { rows } = await pool.query<VoteOf>({
    name: 'votes_of_voter',
    text: `select v.seq, v.ordinal, v.proposal, a.address as voter, v.options
      from votes_cast as v join addresses as a on a.account = v.voter
      where v.voter = $1
        and (v.seq, v.ordinal) < (coalesce($2, 9223372036854775807::int8), coalesce($3, 2147483647::int4))
      order by v.seq desc, v.ordinal desc limit $4`, // index on the voter
    values: [accountKey(voter), page.before?.seq ?? null, page.before?.ordinal ?? null, page.limit],
  })
  return rows
}

/** How some accounts voted on a proposal: of each the last vote. */
export async function listLastVotes(
  pool: Pool,
  id: bigint,
  voters: Uint8Array[],
): Promise<{ voter: bigint; seq: bigint; options: string }[]> {
  const { rows } = await pool.query<{ voter: string; seq: string; options: string }>({
    name: 'last_votes_of_voters',
    // Of each its own votes, by their index.
    text: `select asked.voter, last.seq, last.options from unnest($2::int8[]) as asked (voter)
      cross join lateral (
        select v.seq, v.options from votes_cast as v where v.voter = asked.voter and v.proposal = $1
        order by v.seq desc, v.ordinal desc limit 1
      ) as last`,
    values: [id, voters.map(accountKey)],
  })
  return rows.map(({ voter, seq, options }) => ({ voter: BigInt(voter), seq: BigInt(seq), options }))
}

/** How many votes were cast, counted no further than `most`. */
export async function countVotes(pool: Pool, id: bigint, most: number): Promise<number> {
  const { rows } = await pool.query<{ n: string }>({
    name: 'votes_counted',
    text: 'select count(*) as n from (select from votes_cast where proposal = $1 limit $2) as counted', // its index
    values: [id, most],
  })
  return Number(rows[0]?.n ?? 0)
}

/** The power of validators in the set as it was before the end of a block, by consensus address in hex. */
export async function listPowersBefore(
  pool: Pool,
  height: bigint,
  consensus: Buffer[],
): Promise<Map<string, bigint>> {
  const { rows } = await pool.query<{ consensus: Buffer; power: string }>({
    name: 'powers_before',
    // Of each the last change before the block, by their index.
    text: `select asked.consensus, last.power from unnest($2::bytea[]) as asked (consensus)
      cross join lateral (
        select p.power from validator_powers as p where p.consensus = asked.consensus and p.height < $1
        order by p.height desc limit 1
      ) as last`,
    values: [height, consensus],
  })
  return new Map(rows.map((row) => [row.consensus.toString('hex'), BigInt(row.power)]))
}

/** Numbers of what was ever proposed, the newest first. */
export async function listProposalIds(
  pool: Pool,
  { before, limit }: { before: bigint | undefined; limit: number },
): Promise<bigint[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'proposal_ids',
    // The primary key, and the submissions' index for those that the chain has forgotten; both backwards.
    text: `select id from (
        (select id from proposals where id < coalesce($1, 9223372036854775807::int8) order by id desc limit $2)
        union
        (select proposal from proposal_submissions where proposal < coalesce($1, 9223372036854775807::int8)
          order by proposal desc limit $2)
      ) as known order by id desc limit $2`,
    values: [before ?? null, limit],
  })
  return rows.map(({ id }) => BigInt(id))
}

/** Numbers of what the chain has forgotten for one reason, the newest first. */
export async function listForgottenIds(
  pool: Pool,
  result: string,
  { before, limit }: { before: bigint | undefined; limit: number },
): Promise<bigint[]> {
  const { rows } = await pool.query<{ proposal: string }>({
    name: 'forgotten_proposals',
    // Its index on the proposal, backwards: a chain has some hundred of them.
    text: `select proposal from proposal_ends
      where proposal < coalesce($1, 9223372036854775807::int8) and result = $2
      order by proposal desc limit $3`,
    values: [before ?? null, result, limit],
  })
  return rows.map(({ proposal }) => BigInt(proposal))
}
