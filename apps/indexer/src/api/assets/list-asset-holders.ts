import type { ListAssetHoldersRequest, ListAssetHoldersResponse } from '@injsight/injsight-v1'
import { readAccount } from '@injsight/chain'
import type { Pool } from 'pg'
import { listCw20Holders } from '#src/queries/tokens/cw20.ts'
import { cutPage, notOurs, readCursor, readLimit } from '../accounts/read-page.ts'
import { listEvmTokenHolders } from '../evm/list-holders.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { readAsset } from './get-asset.ts'

/** @throws Fault `invalid-input` */
export async function listAssetHolders(
  pool: Pool,
  request: ListAssetHoldersRequest,
): Promise<ListAssetHoldersResponse> {
  const name = readAsset(request.asset)
  if ('contract' in name) {
    const told = await listOfCw20(pool, readAccount(name.contract), request)
    if (told !== undefined) return told
  }
  const token = 'denom' in name ? name.denom : name.contract
  const { holders, next, lost, unknown } = await listEvmTokenHolders(pool, { ...request, token })
  return { holders: holders.map(({ account, amount }) => ({ account, amount })), next, lost, unknown }
}

/** undefined for what is no token by CW20 that can be followed. */
async function listOfCw20(
  pool: Pool,
  contract: string,
  request: ListAssetHoldersRequest,
): Promise<ListAssetHoldersResponse | undefined> {
  const limit = readLimit(request.limit)
  const [amount, holder] = readCursor(request.cursor, 2) ?? []
  if (amount !== undefined && !/^\d{1,80}$/.test(amount)) throw notOurs()
  const below = amount === undefined || holder === undefined ? undefined : { amount, holder }
  const found = await listCw20Holders(pool, contract, { below, limit: limit + 1 })
  if (found === undefined) return undefined
  const { lines, next } = cutPage(found, limit, (row) => [row.amount, row.holder])
  const holders = lines.map((row) => ({ account: row.holder, amount: row.amount }))
  return { holders, next, lost: '', unknown: await listUnknown(pool, ['cw20']) }
}
