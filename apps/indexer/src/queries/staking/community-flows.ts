import type { Pool } from 'pg'

/** What moved between somebody and the account of distribution, which keeps the community pool; never reordered. */
export const flowKinds = [
  'given',
  'spent',
  'given_to_validator',
  'trading_rewards',
  'rewards',
  'commission',
] as const
export type FlowKind = (typeof flowKinds)[number]

export type CommunityFlow = {
  sequence: bigint
  denomKey: bigint
  kind: FlowKind
  denom: string
  /** Who gave or got it; of rewards who earned them. */
  account: Buffer
  amount: string
}

/** Where a flow stands: one event may move several denoms. */
type FlowPlace = Pick<CommunityFlow, 'sequence' | 'denomKey'>

export type FlowFilter = {
  kinds: readonly FlowKind[]
  /** Key of an account. */
  account: bigint | undefined
  /** Sequences, the last one included. */
  first: bigint
  last: bigint
}

/** The newest first; `before` is the last place of the page before. */
export async function listCommunityFlows(
  pool: Pool,
  filter: FlowFilter,
  { before, limit }: { before: FlowPlace | undefined; limit: number },
): Promise<CommunityFlow[]> {
  const part = (table: string, kind: string, account: string) => `(
    select seq, denom, ${kind} as kind, ${account} as account, amount from ${table}
    where seq between $1 and $2 and ${kind} = any($3::int4[]) ${filter.account === undefined ? '' : `and ${account} = $7`}
      and ($4::int8 is null or (seq, denom) < ($4, $5::int8))
    order by seq desc, denom desc limit $6)`
  const { rows } = await pool.query<
    Pick<CommunityFlow, 'denom' | 'account' | 'amount'> & { seq: string; key: string; kind: number }
  >({
    name: `community_flows${filter.account === undefined ? '' : '_of'}`,
    // Indexes community_flows_seq and payouts_seq backwards, or those of an account.
    text: `select f.seq, f.denom as key, f.kind, d.denom, a.address as account, f.amount
      from (${part('community_flows', 'kind', 'account')}
        union all ${part('payouts', 'case when is_commission then 5 else 4 end', 'delegator')}) as f
      join denoms as d on d.id = f.denom join addresses as a on a.account = f.account
      order by f.seq desc, f.denom desc limit $6`,
    values: [...rangeOf(filter), before?.sequence, before?.denomKey, limit, ...accountOf(filter)],
  })
  return rows.map(({ seq, key, kind, ...row }) => ({
    ...row,
    sequence: BigInt(seq),
    denomKey: BigInt(key),
    kind: flowKinds[kind] ?? 'given',
  }))
}

export type FlowSum = Omit<CommunityFlow, 'sequence' | 'denomKey'> & { count: number }

/** Gifts and expenses beyond these, the oldest, aren't counted in sums. */
export const mostSummed = 10_000
const mostSums = 200

/** What each account gave to the pool and got from it, the most frequent first. */
export async function sumCommunityFlows(pool: Pool, filter: FlowFilter): Promise<FlowSum[]> {
  const { rows } = await pool.query<Omit<FlowSum, 'kind'> & { kind: number }>({
    name: `community_sums${filter.account === undefined ? '' : '_of'}`,
    // Index community_flows_seq backwards, or community_flows_account.
    text: `select f.kind, d.denom, a.address as account, f.amount, f.count
      from (select kind, denom, account, sum(amount)::text as amount, count(*)::int4 as count
        from (select * from community_flows
          where seq between $1 and $2 and kind = any($3::int4[]) ${filter.account === undefined ? '' : 'and account = $5'}
          order by seq desc limit $4) as newest
        group by kind, denom, account) as f
      join denoms as d on d.id = f.denom join addresses as a on a.account = f.account
      order by f.count desc, f.kind, d.denom collate "C", a.address limit ${mostSums}`,
    values: [...rangeOf(filter), mostSummed, ...accountOf(filter)],
  })
  return rows.map(({ kind, ...row }) => ({ ...row, kind: flowKinds[kind] ?? 'given' }))
}

function rangeOf({ first, last, kinds }: FlowFilter): unknown[] {
  return [first, last, kinds.map((kind) => flowKinds.indexOf(kind))]
}

function accountOf({ account }: FlowFilter): bigint[] {
  return account === undefined ? [] : [account]
}
