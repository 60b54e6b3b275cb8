import type { ListRestingOrdersRequest, ListRestingOrdersResponse } from '@injsight/injsight-v1'
import { invalidInput } from '@injsight/errors'
import type { Pool } from 'pg'
import { marketKey } from '#src/decode/values/keys.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { findNames } from '#src/queries/orders/names.ts'
import { getOrderBook, getBookReach } from '#src/queries/orders/order-book.ts'
import { transactionOf } from '#src/queries/orders/order-history.ts'
import { listRestingAt, type Resting } from '#src/queries/orders/resting-at.ts'
import type { Level } from '#src/queries/orders/types.ts'
import { listHashes } from '#src/queries/transactions/transactions.ts'
import { parseDecimal } from '#src/state/columns.ts'
import { hashOf, toAmount } from '../orders/to-orders.ts'
import { getMarket } from './get-market.ts'

const [usualLevels, mostLevels] = [12, 50]

/** @throws Fault `invalid-input`; `not-found` for no such market, and for a height that the index doesn't reach */
export async function listRestingOrders(
  pool: Pool,
  { marketId, height: asked, levels }: ListRestingOrdersRequest,
): Promise<ListRestingOrdersResponse> {
  if (levels > mostLevels)
    throw invalidInput('book.levels', `At most ${mostLevels} prices of a side are told`)
  const { id } = await getMarket(pool, marketId)
  const height = asked === 0n ? (await getBookReach(pool)).head : asked
  const book = await getOrderBook(pool, id, height)
  const cut = (side: readonly Level[] = []) => side.slice(0, levels || usualLevels)
  const wanted = [
    ...cut(book?.buys).map((level) => ({ isBuy: true, ...readLevel(level) })),
    ...cut(book?.sells).map((level) => ({ isBuy: false, ...readLevel(level) })),
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
  }
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
