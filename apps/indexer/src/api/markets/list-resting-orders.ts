import type { ListRestingOrdersRequest, ListRestingOrdersResponse } from '@injsight/injsight-v1'
import { invalidInput } from '@injsight/errors'
import type { Pool } from 'pg'
import { marketKey } from '#src/decode/values/keys.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { findNames } from '#src/queries/orders/names.ts'
import { getOrderBook, getBookReach } from '#src/queries/orders/books/order-book.ts'
import { transactionOf } from '#src/queries/orders/order-history.ts'
import { listRestingAt, type Resting } from '#src/queries/orders/books/resting-at.ts'
import type { Level } from '#src/queries/orders/types.ts'
import { listHashes } from '#src/queries/transactions/transactions.ts'
import { parseDecimal } from '#src/state/columns.ts'
import { notOurs, readCursor, writeCursor } from '../accounts/read-page.ts'
import { hashOf, toAmount } from '../orders/to-orders.ts'
import { getMarket } from './get-market.ts'

const [usualLevels, mostLevels] = [12, 50]

/** @throws Fault `invalid-input`; `not-found` for no such market, and for a height that the index doesn't reach */
export async function listRestingOrders(
  pool: Pool,
  { marketId, height: asked, levels, cursor }: ListRestingOrdersRequest,
): Promise<ListRestingOrdersResponse> {
  if (levels > mostLevels)
    throw invalidInput('book.levels', `At most ${mostLevels} prices of a side are told`)
  const { id } = await getMarket(pool, marketId)
  const place = readPlace(cursor)
  const height = place?.height ?? (asked === 0n ? (await getBookReach(pool)).head : asked)
  const book = await getOrderBook(pool, id, height)
  const { buys, sells } = book ?? { buys: [], sells: [] }
  const from = place?.levels ?? 0
  const to = from + (levels || usualLevels)
  const wanted = [
    ...buys.slice(from, to).map((level) => ({ isBuy: true, ...readLevel(level) })),
    ...sells.slice(from, to).map((level) => ({ isBuy: false, ...readLevel(level) })),
  ]
  const market = marketKey(id)
  const found = await listRestingAt(pool, { market, height, wanted })
  const causes = found.flatMap(({ placed, cause }) => transactionOf(placed, cause) ?? [])
  const [names, hashes] = await Promise.all([
    findNames(pool, { markets: [market], accounts: found.map(({ account }) => account), heights: [] }),
    listHashes(pool, causes),
  ])
  return {
    height,
    orders: found.toSorted(byPlace).map((order) => {
      const amounts = names.amounts(market, order.generation)
      return {
        hash: toPrefixedHex(order.hash),
        subaccountId: names.subaccountId(order.account, order.nonce),
        isBuy: order.isBuy,
        price: toAmount(amounts.price(order.price)),
        quantity: toAmount(amounts.quantity(order.quantity)),
        placed: order.placed,
        transactionHash: hashOf(transactionOf(order.placed, order.cause), hashes),
      }
    }),
    next: Math.max(buys.length, sells.length) > to ? writeCursor([String(height), String(to)]) : '',
  }
}

/** After which block, and how many prices of each side were told. @throws Fault `invalid-input` */
function readPlace(cursor: string): { height: bigint; levels: number } | undefined {
  const parts = readCursor(cursor, 2)
  if (parts === undefined) return undefined
  const [height = '', levels = ''] = parts
  if (!/^\d{1,18}$/.test(height) || !/^\d{1,9}$/.test(levels)) throw notOurs()
  return { height: BigInt(height), levels: Number(levels) }
}

function readLevel({ price, quantity }: Level): { price: bigint; quantity: bigint } {
  return { price: parseDecimal(price.raw), quantity: parseDecimal(quantity.raw) }
}

/** Buyers first, the best price first, the largest first. */
function byPlace(a: Resting, b: Resting): number {
  if (a.isBuy !== b.isBuy) return a.isBuy ? -1 : 1
  const better = a.isBuy ? compare(b.price, a.price) : compare(a.price, b.price)
  return better || compare(b.quantity, a.quantity)
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : Number(a > b)
}
