import type { ListCw20HoldersRequest, ListCw20HoldersResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { listCw20Holders as findHolders } from '#src/queries/tokens/cw20.ts'
import { cutPage, notOurs, readCursor, readLimit, readName } from '../accounts/read-page.ts'
import { requireKnown } from '../require-known.ts'

/** @throws Fault `invalid-input`, `unavailable` where the index doesn't know the tokens of contracts */
export async function listCw20Holders(
  pool: Pool,
  request: ListCw20HoldersRequest,
): Promise<ListCw20HoldersResponse> {
  const { account } = readName(request.contract)
  const limit = readLimit(request.limit)
  const [amount, holder] = readCursor(request.cursor, 2) ?? []
  if (amount !== undefined && !/^\d{1,80}$/.test(amount)) throw notOurs()
  const below = amount === undefined || holder === undefined ? undefined : { amount, holder }
  await requireKnown(pool, 'cw20')
  const found = await findHolders(pool, account, { below, limit: limit + 1 })
  const { lines, next } = cutPage(found ?? [], limit, (row) => [row.amount, row.holder])
  const holders = lines.map((row) => ({ account: row.holder, amount: row.amount }))
  return { holders, next, isFollowed: found !== undefined }
}
