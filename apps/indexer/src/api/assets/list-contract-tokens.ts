import type { ListContractTokensRequest, ListContractTokensResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { findNamedTokens } from '#src/queries/tokens/assets.ts'
import {
  findContractTokens,
  kinds,
  listContractTokens as listTokens,
  type ContractTokenRow,
} from '#src/queries/tokens/contract-tokens.ts'
import type { RankPlace } from '#src/queries/tokens/rank-places.ts'
import { cutPage, readLimit } from '../accounts/read-page.ts'
import { readRankPlace } from '../read-rank-place.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { readOne, verifications, type AssetSources } from './list-assets.ts'
import { toContractAsset } from './to-asset.ts'
import { judgeBy, type TokenList } from './token-list.ts'

const mostFound = 200

/** @throws Fault `invalid-input` */
export async function listContractTokens(
  { pool, list, lookAlikes }: AssetSources,
  request: ListContractTokensRequest,
): Promise<ListContractTokensResponse> {
  const kind = readOne(request.kind, 'kind', ['cw20', 'erc20'] as const)
  const verification = readOne(request.verification, 'verification', verifications)
  const limit = readLimit(request.limit)
  const after = readRankPlace(request.cursor, { kinds, named: 'cw20', digits: 18 })
  const text = request.text.trim().slice(0, 200)
  const tierOf = judgeBy(list, [])
  const isWanted = ({ asset }: ContractTokenRow) =>
    verification === undefined || tierOf(asset) === verification
  // What a list vouches for are few, as those that a text names; all others are gone through by their holders.
  const isFew = text !== '' || (verification !== undefined && verification !== 'unverified')
  const [rows, findLookAlikes, unknown] = await Promise.all([
    isFew
      ? findAmong(pool, await namesWith(pool, text, list), { kind, after, isWanted })
      : listTokens(pool, { kind, after, limit: limit + 1 }),
    lookAlikes(),
    listUnknown(pool, ['cw20', 'evm-tokens']),
  ])
  const { lines, next } = cutPage(rows, limit, (row) => [row.rank, row.kind, row.key])
  return {
    assets: lines.filter(isWanted).map((row) => toContractAsset(row, { tierOf, findLookAlikes })),
    hasList: list.size > 0,
    next,
    unknown,
  }
}

type Kind = (typeof kinds)[number]
type Wanted = {
  kind: Kind | undefined
  after: RankPlace | undefined
  isWanted: (row: ContractTokenRow) => boolean
}

/** Without a text those of the list. */
async function namesWith(pool: Pool, text: string, list: TokenList): Promise<string[]> {
  if (text === '') return [...list.keys()]
  return [text, text.toLowerCase(), ...(await findNamedTokens(pool, text, mostFound))]
}

/** A few, looked through whole. */
async function findAmong(
  pool: Pool,
  names: readonly string[],
  { kind, after, isWanted }: Wanted,
): Promise<ContractTokenRow[]> {
  const found = await findContractTokens(pool, names)
  const wanted = found.filter((one) => (kind === undefined || one.kind === kind) && isWanted(one))
  return wanted.slice(wanted.findIndex((one) => one.key === after?.key) + 1)
}
