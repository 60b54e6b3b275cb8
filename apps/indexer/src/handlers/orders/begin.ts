import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import { QueryClient as FirstQueryClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/query_pb.client.js'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/query_pb.client.js'
import type { GenesisState as FirstState } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/genesis_pb.js'
import type { GenesisState } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/genesis_pb.js'
import { Fault, notFound } from '@injsight/errors'
import type { State } from '#src/state/state.ts'
import { putFrame, setLevel } from './follow-books.ts'
import { putOrder } from './follow-orders.ts'
import type { Generation } from './generations.ts'
import { isBuy, readOrder, type ToldOrder } from './read-orders.ts'
import { readNamedMarket, readSubaccount, type Market } from '../exchange/read-values.ts'
import { readInteger, readItems, readObject } from '../read-json.ts'
import { bookLevels, books, kinds } from './tables.ts'

/** The module's part of a genesis. */
export async function beginWithGenesis(state: State, genesis: unknown): Promise<void> {
  if (genesis === undefined || genesis === null) return
  const told = readObject(genesis)
  // v2 writes the exponents of denoms elsewhere.
  const generation = 'auction_exchange_transfer_denom_decimals' in told ? 2 : 1
  const put = (list: unknown, field: string, kind: number) => {
    for (const book of readItems(list, readObject)) {
      const market = readNamedMarket(book['market_id'])
      for (const order of readItems(book[field], readOrder))
        putOrder(state, market, order, { kind, generation, height: 0n })
      if (kind === kinds.limit) addLevels(state, market, readItems(book[field], readOrder))
    }
  }
  put(told['spot_orderbook'], 'orders', kinds.limit)
  put(told['derivative_orderbook'], 'orders', kinds.limit)
  for (const side of ['buy', 'sell']) {
    put(told['conditional_derivative_orderbooks'], `limit_${side}_orders`, kinds.conditionalLimit)
    put(told['conditional_derivative_orderbooks'], `market_${side}_orders`, kinds.conditionalMarket)
  }
  for (const { market_id, sequence } of readItems(told['orderbook_sequences'], readObject)) {
    await beginBook(state, readNamedMarket(market_id), readInteger(sequence), generation)
  }
}

/** @throws Fault `not-found` when the node doesn't tell the module's state */
export async function beginWithNode(state: State, node: RpcTransport): Promise<void> {
  const { generation, told } = await askState(node)
  const put = (marketId: string, orders: StoredOrder[], kind: number) => {
    const market = readNamedMarket(marketId)
    const all = orders.map(toToldOrder)
    for (const order of all) putOrder(state, market, order, { kind, generation, height: 0n })
    if (kind === kinds.limit) addLevels(state, market, all)
  }
  for (const { marketId, orders } of told.spotOrderbook) put(marketId, orders, kinds.limit)
  for (const { marketId, orders } of told.derivativeOrderbook) put(marketId, orders, kinds.limit)
  for (const book of told.conditionalDerivativeOrderbooks) {
    put(book.marketId, [...book.limitBuyOrders, ...book.limitSellOrders], kinds.conditionalLimit)
    put(book.marketId, [...book.marketBuyOrders, ...book.marketSellOrders], kinds.conditionalMarket)
  }
  for (const { marketId, sequence } of told.orderbookSequences) {
    await beginBook(state, readNamedMarket(marketId), sequence, generation)
  }
}

async function askState(
  node: RpcTransport,
): Promise<{ generation: Generation; told: FirstState | GenesisState }> {
  try {
    const { state } = await new QueryClient(node).exchangeModuleState({}).response
    if (state !== undefined) return { generation: 2, told: state }
  } catch (error) {
    // A node of the first generation doesn't know the second.
    if (!(error instanceof Fault) || error.kind === 'unavailable') throw error
  }
  const { state } = await new FirstQueryClient(node).exchangeModuleState({}).response
  if (state === undefined) throw notFound('exchange.state', 'The node told no state of the exchange module')
  return { generation: 1, told: state }
}

/** An order as protobuf has it: decimals as whole numbers of 10^-18ths. */
type StoredOrder = {
  orderInfo?:
    | { subaccountId: string; feeRecipient: string; price: string; quantity: string; cid: string }
    | undefined
  orderType: number
  fillable?: string
  margin?: string
  marginHold?: string
  triggerPrice: string
  orderHash: Uint8Array
  expirationBlock?: bigint
}

function toToldOrder(order: StoredOrder): ToldOrder {
  const { orderInfo: terms, orderType, fillable, margin, marginHold, triggerPrice } = order
  if (terms === undefined) throw notFound('exchange.state', 'The node told an order without its terms')
  const optional = (text: string | undefined) => (text === undefined || text === '' ? null : BigInt(text))
  return {
    hash: Buffer.from(order.orderHash),
    subaccount: readSubaccount(terms.subaccountId),
    feeRecipient: terms.feeRecipient,
    cid: terms.cid,
    type: orderType,
    price: BigInt(terms.price),
    quantity: BigInt(terms.quantity),
    fillable: BigInt(fillable ?? terms.quantity),
    margin: optional(margin),
    marginHold: optional(marginHold),
    trigger: optional(triggerPrice),
    expiration: order.expirationBlock ?? 0n,
  }
}

/** A book is the sum of its orders. */
function addLevels(state: State, market: Market, orders: ToldOrder[]): void {
  const levels = new Map<string, { is_buy: boolean; price: bigint; quantity: bigint }>()
  for (const { type, price, fillable } of orders) {
    const is_buy = isBuy(type)
    const name = `${is_buy} ${price}`
    levels.set(name, { is_buy, price, quantity: (levels.get(name)?.quantity ?? 0n) + fillable })
  }
  for (const { is_buy, ...level } of levels.values()) setLevel(state, market.key, is_buy, level)
}

async function beginBook(
  state: State,
  { key: market }: Market,
  sequence: bigint,
  generation: Generation,
): Promise<void> {
  const levels = await state.list(bookLevels, { market })
  state.put(books, { market, sequence, generation, height: 0n })
  putFrame(state, { market, height: 0n, sequence, generation, levels })
}
