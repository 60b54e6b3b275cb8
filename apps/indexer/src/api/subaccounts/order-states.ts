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
import { listOrderStates, type OrderState } from '#src/queries/orders/order-states.ts'
import { createKnownMarkets, type KnownMarket } from '../exchange/known-markets.ts'
import { requireKnown } from '../require-known.ts'

const mostHashes = 200
const kindOfMarketOrder = 2

/** The method about how far orders are. A hash alone leads to open orders only: those that ended are left out. */
export function createOrderStates({ pool }: { pool: Pool }) {
  const markets = createKnownMarkets(pool, ['spot', 'perpetual', 'expiry', 'binary'])
  return {
    async orderStates(request: OrderStatesRequest): Promise<OrderStatesResponse> {
      const hashes = [...request.spotOrderHashes, ...request.derivativeOrderHashes]
      if (hashes.length > mostHashes)
        throw invalidInput('order.hashes', `At most ${mostHashes} orders can be named at once`)
      await requireKnown(pool, 'orders')
      const [found, { byKey }] = await Promise.all([listOrderStates(pool, hashes.map(readHash)), markets()])
      const told = found.flatMap((order) => {
        const market = byKey.get(order.market)
        return market === undefined
          ? []
          : [{ isSpot: market.kind === 'spot', record: toRecord(order, market) }]
      })
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
