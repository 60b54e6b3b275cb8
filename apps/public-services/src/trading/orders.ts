import type { OrderStateRecord } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_accounts_rpc_pb'
import {
  OrdersHistoryRequest as DerivativeOrdersHistoryRequest,
  TradesV2Request as DerivativeTradesRequest,
  type DerivativeOrderHistory,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import {
  OrdersHistoryRequest as SpotOrdersHistoryRequest,
  TradesV2Request as SpotTradesRequest,
  type SpotOrderHistory,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import { readSubaccount, scaleDecimal, unscaleDecimal } from '@injsight/chain'
import { invalidInput, notFound } from '@injsight/errors'
import type { Fill, GetOrderResponse, OrderEnd, OrderFate, OrderTerms } from '@injsight/injsight-v1'
import { hashOf } from '../shapes/hash-of.ts'
import type { Exchange, Markets } from './exchange.ts'
import { toTerms } from './to-terms.ts'
import { noBlock, ofDerivative, ofSpot } from './trades.ts'
import type { Units } from './units.ts'

/** Lines of a history that are looked through for one order: its market and time bound them already. */
const mostLines = 100
/** How far apart two lists of the same service may tell one moment, in milliseconds. */
const slackMs = 1000n
/** Behind the point, as the chain counts. */
const places = 18

/**
 * An order by its hash: its state, what was asked for, and its fills. In which block it came and why it ended public
 * services don't tell; where not all of its fills are found, what they cost together is left out.
 *
 * @throws Fault `invalid-input`, `not-found`
 */
export async function getOrder(exchange: Exchange, text: string): Promise<GetOrderResponse> {
  const hash = readHash(text)
  const [{ record, isSpot }, markets] = await Promise.all([
    findOrderState(exchange, hash),
    exchange.fetchMarkets(),
  ])
  const [history, fills] = await Promise.all([
    findHistory(exchange, record, isSpot),
    listFills(exchange, record, { isSpot, markets }),
  ])
  const { units } = markets.of(record.marketId)
  const terms = history === undefined ? termsOf(record, units) : termsOfHistory(history, units)
  const order = toFate({ record, terms, fills, placedHash: history?.placedOrderHash ?? '' }, units)
  return {
    height: noBlock,
    time: record.createdAt,
    transactionHash: hashOf(history?.txHash ?? ''),
    waitedHash: '',
    order,
    endTime: order.end === undefined ? 0n : record.updatedAt,
    hash,
    account: readSubaccount(record.subaccountId).account,
    cid: terms.cid,
  }
}

function readHash(text: string): string {
  const [, digits] = /^\s*(?:0x)?([0-9a-f]{64})\s*$/i.exec(text) ?? []
  if (digits === undefined) throw invalidInput('order.hash', 'the hash of an order has 64 hex digits')
  return `0x${digits.toLowerCase()}`
}

/** How an order stands. @param hash 0x…, lower case @throws Fault `not-found` */
export async function findOrderState({ accounts }: Pick<Exchange, 'accounts'>, hash: string) {
  const told = await accounts.orderStates({ spotOrderHashes: [hash], derivativeOrderHashes: [hash] }).response
  const isIt = ({ orderHash }: OrderStateRecord) => orderHash.toLowerCase() === hash
  const spot = told.spotOrderStates.find(isIt)
  const record = spot ?? told.derivativeOrderStates.find(isIt)
  if (record === undefined) throw notFound('order', `Public services know no order ${hash}`)
  return { record, isSpot: spot !== undefined }
}

type History = SpotOrderHistory & Partial<DerivativeOrderHistory>

/** The order among those that were placed in its market at its time; undefined where it isn't told. */
async function findHistory(
  { spot, derivatives }: Exchange,
  { orderHash, subaccountId, marketId, createdAt }: OrderStateRecord,
  isSpot: boolean,
): Promise<History | undefined> {
  const asked = {
    subaccountId,
    marketId,
    startTime: createdAt - slackMs,
    endTime: createdAt + slackMs,
    limit: mostLines,
  }
  const { orders }: { orders: History[] } = isSpot
    ? await spot.ordersHistory(SpotOrdersHistoryRequest.create(asked)).response
    : await derivatives.ordersHistory(DerivativeOrdersHistoryRequest.create(asked)).response
  return orders.find((one) => one.orderHash.toLowerCase() === orderHash.toLowerCase())
}

/** The oldest first. */
async function listFills(
  { spot, derivatives }: Exchange,
  { orderHash, subaccountId, marketId, createdAt, updatedAt, state, quantityFilled }: OrderStateRecord,
  { isSpot, markets }: { isSpot: boolean; markets: Markets },
): Promise<Fill[]> {
  if (!/[1-9]/.test(quantityFilled)) return []
  const isOver = !isOpen.has(state)
  const asked = {
    subaccountId,
    marketId,
    startTime: createdAt - slackMs,
    endTime: isOver ? updatedAt + slackMs : 0n,
    limit: mostLines,
  }
  const trades = isSpot
    ? (await spot.tradesV2(SpotTradesRequest.create(asked)).response).trades.map((one) =>
        ofSpot(one, markets),
      )
    : (await derivatives.tradesV2(DerivativeTradesRequest.create(asked)).response).trades.map((one) =>
        ofDerivative(one, markets),
      )
  return trades
    .filter(({ fill }) => fill.orderHash.toLowerCase() === orderHash.toLowerCase())
    .toSorted((a, b) => Number(a.time - b.time))
    .map(({ fill }, place) => ({ ...fill, sequence: BigInt(place) }))
}

/** States of orders that may yet be filled. */
const isOpen = new Set(['booked', 'partial_filled'])

function termsOfHistory(history: History, units: Units): OrderTerms {
  const isMarketOrder = history.executionType === 'market'
  return toTerms({ ...history, type: history.orderType || history.direction, isMarketOrder }, units)
}

/** What its state alone tells of what was asked for. */
function termsOf(record: OrderStateRecord, units: Units): OrderTerms {
  const { orderSide: type, orderType, quantityFilled, quantityRemaining, margin, ...shared } = record
  return toTerms(
    {
      ...shared,
      type,
      cid: '',
      triggerPrice: '',
      isMarketOrder: orderType === 'market',
      quantity: unscaleDecimal(scale(quantityFilled) + scale(quantityRemaining), places),
      ...(margin !== '' && { margin }),
    },
    units,
  )
}

type Told = { record: OrderStateRecord; terms: OrderTerms; fills: Fill[]; placedHash: string }

function toFate({ record, terms, fills, placedHash }: Told, units: Units): OrderFate {
  const { state, quantityFilled } = record
  const filled = scale(quantityFilled)
  const found = sum(fills.map(({ quantity }) => scale(quantity?.raw ?? '')))
  const areAll = filled > 0n && found === filled
  const value = sum(fills.map(({ price, quantity }) => scale(price?.raw ?? '') * scale(quantity?.raw ?? '')))
  const fees = sum(fills.map(({ fee }) => scale(fee?.raw ?? '')))
  const left = units.quantity(record.quantityRemaining)
  const { status, reason } = becameOf(state, terms, filled)
  const end: OrderEnd | undefined =
    reason === undefined ? undefined : { reason, height: noBlock, transactionHash: '', remaining: left }
  return {
    message: 0,
    place: 0,
    terms,
    status,
    refusal: undefined,
    filled: units.quantity(quantityFilled),
    averagePrice: areAll ? units.price(unscaleDecimal(value / found, places)) : undefined,
    fees: areAll ? units.amount(unscaleDecimal(fees, places)) : undefined,
    remaining: status === 'open' || status === 'partially_filled' ? left : undefined,
    fills,
    end,
    placedHash: /[1-9a-f]/i.test(placedHash.replace(/^0x/, '')) ? placedHash : '',
  }
}

/** @returns reason undefined where it did not end, or by being filled; empty where nobody tells why it did */
function becameOf(
  state: string,
  { isMarketOrder, triggerPrice }: OrderTerms,
  filled: bigint,
): { status: string; reason?: string } {
  switch (state) {
    case 'filled':
      return { status: 'filled' }
    case 'triggered':
      return { status: 'triggered', reason: 'triggered' }
    case 'booked':
    case 'partial_filled':
      // A market order never rests: what is left of it found nobody.
      if (isMarketOrder) return unfilledOf(filled)
      if (state === 'partial_filled') return { status: 'partially_filled' }
      return { status: triggerPrice === undefined ? 'open' : 'waiting' }
    case 'canceled':
      return isMarketOrder ? unfilledOf(filled) : { status: 'cancelled', reason: '' }
    default:
      return { status: 'unknown' }
  }
}

function unfilledOf(filled: bigint) {
  return filled === 0n ? { status: 'unfilled' } : { status: 'cancelled', reason: 'unfilled' }
}

function scale(decimal: string): bigint {
  return decimal === '' ? 0n : scaleDecimal(decimal, places)
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}
