import type { Pool } from 'pg'
import { isConditional } from '#src/handlers/orders/asked-terms.ts'
import { isBuy as isBuyer } from '#src/handlers/orders/read-orders.ts'
import { countLines } from '#src/queries/orders/count-lines.ts'
import { walkPlaced, type PlacedOrder, type PlacedPart } from '#src/queries/orders/walk-placed.ts'
import { selectKnown, type KnownMarkets } from './known-markets.ts'
import { readOrderTypes } from './order-types.ts'
import { chooseByState, tellOrders, type ChosenOrder } from './follow-orders.ts'
import type { OrdersRequest } from './resting-orders.ts'
import { countedAtMost, readHeights, readPage, toPaging, type PageOf } from './read-page.ts'
import { readWhile } from './read-while.ts'
import { readChoice, readDirection, readSubaccount } from './trade-filter.ts'
import { findTrade, toNext, type Rest } from './trades.ts'

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

/** Orders that are looked at for one answer, and those of which it is found out what became of them. */
const [mostLooked, mostFollowed] = [100_000, 2000]
/** Rows of which the orders are followed at once. */
const rowsToFollow = 64

/**
 * Orders that were placed, open or over, the newest first. `paging.next` is that of `listTrades`.
 *
 * @throws Fault `invalid-input`
 */
export async function listHistory(pool: Pool, known: KnownMarkets, request: HistoryRequest, most?: number) {
  const page = readPage(request)
  const passes = readHistoryFilter(request)
  const state = readState(request.state)
  const ids = [request.marketId, ...request.marketIds]
  const markets = selectKnown(known, ids)
    .filter(({ status }) => !request.activeMarketsOnly || status === 'Active')
    .map(({ key }) => key)
  const trade = request.tradeId === '' ? undefined : await findTrade(pool, request.tradeId)
  const [traded] = trade ?? []
  if (trade !== undefined && traded === undefined) return { orders: [], paging: toPaging(page, 0, 0) }
  const heights = await readHeights(pool, request.startTime, request.endTime)
  const subaccount = request.subaccountId === '' ? undefined : readSubaccount(request.subaccountId)
  const search = {
    ...heights,
    ...(traded !== undefined && traded.at.height < heights.to && { to: traded.at.height }),
    markets: new Set(markets),
    areNamed: ids.some((id) => id !== ''),
    account: traded?.fill.account ?? subaccount?.account,
    nonce: subaccount?.nonce,
  }
  const isAsked = (one: PlacedOrder) =>
    passes(one) &&
    (subaccount === undefined ||
      (one.account === subaccount.account && one.terms.nonce === subaccount.nonce)) &&
    (traded === undefined || one.hash.equals(traded.fill.hash))
  /** Where a state is asked for, what became of an order has to be known before it is known whether it was asked for. */
  const choose = async (orders: PlacedOrder[]): Promise<ChosenOrder[]> => {
    const asked = orders.filter(isAsked)
    if (state === undefined) return asked.map((order) => ({ order }))
    return chooseByState(pool, known, { orders: asked, state })
  }
  const counting = asksMore(request)
    ? undefined
    : countLines(pool, 'placed', {
        search: { markets, owners: subaccount && [subaccount], ...heights },
        most: Math.max(countedAtMost, page.skip + page.limit + 1),
      })
  const placed = walkPlaced(pool, search, state === undefined ? undefined : rowsToFollow)
  const [counted, walk] = await readWhile(counting, placed)
  if (counted !== undefined && counted <= page.skip) return { orders: [], paging: toPaging(page, 0, counted) }
  const found = await gather(walk, {
    choose,
    page,
    enough: state === undefined && counted === undefined ? countedAtMost : 0,
    most: most ?? (state === undefined ? mostLooked : mostFollowed),
  })
  const lines = await tellOrders(pool, known, found.orders)
  const next = await toNext(pool, found.next)
  return { orders: lines, paging: { ...toPaging(page, lines.length, counted ?? found.total), next } }
}

/** Whether anything but markets, subaccount and time is asked for. */
function asksMore(request: HistoryRequest): boolean {
  const { orderTypes, orderType = '', direction, executionTypes, isConditional: waits = '' } = request
  return [...orderTypes, orderType, direction, ...executionTypes, waits]
    .concat(request.state, request.tradeId, request.cid)
    .some((asked) => asked !== '')
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
  choose: (orders: PlacedOrder[]) => Promise<ChosenOrder[]>
  page: PageOf
  /** As many are counted at least, where there are as many. */
  enough: number
  most: number
}

type Gathered = { orders: ChosenOrder[]; total: number; next?: Rest }

/** A page, and one order beyond it, so that it is known whether there is one. */
async function gather(
  walk: AsyncIterable<PlacedPart>,
  { choose, page: { skip, limit }, enough, most }: Gather,
): Promise<Gathered> {
  const found: ChosenOrder[] = []
  const wanted = Math.max(enough, skip + limit + 1)
  let [looked, first] = [0, -1n]
  for await (const { next, ...part } of walk) {
    if (first === -1n) first = part.orders[0]?.height ?? next ?? first
    found.push(...(await choose(part.orders)))
    looked += part.looked
    if (found.length >= wanted) break
    if (looked < most || next === undefined || next === first) continue
    if (found.length >= skip + limit) break
    // Of the block in which it goes on, some have been seen.
    const seen = found.filter(({ order }) => order.height === next).length
    const rest = { height: next, skip: seen + Math.max(0, skip - found.length) }
    return { orders: found.slice(skip), total: found.length, next: rest }
  }
  return { orders: found.slice(skip, skip + limit), total: Math.min(found.length, wanted) }
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
