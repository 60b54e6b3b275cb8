import type { ListContractTokensRequest, ListContractTokensResponse } from '@injsight/injsight-v1'
import { findNamedTokens } from '#src/queries/tokens/assets.ts'
import { listContractTokens as findTokens } from '#src/queries/tokens/contract-tokens.ts'
import { cutPage, notOurs, readCursor, readLimit } from '../accounts/read-page.ts'
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
  const [holders, asset] = readCursor(request.cursor, 2) ?? []
  if (holders !== undefined && !/^\d{1,18}$/.test(holders)) throw notOurs()
  const after = holders === undefined || asset === undefined ? undefined : { holders, asset }
  const text = request.text.trim().slice(0, 200)
  const among =
    text === '' ? undefined : [text, text.toLowerCase(), ...(await findNamedTokens(pool, text, mostFound))]
  const [rows, findLookAlikes, unknown] = await Promise.all([
    findTokens(pool, { kind, among, after, limit: limit + 1 }),
    lookAlikes(),
    listUnknown(pool, ['cw20', 'evm-tokens']),
  ])
  const tierOf = judgeBy(list, [])
  const { lines, next } = cutPage(rows, limit, (row) => [row.holders, row.asset])
  return {
    assets: lines.map((row) => toContractAsset(row, { tierOf, findLookAlikes })),
    hasList: list.size > 0,
    next,
    unknown,
  }
}
