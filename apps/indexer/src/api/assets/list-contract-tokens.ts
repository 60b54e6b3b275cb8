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
import { readOne, type AssetSources } from './list-assets.ts'
import { toContractAsset } from './to-asset.ts'
import { judgeBy } from './token-list.ts'

const mostFound = 200

/** @throws Fault `invalid-input` */
export async function listContractTokens(
  { pool, list, lookAlikes }: AssetSources,
  request: ListContractTokensRequest,
): Promise<ListContractTokensResponse> {
  const kind = readOne(request.kind, 'kind', ['cw20', 'erc20'] as const)
  const limit = readLimit(request.limit)
  const after = readRankPlace(request.cursor, { kinds, named: 'cw20', digits: 18 })
  const text = request.text.trim().slice(0, 200)
  const [rows, findLookAlikes, unknown] = await Promise.all([
    text === ''
      ? listTokens(pool, { kind, after, limit: limit + 1 })
      : findNamed(pool, text, { kind, after }),
    lookAlikes(),
    listUnknown(pool, ['cw20', 'evm-tokens']),
  ])
  const tierOf = judgeBy(list, [])
  const { lines, next } = cutPage(rows, limit, (row) => [row.rank, row.kind, row.key])
  return {
    assets: lines.map((row) => toContractAsset(row, { tierOf, findLookAlikes })),
    hasList: list.size > 0,
    next,
    unknown,
  }
}

type Kind = (typeof kinds)[number]
type Page = { kind: Kind | undefined; after: RankPlace | undefined }

/** Those whose name has the text in it: a few, looked through whole. */
async function findNamed(pool: Pool, text: string, { kind, after }: Page): Promise<ContractTokenRow[]> {
  const names = [text, text.toLowerCase(), ...(await findNamedTokens(pool, text, mostFound))]
  const found = await findContractTokens(pool, names)
  const wanted = found.filter((one) => kind === undefined || one.kind === kind)
  return wanted.slice(wanted.findIndex((one) => one.key === after?.key) + 1)
}
