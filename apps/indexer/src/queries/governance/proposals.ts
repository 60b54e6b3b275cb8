import type { Pool } from 'pg'

// What the chain holds of governance, and beside it what it has forgotten. Times are nanoseconds since 1970.

type Coin = { denom: string; amount: string }

export type ProposalRow = {
  id: string
  status: number
  proposer: string
  title: string | null
  summary: string | null
  metadata: string | null
  expedited: boolean
  failed_reason: string | null
  submit_time: string
  deposit_end_time: string
  voting_start_time: string | null
  voting_end_time: string | null
  total_deposit: Coin[]
  /** The final tally: zeros until voting ends, null when it isn't known. */
  yes: string | null
  abstain: string | null
  no: string | null
  no_with_veto: string | null
}

export type ProposalPage = {
  /** cosmos.gov.v1.ProposalStatus; undefined for all. */
  status: number | undefined
  /** Older than this proposal; undefined for the newest. */
  before: bigint | undefined
  limit: number
}

/** Newest first. */
export async function listProposals(
  pool: Pool,
  { status, before, limit }: ProposalPage,
): Promise<ProposalRow[]> {
  const { rows } = await pool.query<ProposalRow>({
    name: 'proposals',
    // The primary key backwards: a chain has some hundred proposals.
    text: `select * from proposals where id < coalesce($1, 9223372036854775807::int8)
      and ($2::int4 is null or status = $2) order by id desc limit $3`,
    values: [before ?? null, status ?? null, limit],
  })
  return rows
}

/** Those of some proposals that the chain still has. */
export async function findProposals(pool: Pool, ids: readonly bigint[]): Promise<ProposalRow[]> {
  const { rows } = await pool.query<ProposalRow>({
    name: 'proposals_by_id',
    text: 'select * from proposals where id = any($1::int8[])', // the primary key
    values: [ids],
  })
  return rows
}

export type ProposalMessageRow = { proposal: string; type: string; value: Buffer }

/** Protobuf, in the order in which they are executed. */
export async function listProposalMessages(
  pool: Pool,
  ids: readonly bigint[],
): Promise<ProposalMessageRow[]> {
  const { rows } = await pool.query<ProposalMessageRow>({
    name: 'proposal_messages',
    // The primary key.
    text: `select proposal, type, value from proposal_messages where proposal = any($1::int8[])
      order by proposal, place`,
    values: [ids],
  })
  return rows
}

export type Submission = {
  proposal: string
  seq: string
  proposer: Buffer
  title: string | null
  summary: string | null
  metadata: string | null
  expedited: boolean
  types: string
}

/** The sequences of the transactions that submitted proposals, by proposal. */
export async function listSubmissions(pool: Pool, ids: bigint[]): Promise<Map<string, bigint>> {
  if (ids.length === 0) return new Map()
  const { rows } = await pool.query<{ proposal: string; seq: string }>({
    name: 'proposal_submissions',
    text: 'select proposal, seq from proposal_submissions where proposal = any($1::int8[])', // its index
    values: [ids],
  })
  return new Map(rows.map(({ proposal, seq }) => [proposal, BigInt(seq)]))
}

/** What was proposed, also when the chain has forgotten it since. */
export async function findSubmissions(pool: Pool, ids: readonly bigint[]): Promise<Submission[]> {
  const { rows } = await pool.query<Submission>({
    name: 'submissions_of_proposals',
    text: `select s.proposal, s.seq, a.address as proposer, s.title, s.summary, s.metadata, s.expedited, s.types
      from proposal_submissions as s join addresses as a on a.account = s.proposer
      where s.proposal = any($1::int8[])`, // its index
    values: [ids],
  })
  return rows
}

export type ProposalEnd = { proposal: string; height: string; result: string; log: string; burnt: string }

/** How each went, in the order of blocks: an expedited proposal may end twice. */
export async function listProposalEnds(pool: Pool, ids: readonly bigint[]): Promise<ProposalEnd[]> {
  const { rows } = await pool.query<ProposalEnd>({
    name: 'proposal_ends',
    text: `select proposal, height, result, log, burnt from proposal_ends where proposal = any($1::int8[])
      order by height`, // its index
    values: [ids],
  })
  return rows
}
