import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'
import { tokenColumns, tokenJoins, type TokenRow } from './tokens.ts'

/** Where in a list an approval stands, to go on after it: keys of what the list goes by. */
export type ApprovalKey = { first: string; second: string; kind: 'amount' | 'all' }

export type ApprovalRow = ApprovalKey & {
  address: Buffer
  owner: Buffer
  spender: Buffer
  /** null for all tokens of the contract. */
  amount: string | null
  height: string
  token: TokenRow | null
}

/** What a list goes by that is of one of the three. */
const orders = {
  owner: ['contract', 'spender'],
  spender: ['contract', 'owner'],
  contract: ['owner', 'spender'],
} as const

/** What somebody allowed, was allowed, or what is allowed of a contract: amounts before whole contracts. */
export async function listApprovals(
  pool: Pool,
  by: keyof typeof orders,
  account: Uint8Array,
  { after, limit }: { after: ApprovalKey | undefined; limit: number },
): Promise<ApprovalRow[]> {
  const [first, second] = orders[by]
  const isNext = after === undefined ? '' : `and (${first}, ${second}) >= ($3::int8, $4::int8)`
  const { rows } = await pool.query<ApprovalRow>({
    name: `evm_approvals_${by}${after === undefined ? '' : '_after'}`,
    // Indexes evm_allowances_owner, …_spender, evm_operators_owner and …_operator; the primary keys.
    text: `select l.${first} as first, l.${second} as second, l.kind, ca.address, oa.address as owner,
        sa.address as spender, l.amount, l.height,
        case when t.contract is null then null else ${tokenColumns} end as token
      from (
        (select 'amount' as kind, contract, owner, spender, amount, height from evm_allowances
          where ${by} = $1 ${isNext} order by ${first}, ${second} limit $2)
        union all
        (select * from (
            select 'all' as kind, contract, owner, operator as spender, null::numeric as amount, height
            from evm_operators
          ) as operators where ${by} = $1 ${isNext} order by ${first}, ${second} limit $2)
      ) as l
      join addresses as ca on ca.account = l.contract join addresses as oa on oa.account = l.owner
      join addresses as sa on sa.account = l.spender
      left join (evm_tokens as t ${tokenJoins}) on t.contract = l.contract
      ${after === undefined ? '' : `where (l.${first}, l.${second}, l.kind) > ($3::int8, $4::int8, $5)`}
      order by l.${first}, l.${second}, l.kind limit $2`,
    values: [
      accountKey(account),
      // Of the two at the border one may stand before it.
      limit + 1,
      ...(after === undefined ? [] : [after.first, after.second, after.kind]),
    ],
  })
  return rows.slice(0, limit)
}
