import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'
import { boundOf, lowest, mergeRanked, type RankPlace } from './rank-places.ts'

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
  /** Of its contract, as its table has it. */
  key: string
  /** How many tokens it has, as far as that is counted. */
  rank: string
}

/** In the order in which collections come that have as many tokens. */
export const standards = ['erc721', 'erc1155', 'cw721'] as const
type Standard = (typeof standards)[number]

const cw721 = `select k.contract, 'cw721' as standard, k.contract as key, k.name, k.symbol, k.tokens::numeric as tokens,
    k.tokens::text as rank, c.creator, k.lost is not null as "isLost"
  from nft_contracts as k left join contracts as c on c.address = k.contract`
const evm = `select '0x' || encode(a.address, 'hex') as contract, t.standard, t.contract::text as key, n.name, n.symbol,
    t.supply as tokens, coalesce(t.supply, 0)::text as rank,
    (select encode(o.address, 'hex') from evm_contracts as e join addresses as o on o.account = e.creator
      where e.contract = t.contract) as creator,
    t.lost is not null as "isLost"
  from evm_tokens as t join addresses as a on a.account = t.contract
    left join evm_token_names as n on n.contract = t.contract`

type Page = {
  standard: Standard | undefined
  /** Those by CW721 among these contracts alone, inj1…; undefined for all. */
  only?: string[] | undefined
  after: RankPlace | undefined
  limit: number
}

/** Collections, those with most tokens first; how many there are by ERC-1155 nobody counts. */
export async function listCollections(
  pool: Pool,
  { standard, only, after, limit }: Page,
): Promise<CollectionRow[]> {
  const possible = only === undefined ? standards : (['cw721'] as const)
  const wanted = possible.filter((one) => standard === undefined || one === standard)
  const tables = wanted.map(async (one) => {
    const isCw721 = one === 'cw721'
    const { rank, key } = boundOf(standards, one, after, isCw721 ? lowest.name : lowest.hash)
    const { rows } = await pool.query<CollectionRow>({
      name: isCw721 ? 'collections_cw721' : 'collections_evm',
      // Index nft_contracts_rank or evm_tokens_rank, backwards; the rest by primary keys.
      text: isCw721
        ? `${cw721} where (k.tokens, k.contract) < ($1::int8, $2) and ($4::text[] is null or k.contract = any($4))
            order by k.tokens desc, k.contract desc limit $3`
        : `${evm} where t.standard in ('erc721', 'erc1155') and t.standard = $4
            and (coalesce(t.supply, 0), t.contract) < ($1::numeric, $2::int8)
          order by coalesce(t.supply, 0) desc, t.contract desc limit $3`,
      values: isCw721 ? [rank, key, limit, only] : [rank, key, limit, one],
    })
    return rows
  })
  return mergeRanked(await Promise.all(tables), limit)
}

/** A collection by its contract: inj1…, or 20 bytes. */
export async function findCollectionRow(
  pool: Pool,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<CollectionRow | undefined> {
  const [byName, byBytes] = await Promise.all([
    pool.query<CollectionRow>({
      name: 'collection_cw721',
      text: `${cw721} where k.contract = $1`, // the primary key
      values: [name],
    }),
    pool.query<CollectionRow>({
      name: 'collection_evm',
      text: `${evm} where t.standard in ('erc721', 'erc1155') and t.contract = $1`, // the primary key
      values: [accountKey(bytes)],
    }),
  ])
  return byBytes.rows[0] ?? byName.rows[0]
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
