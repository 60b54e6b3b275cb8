import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'

/** A token of the EVM. What isn't known is null. */
export type TokenRow = {
  /** 20 bytes, in hex. */
  address: string
  standard: string
  name: string | null
  symbol: string | null
  decimals: number | null
  /** Of the bank whose coins it moves. */
  denom: string | null
  supply: string | null
  lost: string | null
  since: string
}

/** A token as JSON, beside what `tokenJoins` adds. */
export const tokenColumns = `json_build_object(
  'address', (select encode(address, 'hex') from addresses where account = t.contract), 'standard', t.standard,
  'name', coalesce(tn.name, nullif(tm.name, '')), 'symbol', coalesce(tn.symbol, nullif(tm.symbol, '')),
  'decimals', coalesce(tn.decimals, nullif(tm.decimals, 0)), 'denom', coalesce(tf.denom, t.denom),
  'supply', case when coalesce(tf.denom, t.denom) is null then t.supply else coalesce(ts.amount, 0) end::text,
  'lost', t.lost, 'since', t.since::text)`

/** To `evm_tokens as t`: each by a primary key, or the unique index of denoms. */
export const tokenJoins = `left join evm_token_names as tn on tn.contract = t.contract
  left join evm_faces as tf on tf.contract = t.contract
  left join denom_metadata as tm on tm.denom = coalesce(tf.denom, t.denom)
  left join denoms as td on td.denom = coalesce(tf.denom, t.denom)
  left join supplies as ts on ts.denom = td.id`

/** Those of the contracts that are tokens, by the hex of their addresses. */
export async function listTokens(pool: Pool, contracts: Uint8Array[]): Promise<Map<string, TokenRow>> {
  if (contracts.length === 0) return new Map()
  const { rows } = await pool.query<{ token: TokenRow }>({
    name: 'evm_tokens_of',
    text: `select ${tokenColumns} as token from evm_tokens as t ${tokenJoins}
      where t.contract = any($1::int8[])`, // the primary key
    values: [contracts.map(accountKey)],
  })
  return new Map(rows.map(({ token }) => [token.address, token]))
}

export type BalanceRow = { contract: string; amount: string; height: string; token: TokenRow }

/** What an account has of tokens by ERC-20 that are believed and keep their balances themselves, by the key of the contract. */
export async function listEvmBalances(
  pool: Pool,
  holder: Uint8Array,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<BalanceRow[]> {
  const { rows } = await pool.query<BalanceRow>({
    name: 'evm_balances_of',
    // Index evm_balances_holder.
    text: `select b.contract, b.amount, b.height, ${tokenColumns} as token
      from evm_balances as b join evm_tokens as t using (contract) ${tokenJoins}
      where b.holder = $1 and ($2::int8 is null or b.contract > $2) and t.lost is null and tf.denom is null
        and t.denom is null
      order by b.contract limit $3`,
    values: [accountKey(holder), after, limit],
  })
  return rows
}

export type EvmHolderRow = { account: string; address: Buffer; amount: string }

/** Who holds a token that keeps its balances itself, the largest first. */
export async function listEvmHolders(
  pool: Pool,
  contract: Uint8Array,
  { after, limit }: { after: Pick<EvmHolderRow, 'account' | 'amount'> | undefined; limit: number },
): Promise<EvmHolderRow[]> {
  const { rows } = await pool.query<EvmHolderRow>({
    name: after === undefined ? 'evm_holders' : 'evm_holders_after',
    // Index evm_balances_top.
    text: `select b.holder as account, a.address, b.amount from evm_balances as b
        join addresses as a on a.account = b.holder
      where b.contract = $1
        ${after === undefined ? '' : 'and b.amount <= $3 and (b.amount < $3 or b.holder > $4)'}
      order by b.amount desc, b.holder limit $2`,
    values: [accountKey(contract), limit, ...(after === undefined ? [] : [after.amount, after.account])],
  })
  return rows
}

/** How many hold something of a token, and of ERC-721 how many owners there are, counted no further than `most`. */
export async function countEvmHolders(
  pool: Pool,
  { table, key }: { table: 'evm_holders' | 'evm_nfts' | 'denom_holders'; key: bigint },
  most: number,
): Promise<bigint> {
  const text = {
    denom_holders: 'select holders as n from denom_holders where denom = $1',
    evm_holders: 'select holders as n from evm_holders where contract = $1',
    evm_nfts: `select count(*) as n from (
      select distinct owner from evm_nfts where contract = $1 limit $2) as held`,
  }[table] // primary keys
  const { rows } = await pool.query<{ n: string }>({
    name: `count_${table}`,
    text,
    values: table === 'evm_nfts' ? [key, most] : [key],
  })
  return BigInt(rows[0]?.n ?? 0)
}
