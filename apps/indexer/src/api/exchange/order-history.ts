import { invalidInput } from '@injsight/errors'
import type { Pool } from 'pg'
import { isConditional } from '#src/handlers/orders/asked-terms.ts'
import { isBuy as isBuyer } from '#src/handlers/orders/read-orders.ts'
import { walkPlaced, type PlacedOrder } from '#src/queries/orders/walk-placed.ts'
import { selectKnown, type KnownMarkets } from './known-markets.ts'
import { readOrderTypes } from './order-types.ts'
import { followOrders, type FollowedOrder } from './follow-orders.ts'
import type { OrdersRequest } from './resting-orders.ts'
import { countedAtMost, readHeights, readPage, toPaging, type PageOf } from './read-page.ts'
import { readChoice, readDirection, readSubaccount } from './trade-filter.ts'
import { findTrade } from './trades.ts'

/** What the requests for the orders of the past have in common: what is empty doesn't matter. */
export type HistoryRequest = {
  subaccountId: string
  marketId: string
  marketIds: string[]
  orderTypes: string[]
  orderType?: string
  direction: string
  state: string
  executionTypes: string[]
  isConditional?: string
  tradeId: string
  activeMarketsOnly: boolean
  cid: string
  skip: bigint
  limit: number
  startTime: bigint
  endTime: bigint
}

/**
 * Orders that were placed, open or over, the newest first.
 *
 * @throws Fault `invalid-input`
 */
export async function listHistory(pool: Pool, known: KnownMarkets, request: HistoryRequest) {
  const page = readPage(request)
  const passes = readHistoryFilter(request)
  const markets = selectKnown(known, [request.marketId, ...request.marketIds])
    .filter(({ status }) => !request.activeMarketsOnly || status === 'Active')
    .map(({ key }) => key)
  const trade = request.tradeId === '' ? undefined : await findTrade(pool, request.tradeId)
  const [traded] = trade ?? []
  if (trade !== undefined && traded === undefined) return { orders: [], paging: toPaging(page, 0, 0) }
  const heights = await readHeights(pool, request.startTime, request.endTime)
  const subaccount = request.subaccountId === '' ? undefined : readSubaccount(request.subaccountId)
  const walk = walkPlaced(pool, {
    ...heights,
    ...(traded !== undefined && traded.at.height < heights.to && { to: traded.at.height }),
    markets: new Set(markets),
    account: traded?.fill.account ?? subaccount?.account,
  })
  const isAsked = (one: PlacedOrder) =>
    passes(one) &&
    (subaccount === undefined ||
      (one.account === subaccount.account && one.terms.nonce === subaccount.nonce)) &&
    (traded === undefined || one.hash.equals(traded.fill.hash))
  const state = readState(request.state)
  const gather = state === undefined ? gatherAny : gatherOfState
  const { lines, total } = await gather(pool, known, { walk, isAsked, page, state: state ?? '' })
  return { orders: lines, paging: toPaging(page, lines.length, total) }
}

/** A request for open orders that wants others too; undefined where it wants none. */
export function readInactive(request: OrdersRequest): HistoryRequest | undefined {
  const { includeInactive = false, tradeId = '' } = request
  if (!includeInactive && tradeId === '') return undefined
  return {
    startTime: 0n,
    endTime: 0n,
    cid: '',
    ...request,
    marketIds: request.marketIds ?? [],
    tradeId,
    direction: request.orderSide ?? '',
    orderTypes: [],
    executionTypes: ['limit'],
    state: '',
    activeMarketsOnly: false,
  }
}

type Gather = {
  walk: AsyncIterable<PlacedOrder[]>
  isAsked: (order: PlacedOrder) => boolean
  page: PageOf
  state: string
}

type Lines = { lines: FollowedOrder[]; total: number }

/** Only what became of the orders of the page is looked up. */
async function gatherAny(pool: Pool, known: KnownMarkets, { walk, isAsked, page }: Gather): Promise<Lines> {
  const found: PlacedOrder[] = []
  const enough = Math.max(countedAtMost, page.skip + page.limit)
  for await (const part of limited(walk)) {
    found.push(...part.filter(isAsked))
    if (found.length >= enough) break
  }
  const lines = await followOrders(pool, known, found.slice(page.skip, page.skip + page.limit))
  return { lines, total: Math.min(found.length, enough) }
}

/** What became of an order has to be known before it is known whether it was asked for. */
async function gatherOfState(
  pool: Pool,
  known: KnownMarkets,
  { walk, isAsked, page, state }: Gather,
): Promise<Lines> {
  const found: FollowedOrder[] = []
  const enough = page.skip + page.limit
  for await (const part of limited(walk)) {
    const followed = await followOrders(pool, known, part.filter(isAsked))
    found.push(...followed.filter((one) => one.state === state))
    if (found.length > enough) break
  }
  return { lines: found.slice(page.skip, enough), total: found.length }
}

/** Parts that are looked at for one answer: beyond that whoever asks has to say more. */
const mostParts = 64

async function* limited(walk: AsyncIterable<PlacedOrder[]>): AsyncGenerator<PlacedOrder[]> {
  let parts = 0
  for await (const part of walk) {
    yield part
    parts += 1
    if (parts === mostParts)
      throw invalidInput(
        'orders.too_many',
        'Too many orders have to be looked at: ask for fewer by time or subaccount',
      )
  }
}

const states = ['booked', 'partial_filled', 'filled', 'canceled', 'triggered', 'unfilled']

/** @throws Fault `invalid-input` */
export function readState(text: string): string | undefined {
  const asked = text.toLowerCase() === 'partially_filled' ? 'partial_filled' : text
  return readChoice('state', asked, Object.fromEntries(states.map((state) => [state, state])))
}

/**
 * Which placed orders a request is about, as far as their terms tell.
 *
 * @throws Fault `invalid-input`
 */
export function readHistoryFilter(
  request: Pick<HistoryRequest, 'orderTypes' | 'direction' | 'executionTypes'> &
    Partial<Pick<HistoryRequest, 'orderType' | 'isConditional' | 'cid'>>,
): (order: PlacedOrder) => boolean {
  const types = readOrderTypes([request.orderType ?? '', ...request.orderTypes])
  const isBuy = readDirection(request.direction)
  const executions = request.executionTypes.flatMap(
    (text) => readChoice('executionTypes', text, { limit: false, market: true }) ?? [],
  )
  const waits = readChoice('isConditional', request.isConditional ?? '', { true: true, false: false })
  const cid = request.cid ?? ''
  return ({ terms }) =>
    (types === undefined || types.includes(terms.type)) &&
    (isBuy === undefined || isBuyer(terms.type) === isBuy) &&
    (executions.length === 0 || executions.includes(terms.isMarketOrder)) &&
    (waits === undefined || isConditional(terms) === waits) &&
    (cid === '' || terms.cid.toString() === cid)
}
