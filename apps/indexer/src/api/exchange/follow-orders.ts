import { encodeAddress } from '@injsight/chain'
import type { Pool } from 'pg'
import { isConditional, type Terms } from '#src/handlers/orders/asked-terms.ts'
import { isBuy } from '#src/handlers/orders/read-orders.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { listLives, type Life, type Reach } from '#src/queries/orders/lives.ts'
import { findNames, subaccountId, type Names } from '#src/queries/orders/names.ts'
import { transactionOf } from '#src/queries/orders/order-history.ts'
import { readOutcome } from '#src/queries/orders/read-fate.ts'
import { asGeneration } from '#src/queries/orders/amounts.ts'
import { unpackTerms } from '#src/queries/orders/read-terms.ts'
import type { OrderStatus } from '#src/queries/orders/types.ts'
import type { PlacedOrder } from '#src/queries/orders/walk-placed.ts'
import { formatHash } from '../explorer/format.ts'
import type { KnownMarket, KnownMarkets } from './known-markets.ts'
import { nameOfOrderType } from './order-types.ts'

/** An order and what became of it, with what it needs to be told. */
export type FollowedOrder = {
  order: PlacedOrder
  market: KnownMarket
  subaccountId: string
  state: string
  filled: bigint
  createdMs: bigint
  updatedMs: bigint
  triggeredMs: bigint
  /** The order that took its place when its trigger came. */
  placedHash: string
  txHash: string
}

/** Enough for who trades in every block for an hour. */
const reach: Reach = { rows: 64, rounds: 64, followsPlaced: false }

/** An order of which it was found out what became of it. */
export type LivedOrder = { order: PlacedOrder; terms: Terms; life: Life | undefined }

/** An order that is to be told of, be it found out what became of it or not. */
export type ChosenOrder = { order: PlacedOrder } | LivedOrder

async function findLives(pool: Pool, orders: PlacedOrder[]): Promise<LivedOrder[]> {
  const all = orders.map((order) => ({
    order,
    terms: unpackTerms(order.terms, subaccountId(order.address, order.terms.nonce)),
  }))
  const lives = await listLives(
    pool,
    all.map(({ order, terms }) => ({ ...order, terms })),
    reach,
  )
  return all.map((one) => ({ ...one, life: lives.get(toPrefixedHex(one.order.hash)) }))
}

/** Those that became one of the states of the public service, such as `filled`. */
export async function chooseByState(
  pool: Pool,
  { byKey }: KnownMarkets,
  { orders, state }: { orders: PlacedOrder[]; state: string },
): Promise<LivedOrder[]> {
  if (orders.length === 0) return []
  const lived = (await findLives(pool, orders)).filter(({ order }) => byKey.has(order.market))
  const nameless = await findNames(pool, { markets: [], accounts: [], heights: [] })
  return lived.filter((one) => stateOf(outcomeOf(one, nameless).status) === state)
}

/** What became of orders, in their order. */
export function followOrders(
  pool: Pool,
  known: KnownMarkets,
  orders: PlacedOrder[],
): Promise<FollowedOrder[]> {
  return tellOrders(
    pool,
    known,
    orders.map((order) => ({ order })),
  )
}

/** The same of orders of which it may have been found out already, of all or of none. */
export async function tellOrders(
  pool: Pool,
  { byKey }: KnownMarkets,
  chosen: ChosenOrder[],
): Promise<FollowedOrder[]> {
  if (chosen.length === 0) return []
  const all = chosen.every((one) => 'life' in one)
    ? chosen
    : await findLives(
        pool,
        chosen.map(({ order }) => order),
      )
  const names = await findNames(pool, {
    markets: [],
    accounts: [],
    heights: all.flatMap(({ order, life }) => [order.height, ...heightsOf(life)]),
    sequences: all.flatMap(({ order: { height, cause } }) => transactionOf(height, cause) ?? []),
  })
  return all.flatMap((one) => {
    const { order, terms } = one
    const market = byKey.get(order.market)
    const transaction = transactionOf(order.height, order.cause)
    if (market === undefined) return []
    const told = follow(one, names)
    const txHash = formatHash((transaction !== null && names.transactionHash(transaction)) || '')
    return [{ ...told, order, market, txHash, subaccountId: terms.subaccount.hex }]
  })
}

