import type { OpenOrder, Position } from '@injsight/injsight-v1'
import { symbolOf, writeMarketOf, type Naming } from '../../language/write-part.server.ts'
import type { Piece } from '../../language/written.ts'
import { fetchOpenOrders, fetchPositions } from '../../sources/account.server.ts'
import type { OrderKey } from '../../trading/build-order.ts'
import type { MarketKind } from '../../trading/traded.ts'
import { orderNumber } from '../../views/lists/cells.server.ts'
import { writeKind } from '../../views/orders/write-kind.server.ts'
import { writeNumber } from '../markets/market/units.server.ts'

/** An order that can be taken back. */
export type OwnOrder = OrderKey & {
  market: Piece
  isBuy: boolean
  /** What kind of order it is, in words. */
  type: string
  left: string
  price: Piece
  /** Missing where it waits for none. */
  trigger?: Piece
}

/** A position that can be closed. */
export type OwnPosition = {
  marketId: string
  subaccountId: string
  market: Piece
  isLong: boolean
  /** Number of contracts, exactly. */
  quantity: string
  entry: Piece
  margin: Piece
}

export type OpenAnswer = {
  orders: OwnOrder[]
  positions: OwnPosition[]
  /** There are more orders than are told. */
  hasMore: boolean
}

const page = 100
const mostPages = 10

/**
 * What an account has open that it could end.
 *
 * @param marketId empty for any
 */
export async function loadOpen(account: string, marketId: string, naming: Naming): Promise<OpenAnswer> {
  const [{ orders, hasMore }, { positions }] = await Promise.all([
    fetchOrdersOf(account, marketId),
    fetchPositions(account),
  ])
  const isWanted = (one: { marketId: string }) => marketId === '' || one.marketId === marketId
  return {
    orders: orders.flatMap((order) => orderLine(order, naming)).filter(isWanted),
    positions: positions.filter(isWanted).map((position) => positionLine(position, naming)),
    hasMore,
  }
}

/** Those of one market stand among all others, so for them more is read. */
async function fetchOrdersOf(account: string, marketId: string) {
  const orders: OpenOrder[] = []
  let cursor = ''
  for (let pages = 0; pages < (marketId === '' ? 1 : mostPages); pages++) {
    const told = await fetchOpenOrders({ account, cursor, limit: page })
    orders.push(...told.orders)
    cursor = told.next
    if (cursor === '') break
  }
  return { orders, hasMore: cursor !== '' }
}

function orderLine({ terms, isWaiting, remaining, quoteDenom }: OpenOrder, naming: Naming): OwnOrder[] {
  if (terms === undefined) return []
  const { marketId, subaccountId, hash, isBuy, price, triggerPrice } = terms
  const unit = symbolOf(quoteDenom, naming)
  const number = (told: typeof price) => writeNumber(told?.human || told?.raw || '0', unit)
  return [
    {
      marketId,
      subaccountId,
      hash,
      kind: kindOf(marketId, naming),
      market: writeMarketOf(marketId, naming),
      isBuy,
      type: writeKind(terms, naming.language),
      left: String(orderNumber(remaining).file),
      price: number(price),
      ...(isWaiting && { trigger: number(triggerPrice) }),
    },
  ]
}

function positionLine(position: Position, naming: Naming): OwnPosition {
  const { marketId, subaccountId, isLong, quantity, entryPrice, margin, quoteDenom } = position
  const unit = symbolOf(quoteDenom, naming)
  return {
    marketId,
    subaccountId,
    market: writeMarketOf(marketId, naming),
    isLong,
    quantity: quantity?.human || quantity?.raw || '0',
    entry: writeNumber(entryPrice?.human || '0', unit),
    margin: writeNumber(margin?.human || '0', unit),
  }
}

function kindOf(marketId: string, { names }: Naming): MarketKind {
  const kind = names.markets.get(marketId)?.kind
  return kind === 'spot' || kind === 'binary' ? kind : 'derivative'
}
