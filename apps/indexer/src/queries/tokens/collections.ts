import type { Pool } from 'pg'

export type CollectionRow = {
  /** inj1… by CW721, 0x… by ERC-721 or ERC-1155. */
  contract: string
  standard: string
  name: string | null
  symbol: string | null
  tokens: string | null
  /** inj1…, or 20 bytes in hex. */
  creator: string | null
  isLost: boolean
}

type Page = {
  standard: string | undefined
  contract: string | undefined
  after: { tokens: string; contract: string } | undefined
  limit: number
}

/** Collections, those with most tokens first; how many there are by ERC-1155 nobody counts. */
export async function listCollections(
  pool: Pool,
  { standard, contract, after, limit }: Page,
): Promise<CollectionRow[]> {
  const { rows } = await pool.query<CollectionRow>({
    name: 'nft_collections',
    // Some thousand rows, read whole.
    text: `select * from (
        select k.contract, 'cw721' as standard, k.name, k.symbol, k.tokens::numeric as tokens, c.creator,
          k.lost is not null as "isLost"
        from nft_contracts as k left join contracts as c on c.address = k.contract
        union all
        select '0x' || encode(a.address, 'hex'), t.standard, n.name, n.symbol, t.supply,
          (select encode(o.address, 'hex') from evm_contracts as e join addresses as o on o.account = e.creator
            where e.contract = t.contract),
          t.lost is not null
        from evm_tokens as t join addresses as a on a.account = t.contract
          left join evm_token_names as n using (contract) where t.standard in ('erc721', 'erc1155')
      ) as collections
      where ($1::text is null or standard = $1) and ($2::text is null or contract = $2)
        and ($3::numeric is null or coalesce(tokens, 0) < $3 or coalesce(tokens, 0) = $3 and contract > $4)
      order by coalesce(tokens, 0) desc, contract limit $5`,
    values: [standard, contract, after?.tokens, after?.contract, limit],
  })
  return rows
}

export type OwnedRow = { token: string; owner: string; height: string }

/** The tokens of a collection by CW721, or one of them. */
export async function listCw721(
  pool: Pool,
  contract: string,
  { after, only, limit }: { after?: string | undefined; only?: string; limit: number },
): Promise<OwnedRow[]> {
  const { rows } = await pool.query<OwnedRow>({
    name: 'cw721_tokens',
    text: `select token, owner, height from nft_owners
      where contract = $1 and token > $2 and ($3::text is null or token = $3) order by token limit $4`, // the primary key
    values: [contract, after ?? '', only, limit],
  })
  return rows
}
