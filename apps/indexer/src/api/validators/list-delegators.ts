import { decodeAddress, encodeAddress } from '@injsight/chain'
import type { ListDelegatorsRequest, ListDelegatorsResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { findBondDenom, listDelegators as listRows } from '#src/queries/staking/staking.ts'
import { cutPage, notOurs, readCursor, readLimit, readName } from '../accounts/read-page.ts'
import { listUnknown } from '../status/list-unknown.ts'

/** @throws Fault `invalid-input` */
export async function listDelegators(
  pool: Pool,
  request: ListDelegatorsRequest,
): Promise<ListDelegatorsResponse> {
  const limit = readLimit(request.limit)
  const validator = encodeAddress('injvaloper', readName(request.validator).bytes)
  const after = readPlace(request.cursor)
  const [found, denom, unknown] = await Promise.all([
    listRows(pool, validator, { after, limit: limit + 1 }),
    findBondDenom(pool),
    listUnknown(pool, ['staking']),
  ])
  const { lines, next } = cutPage(found, limit, ({ shares, delegator }) => [shares, delegator])
  return {
    delegators: lines.map(({ delegator, amount }) => ({ account: delegator, amount })),
    next,
    unknown,
    denom,
  }
}

/** @throws Fault `invalid-input` */
function readPlace(cursor: string): { shares: string; delegator: string } | undefined {
  const parts = readCursor(cursor, 2)
  if (parts === undefined) return undefined
  const [shares = '', delegator = ''] = parts
  if (!/^\d{1,60}(\.\d{1,18})?$/.test(shares) || decodeAddress(delegator).prefix !== 'inj') throw notOurs()
  return { shares, delegator }
}
