import type { Pool } from 'pg'

/** A token whose balances its contract keeps. */
export type ContractTokenRow = {
  /** inj1… by CW20, 0x… by ERC-20. */
  asset: string
  kind: 'cw20' | 'erc20'
  name: string | null
  symbol: string | null
  decimals: number | null
  supply: string | null
  holders: string
  minter: string | null
  isLost: boolean
}

export type ContractTokenPage = {
  kind: 'cw20' | 'erc20' | undefined
  /** Those alone. */
  among: readonly string[] | undefined
  after: { holders: string; asset: string } | undefined
  limit: number
}

/** Tokens that contracts keep themselves, those that most hold first; tokens that stand in the bank are left out. */
export async function listContractTokens(pool: Pool, page: ContractTokenPage): Promise<ContractTokenRow[]> {
  const { kind, among, after, limit } = page
  const { rows } = await pool.query<ContractTokenRow>({
    name: 'contract_tokens',
    // Tokens of contracts are some thousand, read whole.
    text: `select * from (
        select k.contract as asset, 'cw20' as kind, k.name, k.symbol, k.decimals, k.total_supply as supply,
          coalesce(h.holders, 0) as holders, k.minter, k.lost is not null as "isLost"
        from cw20_tokens as k left join cw20_holders as h using (contract)
        union all
        select '0x' || encode(a.address, 'hex'), 'erc20', n.name, n.symbol, n.decimals, t.supply,
          coalesce(h.holders, 0), null, t.lost is not null
        from evm_tokens as t join addresses as a on a.account = t.contract
          left join evm_token_names as n using (contract) left join evm_holders as h using (contract)
          left join evm_faces as f using (contract)
        where t.standard = 'erc20' and t.denom is null and f.denom is null
      ) as tokens
      where ($1::text is null or kind = $1) and ($2::text[] is null or asset = any($2))
        and ($3::int8 is null or holders < $3 or holders = $3 and asset > $4)
      order by holders desc, asset limit $5`,
    values: [kind, among, after?.holders, after?.asset, limit],
  })
  return rows
}