function outcomeOf({ order, terms, life }: LivedOrder, names: Names) {
  const generation = asGeneration(order.terms.generation)
  return readOutcome({ ...order, terms, message: 0, place: 0, refusal: null, generation }, life, names)
}

function follow(lived: LivedOrder, names: Names) {
  const { order, life } = lived
  const { status, quantity } = outcomeOf(lived, names)
  const end = life?.end
  const isTriggered = end?.entry.kind === 'triggered'
  const newest = heightsOf(life).reduce((a, b) => (a > b ? a : b), order.height)
  return {
    state: stateOf(status),
    filled: quantity,
    createdMs: names.timeMs(order.height),
    updatedMs: names.timeMs(newest),
    triggeredMs: isTriggered ? names.timeMs(end.height) : 0n,
    placedHash: end?.entry.kind === 'triggered' ? toPrefixedHex(end.entry.placed) : '',
  }
}

function heightsOf(life: Life | undefined): bigint[] {
  if (life === undefined) return []
  return [...life.fills.map(({ at }) => at.height), ...(life.end === undefined ? [] : [life.end.height])]
}

/** In the words of the public service; '' where it isn't known. What expired or found nobody was taken back. */
function stateOf(status: OrderStatus): string {
  if (status === 'open' || status === 'waiting') return 'booked'
  if (status === 'partially_filled') return 'partial_filled'
  if (status === 'filled' || status === 'triggered') return status
  return status === 'unknown' ? '' : 'canceled'
}

/** What orders of every market tell. */
export function toHistory(told: FollowedOrder) {
  const { order, market, state } = told
  const { terms } = order
  const { price, quantity } = market.units
  const { generation } = terms
  return {
    orderHash: toPrefixedHex(order.hash),
    marketId: market.id,
    isActive: state === 'booked' || state === 'partial_filled',
    subaccountId: told.subaccountId,
    executionType: terms.isMarketOrder ? 'market' : 'limit',
    orderType: nameOfOrderType(terms.type),
    price: price(terms.price, generation),
    triggerPrice: terms.trigger === null ? '0' : price(terms.trigger, generation),
    quantity: quantity(terms.quantity, generation),
    filledQuantity: quantity(told.filled, generation),
    state,
    createdAt: told.createdMs,
    updatedAt: told.updatedMs,
    direction: isBuy(terms.type) ? 'buy' : 'sell',
    txHash: told.txHash,
    cid: terms.cid.toString(),
  }
}

/** What orders of derivatives tell besides. A conditional order that was triggered tells when, in milliseconds. */
export function toDerivativeHistory(told: FollowedOrder) {
  const { terms } = told.order
  const margin = told.market.units.amount(terms.margin ?? 0n, terms.generation)
  return {
    ...toHistory(told),
    isReduceOnly: margin === '0',
    isConditional: isConditional(terms),
    triggerAt: told.triggeredMs,
    placedOrderHash: told.placedHash,
    margin,
  }
}

/** An order that rests, or rested, as those tell it that are open. */
export function toResting(told: FollowedOrder) {
  const { order, market } = told
  const { orderHash, marketId, subaccountId, price, quantity, triggerPrice, state, ...rest } = toHistory(told)
  const { generation, feeRecipient } = order.terms
  return {
    orderHash,
    orderSide: rest.direction,
    marketId,
    subaccountId,
    price,
    quantity,
    unfilledQuantity: market.units.quantity(order.terms.quantity - told.filled, generation),
    triggerPrice,
    feeRecipient: encodeAddress('inj', feeRecipient ?? Buffer.from(subaccountId.slice(2, 42), 'hex')),
    state,
    createdAt: rest.createdAt,
    updatedAt: rest.updatedAt,
    txHash: rest.txHash,
    cid: rest.cid,
  }
}

/** The same of derivatives. Nobody counts the orders of a market. */
export function toDerivativeResting(told: FollowedOrder) {
  const { isReduceOnly, margin, isConditional: waits, triggerAt, placedOrderHash } = toDerivativeHistory(told)
  const { isMarketOrder, type } = told.order.terms
  return {
    ...toResting(told),
    isReduceOnly,
    margin,
    orderNumber: 0n,
    orderType: nameOfOrderType(type),
    isConditional: waits,
    triggerAt,
    placedOrderHash,
    executionType: isMarketOrder ? 'market' : 'limit',
    accountAddress: encodeAddress('inj', Buffer.from(told.subaccountId.slice(2, 42), 'hex')),
  }
}
