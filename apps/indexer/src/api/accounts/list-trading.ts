import { trimDecimal } from '@injsight/chain'
import type {
  ListOpenOrdersRequest,
  ListOpenOrdersResponse,
  ListPositionsResponse,
  ListSubaccountsResponse,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { findMarketNotes } from '#src/queries/exchange/market-units.ts'
import { listMarkedPositions } from '#src/queries/exchange/marked-positions.ts'
import { listSubaccounts as findSubaccounts } from '#src/queries/exchange/accounts/subaccounts.ts'
import { listOpenOrdersByPrice, type OrderPlace } from '#src/queries/orders/open-orders.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { readMarkPrices } from '../exchange/mark-prices.ts'
import { toAmount, toTerms } from '../orders/to-orders.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { cutPage, notOurs, readCursor, readLimit, readName } from './read-page.ts'
import { toPosition } from './to-position.ts'

/** @throws Fault `invalid-input` */
export async function listSubaccounts(pool: Pool, text: string): Promise<ListSubaccountsResponse> {
  const { bytes } = readName(text)
  const [found, unknown] = await Promise.all([findSubaccounts(pool, bytes), listUnknown(pool, ['exchange'])])
  const subaccounts = found.map(({ id, deposits, tradeNonce }) => ({
    id: toPrefixedHex(id),
    number: BigInt(toPrefixedHex(id.subarray(20))).toString(),
    deposits: deposits
      .map(({ denom, ...held }) => ({
        denom,
        available: trimDecimal(held.available),
        total: trimDecimal(held.total),
      }))
      .filter(({ available, total }) => available !== '0' || total !== '0'),
    ordersPlaced: tradeNonce,
  }))
  return { subaccounts, unknown }
}

/** @throws Fault `invalid-input` */
export async function listPositions(pool: Pool, text: string): Promise<ListPositionsResponse> {
  const { bytes } = readName(text)
  const [{ height, positions, prices }, unknown] = await Promise.all([
    listMarkedPositions(pool, bytes),
    listUnknown(pool, ['exchange']),
  ])
  const markOf = readMarkPrices(prices)
  return { positions: positions.map((position) => toPosition(position, markOf)), height, unknown }
}

/** @throws Fault `invalid-input` */
export async function listOpenOrders(
  pool: Pool,
  request: ListOpenOrdersRequest,
): Promise<ListOpenOrdersResponse> {
  const { bytes } = readName(request.account)
  const limit = readLimit(request.limit)
  const after = readPlace(request.cursor)
  const [found, unknown] = await Promise.all([
    listOpenOrdersByPrice(pool, bytes, { after, limit: limit + 1 }),
    listUnknown(pool, ['orders']),
  ])
  const { lines: placed, next } = cutPage(found, limit, ({ place: { market, isBuy, price, hash } }) => [
    market,
    String(isBuy),
    price,
    hash,
  ])
  const lines = placed.map(({ order }) => order)
  const markets = await findMarketNotes(
    pool,
    lines.map(({ terms }) => terms.marketId),
  )
  const orders = lines.map(({ terms, kind, fillable }) => ({
    terms: toTerms(terms),
    isWaiting: kind !== 'limit',
    remaining: toAmount(fillable),
    quoteDenom: markets.get(terms.marketId)?.quoteDenom ?? '',
  }))
  return { orders, next, unknown }
}

/** @throws Fault `invalid-input` */
function readPlace(cursor: string): OrderPlace | undefined {
  const parts = readCursor(cursor, 4)
  if (parts === undefined) return undefined
  const [market = '', isBuy = '', price = '', hash = ''] = parts
  const isOurs =
    /^-?\d{1,19}$/.test(market) &&
    /^(?:true|false)$/.test(isBuy) &&
    /^-?\d{1,90}(?:\.\d{1,18})?$/.test(price) &&
    /^[0-9a-f]{64}$/.test(hash)
  if (!isOurs) throw notOurs()
  return { market, isBuy: isBuy === 'true', price, hash }
}
