import type {
  OrderStateRecord,
  OrderStatesRequest,
  OrderStatesResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_accounts_rpc_pb'
import { invalidInput } from '@injsight/errors'
import type { Pool } from 'pg'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { compareDecimals } from '#src/queries/exchange/decimals.ts'
import { formatDecimal, parseDecimal } from '#src/state/columns.ts'
import { listPlaced } from '#src/queries/orders/find-order.ts'
import { listOrderStates, type OrderState } from '#src/queries/orders/order-states.ts'
import { createKnownMarkets, type KnownMarket } from '../exchange/known-markets.ts'
import { followOrders, toHistory, type FollowedOrder } from '../exchange/follow-orders.ts'
import { requireKnown } from '../require-known.ts'

const mostHashes = 200
const kindOfMarketOrder = 2

/** The method about how far orders are. Those that were over before the index began are left out. */
export function createOrderStates({ pool }: { pool: Pool }) {
  const markets = createKnownMarkets(pool, ['spot', 'perpetual', 'expiry', 'binary'])
  return {
    async orderStates(request: OrderStatesRequest): Promise<OrderStatesResponse> {
      const hashes = [...request.spotOrderHashes, ...request.derivativeOrderHashes]
      if (hashes.length > mostHashes)
        throw invalidInput('order.hashes', `At most ${mostHashes} orders can be named at once`)
      await requireKnown(pool, 'orders')
      const asked = hashes.map(readHash)
      const [found, known] = await Promise.all([listOrderStates(pool, asked), markets()])
      const { byKey } = known
      const open = new Set(found.map(({ hash }) => toPrefixedHex(hash)))
      const placed = await listPlaced(
        pool,
        asked.filter((hash) => !open.has(toPrefixedHex(hash))),
      )
      const over = await followOrders(pool, known, placed)
      const told = found.flatMap((order) => {
        const market = byKey.get(order.market)
        return market === undefined
          ? []
          : [{ isSpot: market.kind === 'spot', record: toRecord(order, market) }]
      })
      told.push(...over.map((one) => ({ isSpot: one.market.kind === 'spot', record: toEnded(one) })))
      const of = (isSpot: boolean) => told.filter((one) => one.isSpot === isSpot).map(({ record }) => record)
      return { spotOrderStates: of(true), derivativeOrderStates: of(false) }
    },
  }
}

function readHash(text: string): Buffer {
  const [, digits] = /^0x([0-9a-f]{64})$/i.exec(text.trim()) ?? []
  if (digits !== undefined) return Buffer.from(digits, 'hex')
  throw invalidInput(
    'order.hash',
    `"${text.slice(0, 80)}" is not the hash of an order: that is 0x and 64 hexadecimal digits`,
  )
}

/** As `toRecord` tells those that are open. */
function toEnded(told: FollowedOrder): OrderStateRecord {
  const { orderHash, marketId, subaccountId, executionType, direction, state, price } = toHistory(told)
  const { terms } = told.order
  const { units } = told.market
  return {
    orderHash,
    subaccountId,
    marketId,
    orderType: executionType,
    orderSide: direction,
    state,
    quantityFilled: units.quantity(told.filled, terms.generation),
    quantityRemaining: units.quantity(terms.quantity - told.filled, terms.generation),
    createdAt: told.createdMs,
    updatedAt: told.updatedMs,
    price,
    margin: terms.margin === null ? '' : units.amount(terms.margin, terms.generation),
  }
}

function toRecord(order: OrderState, { id, units }: KnownMarket): OrderStateRecord {
  const { quantity, fillable, generation } = order
  const filled = formatDecimal(parseDecimal(quantity) - parseDecimal(fillable))
  return {
    orderHash: toPrefixedHex(order.hash),
    subaccountId: order.subaccount,
    marketId: id,
    orderType: order.kind === kindOfMarketOrder ? 'market' : 'limit',
    orderSide: order.isBuy ? 'buy' : 'sell',
    state: compareDecimals(filled, '0') > 0 ? 'partial_filled' : 'booked',
    quantityFilled: units.quantity(filled, generation),
    quantityRemaining: units.quantity(fillable, generation),
    createdAt: order.placedMs,
    updatedAt: order.changedMs,
    price: units.price(order.price, generation),
    margin: order.margin === null ? '' : units.amount(order.margin, generation),
  }
}
