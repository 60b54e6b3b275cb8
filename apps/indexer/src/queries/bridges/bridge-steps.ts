import type { Pool } from 'pg'
import { milliseconds } from '../milliseconds.ts'

/** The order is that of the kinds in the database, from 1 on. */
const stepKinds = ['attested', 'observed', 'cancelled', 'batch_cancelled', 'confirmed'] as const
export type StepKind = (typeof stepKinds)[number]

export type StepRow = {
  kind: StepKind
  height: bigint
  timeMs: bigint
  account: Buffer | null
  /** Of what is told of Ethereum: the chain's key of it, in hex. */
  attestation: string | null
  /** In hex. */
  hash: string | null
}

/** What was done about something: `subject` is the number of a claim or a batch, or of a withdrawal, by the kind. */
export async function listBridgeSteps(
  pool: Pool,
  subject: bigint,
  kinds: readonly StepKind[],
): Promise<StepRow[]> {
  type Row = Omit<StepRow, 'kind' | 'height' | 'timeMs'> & { kind: number; height: string; time: string }
  const { rows } = await pool.query<Row>({
    name: 'bridge_steps',
    // Index bridge_steps_subject; a few for each validator.
    text: `select s.kind, s.height, ${milliseconds('b.time')} as time, a.address as account,
        encode(s.attestation, 'hex') as attestation, encode(t.hash, 'hex') as hash
      from bridge_steps as s join blocks as b using (height) left join addresses as a on a.account = s.account
        left join txs as t on t.tx_seq = s.tx_seq
      where s.subject = $1 and s.kind = any($2::int4[]) order by s.height, s.place limit 1000`,
    values: [subject, kinds.map((kind) => stepKinds.indexOf(kind) + 1)],
  })
  return rows.map(({ kind, height, time, ...row }) => ({
    ...row,
    kind: stepKinds[kind - 1] ?? 'attested',
    height: BigInt(height),
    timeMs: BigInt(time),
  }))
}

/** Numbers of what Ethereum told of a batch. */
export async function listClaimsOfBatch(pool: Pool, batch: bigint): Promise<bigint[]> {
  const { rows } = await pool.query<{ nonce: string }>({
    name: 'claims_of_batch',
    text: 'select distinct nonce from bridge_claims where batch = $1 order by nonce limit 100', // index bridge_claims_batch
    values: [batch],
  })
  return rows.map(({ nonce }) => BigInt(nonce))
}

export type Attestor = { operator: string; orchestrator: string | null }

/** Validators of the set, each with the account that speaks for it at the bridge. */
export async function listAttestors(
  pool: Pool,
  accountOf: (operator: string) => string,
): Promise<Attestor[]> {
  const { rows } = await pool.query<{ validator: string }>({
    name: 'bonded_validators',
    text: 'select validator from stakes where status = 3 order by tokens desc', // some hundred validators
  })
  const { rows: named } = await pool.query<{ validator: string; orchestrator: string }>({
    name: 'bridge_orchestrators',
    text: 'select validator, orchestrator from peggy_orchestrators', // as many
  })
  const speakers = new Map(named.map((one) => [one.validator, one.orchestrator]))
  return rows.map(({ validator }) => {
    const operator = accountOf(validator)
    return { operator, orchestrator: speakers.get(operator) ?? null }
  })
}

export type BatchRow = {
  nonce: bigint
  height: bigint
  timeMs: bigint
  account: Buffer
  timeout: bigint
  hash: string | null
  withdrawals: bigint[]
  denom: string | null
  amount: string
  fee: string
  confirmations: number
  state: 'waiting' | 'executed' | 'cancelled'
}

/** The newest first, or one. */
export async function listBatches(
  pool: Pool,
  { below, limit }: { below: bigint | undefined; limit: number },
): Promise<BatchRow[]> {
  type Row = Omit<BatchRow, 'nonce' | 'height' | 'timeMs' | 'timeout' | 'withdrawals'> &
    Record<'nonce' | 'height' | 'time' | 'timeout', string> & { withdrawals: string[] }
  const { rows } = await pool.query<Row>({
    name: 'bridge_batches',
    // Index bridge_batches_nonce from the number down; the rest by keys, batch by batch.
    text: `select g.nonce, g.height, ${milliseconds('b.time')} as time, a.address as account,
        g.timeout, encode(t.hash, 'hex') as hash, g.withdrawals, w.denom, w.amount, w.fee,
        (select count(*)::int4 from bridge_steps as s where s.subject = g.nonce and s.kind = 5) as confirmations,
        case when exists (select from bridge_claims as c join bridge_steps as s
            on s.subject = c.nonce and s.kind = 2 and s.attestation = c.attestation where c.batch = g.nonce) then 'executed'
          when exists (select from bridge_steps as s where s.subject = g.nonce and s.kind = 4) then 'cancelled'
          else 'waiting' end as state
      from (select nonce, min(height) as height, min(timeout) as timeout, min(orchestrator) as orchestrator,
          min(tx_seq) as tx_seq, array_agg(withdrawal order by at) as withdrawals
        from bridge_batches where nonce < $1 group by nonce order by nonce desc limit $2) as g
      join blocks as b using (height) join addresses as a on a.account = g.orchestrator
      left join txs as t on t.tx_seq = g.tx_seq
      cross join lateral (select min(d.denom) as denom, coalesce(sum(amount), 0)::text as amount,
          coalesce(sum(fee), 0)::text as fee
        from bridge_withdrawals as w join denoms as d on d.id = w.denom where w.id = any(g.withdrawals)) as w
      order by g.nonce desc`,
    values: [below ?? 2n ** 62n, limit],
  })
  return rows.map(({ nonce, height, time, timeout, withdrawals, ...row }) => ({
    ...row,
    nonce: BigInt(nonce),
    height: BigInt(height),
    timeMs: BigInt(time),
    timeout: BigInt(timeout),
    withdrawals: withdrawals.map(BigInt),
  }))
}
