import type { Pool } from 'pg'

export type NftRow = { contract: string; collection: string; token: string; height: string }

/** What an account owns of collections by CW721. */
export async function listNfts(
  pool: Pool,
  owner: string,
  { after, limit }: { after: { contract: string; token: string } | undefined; limit: number },
): Promise<NftRow[]> {
  const { rows } = await pool.query<NftRow>({
    name: 'nfts_of_owner',
    // Index nft_owners_owner.
    text: `select o.contract, k.name as collection, o.token, o.height
      from nft_owners as o join nft_contracts as k using (contract)
      where o.owner = $1 and k.lost is null and (o.contract, o.token) > ($2, $3)
      order by o.contract, o.token limit $4`,
    values: [owner, after?.contract ?? '', after?.token ?? '', limit],
  })
  return rows
}

/** Whether a contract is a collection by CW721 that is followed. */
export async function isNftContract(pool: Pool, contract: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'nft_known',
    text: 'select from nft_contracts where contract = $1 and lost is null', // the primary key
    values: [contract],
  })
  return rowCount !== 0
}
