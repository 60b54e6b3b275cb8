import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'
import { boundOf, lowest, mergeRanked, type RankPlace } from './rank-places.ts'

/** A token whose balances its contract keeps. */
export type ContractTokenRow = {
  /** inj1… by CW20, 0x… by ERC-20. */
  asset: string
  kind: Kind
  /** Of its contract, as its table has it. */
  key: string
  name: string | null
  symbol: string | null
  decimals: number | null
  supply: string | null
  /** How many hold it. */
  rank: string
  minter: string | null
  isLost: boolean
}

/** In the order in which tokens come that as many hold. */
export const kinds = ['erc20', 'cw20'] as const
type Kind = (typeof kinds)[number]

const tables = {
  cw20: {
    least: lowest.name,
    of: `select k.contract as asset, 'cw20' as kind, k.contract as key, k.name, k.symbol, k.decimals,
        k.total_supply as supply, coalesce(h.holders, 0) as rank, k.minter, k.lost is not null as "isLost"`,
    tokens: 'cw20_tokens',
    holders: 'cw20_holders',
    names: '',
    is: 'true',
    type: 'text',
  },
  erc20: {
    least: lowest.hash,
    of: `select '0x' || encode(a.address, 'hex') as asset, 'erc20' as kind, k.contract::text as key, n.name, n.symbol,
        n.decimals, k.supply, coalesce(h.holders, 0) as rank, null as minter, k.lost is not null as "isLost"`,
    tokens: 'evm_tokens',
    holders: 'evm_holders',
    names: `join addresses as a on a.account = k.contract left join evm_token_names as n on n.contract = k.contract`,
    // What stands in the bank is told there.
    is: `k.standard = 'erc20' and k.denom is null and not exists (select from evm_faces as f where f.contract = k.contract)`,
    type: 'int8',
  },
} as const

type Page = { after: RankPlace | undefined; limit: number }

/**
 * Tokens that contracts keep themselves, those that most hold first; tokens that stand in the bank are left out. Those that
 * nobody holds are asked for where all others end.
 */
export async function listContractTokens(
  pool: Pool,
  { kind, ...page }: Page & { kind: Kind | undefined },
): Promise<ContractTokenRow[]> {
  const wanted = kinds.filter((one) => kind === undefined || one === kind)
  const askEach = async (ask: typeof listHeld, limit: number) =>
    mergeRanked(await Promise.all(wanted.map((one) => ask(pool, one, { ...page, limit }))), limit)
  const held = await askEach(listHeld, page.limit)
  if (held.length === page.limit) return held
  return [...held, ...(await askEach(listUnheld, page.limit - held.length))]
}

async function listHeld(pool: Pool, kind: Kind, { after, limit }: Page): Promise<ContractTokenRow[]> {
  const { least, of, tokens, holders, names, is, type } = tables[kind]
  const { rank, key } = boundOf(kinds, kind, after, least)
  const { rows } = await pool.query<ContractTokenRow>({
    name: `contract_tokens_${kind}`,
    // Index cw20_holders_rank or evm_holders_rank, backwards; the rest by primary keys.
    text: `${of} from ${holders} as h join ${tokens} as k using (contract) ${names}
      where ${is} and (h.holders, h.contract) < ($1::int8, $2::${type})
      order by h.holders desc, h.contract desc limit $3`,
    values: [rank, key, limit],
  })
  return rows
}

async function listUnheld(pool: Pool, kind: Kind, { after, limit }: Page): Promise<ContractTokenRow[]> {
  const { least, of, tokens, holders, names, is, type } = tables[kind]
  const { rank, key } = boundOf(kinds, kind, after, least)
  // All of this table has been told.
  if (rank === '0' && key === least) return []
  const { rows } = await pool.query<ContractTokenRow>({
    name: `contract_tokens_unheld_${kind}`,
    // The primary keys side by side, of evm_tokens its index evm_tokens_own.
    text: `${of} from ${tokens} as k left join ${holders} as h using (contract) ${names}
      where ${is} and h.contract is null and ($1::${type} is null or k.contract < $1)
      order by k.contract desc limit $2`,
    values: [rank === '0' ? key : null, limit],
  })
  return rows
}

/** Some tokens, by the names of their contracts: `inj1…`, `0x…`; those that most hold first. */
export async function findContractTokens(pool: Pool, names: readonly string[]): Promise<ContractTokenRow[]> {
  const keys = names.flatMap((name) => (/^0x[0-9a-f]{40}$/i.test(name) ? [keyOf(name)] : []))
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const { of, tokens, holders, names: join, is } = tables[kind]
      const { rows } = await pool.query<ContractTokenRow>({
        name: `contract_tokens_named_${kind}`,
        text: `${of} from ${tokens} as k left join ${holders} as h using (contract) ${join}
          where ${is} and k.contract = any($1) order by rank desc, k.contract desc`, // the primary keys
        values: [kind === 'cw20' ? names : keys],
      })
      return rows
    }),
  )
  return mergeRanked(found, Infinity)
}

function keyOf(address: string): bigint {
  return accountKey(Buffer.from(address.slice(2), 'hex'))
}
