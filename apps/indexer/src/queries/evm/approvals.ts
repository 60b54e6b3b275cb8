import type { Pool } from 'pg'
import { accountKey } from '#src/decode/keys.ts'
import { tokenColumns, tokenJoins, type TokenRow } from './tokens.ts'

export type ApprovalRow = {
  /** Keys, to go on after it. */
  contract: string
  other: string
  kind: 'amount' | 'all'
  address: Buffer
  owner: Buffer
  spender: Buffer
  /** null for all tokens of the contract. */
  amount: string | null
  height: string
  token: TokenRow | null
}

/** What somebody allowed, or was allowed, by contract: amounts before whole contracts. */
export async function listApprovals(
  pool: Pool,
  by: 'owner' | 'spender',
  account: Uint8Array,
  { after, limit }: { after: Pick<ApprovalRow, 'contract' | 'other' | 'kind'> | undefined; limit: number },
): Promise<ApprovalRow[]> {
  const other = by === 'owner' ? 'spender' : 'owner'
  const isNext = after === undefined ? '' : `and (contract, ${other}) >= ($3::int8, $4::int8)`
  const { rows } = await pool.query<ApprovalRow>({
    name: `evm_approvals_${by}${after === undefined ? '' : '_after'}`,
    // Indexes evm_allowances_owner, …_spender, evm_operators_owner and …_operator.
    text: `select l.contract, l.${other} as other, l.kind, ca.address, oa.address as owner, sa.address as spender,
        l.amount, l.height, case when t.contract is null then null else ${tokenColumns} end as token
      from (
        (select 'amount' as kind, contract, owner, spender, amount, height from evm_allowances
          where ${by} = $1 ${isNext} order by contract, ${other} limit $2)
        union all
        (select * from (
            select 'all' as kind, contract, owner, operator as spender, null::numeric as amount, height
            from evm_operators
          ) as operators where ${by} = $1 ${isNext} order by contract, ${other} limit $2)
      ) as l
      join addresses as ca on ca.account = l.contract join addresses as oa on oa.account = l.owner
      join addresses as sa on sa.account = l.spender
      left join (evm_tokens as t ${tokenJoins}) on t.contract = l.contract
      ${after === undefined ? '' : `where (l.contract, l.${other}, l.kind) > ($3::int8, $4::int8, $5)`}
      order by l.contract, l.${other}, l.kind limit $2`,
    values: [
      accountKey(account),
      // Of the two at the border one may stand before it.
      limit + 1,
      ...(after === undefined ? [] : [after.contract, after.other, after.kind]),
    ],
  })
  return rows.slice(0, limit)
}
