import type { ListMarketPositionsRequest, ListMarketPositionsResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { listLargestPositions, type SizePlace } from '#src/queries/exchange/marked-positions.ts'
import { cutPage, notOurs, readCursor, readLimit } from '../accounts/read-page.ts'
import { toPosition } from '../accounts/to-position.ts'
import { readMarkPrices } from '../exchange/mark-prices.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { getMarket } from './get-market.ts'

/** @throws Fault `invalid-input`, `not-found` */
export async function listMarketPositions(
  pool: Pool,
  { marketId, cursor, limit: wanted }: ListMarketPositionsRequest,
): Promise<ListMarketPositionsResponse> {
  const limit = readLimit(wanted)
  const below = readPlace(cursor)
  const { key } = await getMarket(pool, marketId)
  const [{ positions: found, prices, height, total }, unknown] = await Promise.all([
    listLargestPositions(pool, key, { below, limit: limit + 1 }),
    listUnknown(pool, ['exchange']),
  ])
  const { lines, next } = cutPage(found, limit, ({ quantity, subaccount }) => [
    quantity,
    subaccount.toString('hex'),
  ])
  const markOf = readMarkPrices(prices)
  const positions = lines.map((position) => toPosition(position, markOf))
  return { positions, next, unknown, height, total, ranked: total }
}

/** @throws Fault `invalid-input` */
function readPlace(cursor: string): SizePlace | undefined {
  const parts = readCursor(cursor, 2)
  if (parts === undefined) return undefined
  const [quantity = '', subaccount = ''] = parts
  if (!/^\d{1,90}(?:\.\d{1,18})?$/.test(quantity) || !/^[0-9a-f]{64}$/.test(subaccount)) throw notOurs()
  return { quantity, subaccount: Buffer.from(subaccount, 'hex') }
}
