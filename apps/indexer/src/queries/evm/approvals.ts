import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'
import { tokenColumns, tokenJoins, type TokenRow } from './tokens.ts'

/** Where in a list an approval stands, to go on after it: keys of what the list goes by, and the number of one token. */
export type ApprovalKey = { first: string; second: string; kind: 'all' | 'amount' | 'one'; item: string }

export type ApprovalRow = Omit<ApprovalKey, 'item'> & {
  address: Buffer
  owner: Buffer
  spender: Buffer
  /** null for all tokens of the contract, and for one. */
  amount: string | null
  /** Number of the one token; 0 for others. */
  item: string
  height: string
  token: TokenRow | null
}

/** What a list goes by that is of one of the three. */
const orders = {
  owner: ['contract', 'spender'],
  spender: ['contract', 'owner'],
  contract: ['owner', 'spender'],
} as const

/** Who may move one token by ERC-721 beside its owner; undefined for nobody. */
export async function findNftSpender(
  pool: Pool,
  { contract, token }: { contract: Uint8Array; token: string },
): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ address: Buffer }>({
    name: 'evm_nft_spender',
    text: `select address from evm_nft_approvals join addresses on account = spender
      where contract = $1 and token = $2`,
    values: [accountKey(contract), token],
  })
  return rows[0]?.address
}

/** What somebody allowed, was allowed, or what is allowed of a contract: all of it, then amounts, then single tokens. */
export async function listApprovals(
  pool: Pool,
  by: keyof typeof orders,
  account: Uint8Array,
  { after, limit }: { after: ApprovalKey | undefined; limit: number },
): Promise<ApprovalRow[]> {
  const [first, second] = orders[by]
  const isNext = after === undefined ? '' : `and (${first}, ${second}) >= ($3::int8, $4::int8)`
  // They come last: after others of the two all of them are yet to come.
  const isNextOne =
    after === undefined
      ? ''
      : `and (${first}, ${second}, token) >
          ($3::int8, $4::int8, case when $5::text = 'one' then $6::numeric else -1 end)`
  const { rows } = await pool.query<ApprovalRow>({
    name: `evm_approvals_${by}${after === undefined ? '' : '_after'}`,
    // Indexes evm_allowances_owner, …_spender, evm_operators_owner and …_operator; evm_nft_approvals_contract, …_owner
    // and …_spender; the primary keys.
    text: `select l.${first} as first, l.${second} as second, l.kind, ca.address, oa.address as owner,
        sa.address as spender, l.amount, l.item, l.height,
        case when t.contract is null then null else ${tokenColumns} end as token
      from (
        (select 'amount' as kind, contract, owner, spender, amount, 0::numeric as item, height from evm_allowances
          where ${by} = $1 ${isNext} order by ${first}, ${second} limit $2)
        union all
        (select * from (
            select 'all' as kind, contract, owner, operator as spender, null::numeric as amount, 0::numeric as item, height
            from evm_operators
          ) as operators where ${by} = $1 ${isNext} order by ${first}, ${second} limit $2)
        union all
        (select 'one' as kind, contract, owner, spender, null::numeric as amount, token as item, height
          from evm_nft_approvals where ${by} = $1 ${isNextOne} order by ${first}, ${second}, token limit $2)
      ) as l
      join addresses as ca on ca.account = l.contract join addresses as oa on oa.account = l.owner
      join addresses as sa on sa.account = l.spender
      left join (evm_tokens as t ${tokenJoins}) on t.contract = l.contract
      ${
        after === undefined
          ? ''
          : `where (l.${first}, l.${second}, l.kind, l.item) > ($3::int8, $4::int8, $5::text, $6::numeric)`
      }
      order by l.${first}, l.${second}, l.kind, l.item limit $2`,
    values: [
      accountKey(account),
      // Of the two at the border one may stand before it.
      limit + 1,
      ...(after === undefined ? [] : [after.first, after.second, after.kind, after.item]),
    ],
  })
  return rows.slice(0, limit)
}
