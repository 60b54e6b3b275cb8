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

export async function findProposal(pool: Pool, id: bigint): Promise<ProposalRow | undefined> {
  const { rows } = await pool.query<ProposalRow>({
    name: 'proposal',
    text: 'select * from proposals where id = $1', // the primary key
    values: [id],
  })
  return rows[0]
}

/** Protobuf, in the order in which they are executed. */
export async function listProposalMessages(
  pool: Pool,
  id: bigint,
): Promise<{ type: string; value: Buffer }[]> {
  const { rows } = await pool.query<{ type: string; value: Buffer }>({
    name: 'proposal_messages',
    text: 'select type, value from proposal_messages where proposal = $1 order by place', // the primary key
    values: [id],
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
export async function findSubmission(pool: Pool, id: bigint): Promise<Submission | undefined> {
  const { rows } = await pool.query<Submission>({
    name: 'proposal_submission',
    text: `select s.proposal, s.seq, a.address as proposer, s.title, s.summary, s.metadata, s.expedited, s.types
      from proposal_submissions as s join addresses as a on a.account = s.proposer
      where s.proposal = $1 limit 1`, // its index
    values: [id],
  })
  return rows[0]
}

export type ProposalEnd = { height: string; result: string; log: string; burnt: string }

/** How it went: an expedited proposal may end twice. */
export async function listProposalEnds(pool: Pool, id: bigint): Promise<ProposalEnd[]> {
  const { rows } = await pool.query<ProposalEnd>({
    name: 'proposal_ends',
    text: 'select height, result, log, burnt from proposal_ends where proposal = $1 order by height', // its index
    values: [id],
  })
  return rows
}
