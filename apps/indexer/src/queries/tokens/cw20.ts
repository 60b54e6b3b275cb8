import type { Pool } from 'pg'
import { tokenColumns, type TokenRow } from '../contracts/contracts.ts'

export type Cw20BalanceRow = {
  contract: string
  amount: string
  /** null when it hasn't changed since the index began. */
  time: Date | null
  token: TokenRow
}

/** What an account holds of tokens by CW20. */
export async function listCw20Balances(pool: Pool, holder: string, limit: number): Promise<Cw20BalanceRow[]> {
  const { rows } = await pool.query<Cw20BalanceRow>({
    name: 'cw20_balances',
    text: `select b.contract, b.amount, t.time, ${tokenColumns} as token
      from cw20_balances as b join cw20_tokens as k using (contract) left join blocks as t on t.height = b.height
      where b.holder = $1 order by b.contract limit $2`, // index cw20_balances_holder
    values: [holder, limit],
  })
  return rows
}

export type Cw20HolderRow = { holder: string; amount: string }

/** Who holds a token, the largest first; undefined when the token isn't followed. */
export async function listCw20Holders(
  pool: Pool,
  contract: string,
  { below, limit }: { below: Cw20HolderRow | undefined; limit: number },
): Promise<Cw20HolderRow[] | undefined> {
  const known = await pool.query({
    name: 'cw20_known',
    text: 'select from cw20_tokens where contract = $1 and lost is null', // the primary key
    values: [contract],
  })
  if (known.rowCount === 0) return undefined
  const { rows } = await pool.query<Cw20HolderRow>({
    name: below === undefined ? 'cw20_holders' : 'cw20_holders_below',
    text: `select holder, amount from cw20_balances where contract = $1
      ${below === undefined ? '' : 'and (amount < $3 or (amount = $3 and holder > $4)) and amount <= $3'}
      order by amount desc, holder limit $2`, // index cw20_balances_top
    values: [contract, limit, ...(below === undefined ? [] : [below.amount, below.holder])],
  })
  return rows
}

export type Cw20Holding = { contract: string; amount: string; name: string; symbol: string; decimals: number }

/** What an account holds of the tokens that are followed, a page by contract. */
export async function listCw20BalancesAfter(
  pool: Pool,
  holder: string,
  { after, limit }: { after: string; limit: number },
): Promise<Cw20Holding[]> {
  const { rows } = await pool.query<Cw20Holding>({
    name: 'cw20_balances_after',
    text: `select b.contract, b.amount, k.name, k.symbol, k.decimals
      from cw20_balances as b join cw20_tokens as k using (contract)
      where b.holder = $1 and b.contract > $2 and b.amount > 0 and k.lost is null
      order by b.contract limit $3`, // index cw20_balances_holder
    values: [holder, after, limit],
  })
  return rows
}
