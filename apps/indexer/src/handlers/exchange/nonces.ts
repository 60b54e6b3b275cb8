import {
  MsgBatchCreateDerivativeLimitOrders as BatchDerivativeV1,
  MsgBatchCreateSpotLimitOrders as BatchSpotV1,
  MsgBatchUpdateOrders as BatchUpdateV1,
  MsgCreateBinaryOptionsLimitOrder as BinaryLimitV1,
  MsgCreateBinaryOptionsMarketOrder as BinaryMarketV1,
  MsgCreateDerivativeLimitOrder as DerivativeLimitV1,
  MsgCreateDerivativeMarketOrder as DerivativeMarketV1,
  MsgCreateSpotLimitOrder as SpotLimitV1,
  MsgCreateSpotMarketOrder as SpotMarketV1,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/tx_pb.js'
import {
  MsgBatchCreateDerivativeLimitOrders,
  MsgBatchCreateSpotLimitOrders,
  MsgBatchUpdateOrders,
  MsgCreateBinaryOptionsLimitOrder,
  MsgCreateBinaryOptionsMarketOrder,
  MsgCreateDerivativeLimitOrder,
  MsgCreateDerivativeMarketOrder,
  MsgCreateSpotLimitOrder,
  MsgCreateSpotMarketOrder,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/tx_pb.js'
import type { MessageType } from '@protobuf-ts/runtime'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import { stateTable } from '#src/state/tables.ts'
import { onMessage } from '../module.ts'
import { findMarket, type Market } from './markets.ts'
import { findOrderSubaccount, type Subaccount } from './read-values.ts'

/** How many orders a subaccount has placed or tried to: an order's hash is made with it. */
export const nonces = stateTable('trade_nonces', { subaccount: 'bytes' }, { nonce: 'int8' })

export async function countOrder(state: State, { id: subaccount }: Subaccount): Promise<void> {
  const before = await state.find(nonces, { subaccount })
  state.put(nonces, { subaccount, nonce: (before?.nonce ?? 0n) + 1n })
}

export type Order = { marketId: string; orderInfo?: { subaccountId: string; cid: string } | undefined }

/** The single order of a message: had it been refused, the message would have failed. */
const one = [
  onOrder(SpotLimitV1),
  onOrder(SpotMarketV1),
  onOrder(DerivativeLimitV1),
  onOrder(DerivativeMarketV1),
  onOrder(BinaryLimitV1),
  onOrder(BinaryMarketV1),
  onOrder(MsgCreateSpotLimitOrder),
  onOrder(MsgCreateSpotMarketOrder),
  onOrder(MsgCreateDerivativeLimitOrder),
  onOrder(MsgCreateDerivativeMarketOrder),
  onOrder(MsgCreateBinaryOptionsLimitOrder),
  onOrder(MsgCreateBinaryOptionsMarketOrder),
]

function onOrder<Message extends { sender: string; order?: Order | undefined }>(type: MessageType<Message>) {
  return onMessage(type, ({ sender, order }, state) => countOrders(state, sender, order ? [order] : []))
}

/** A refused order of a batch counts too, but where the chain doesn't look at it: its market isn't open. */
const batches = [
  // This one counts before it looks for the market.
  onMessage(BatchSpotV1, ({ sender, orders }, state) => countOrders(state, sender, orders)),
  onMessage(MsgBatchCreateSpotLimitOrders, ({ sender, orders }, state) => countOrders(state, sender, orders)),
  onMessage(BatchDerivativeV1, ({ sender, orders }, state) =>
    countOpen(state, sender, orders, ['perpetual', 'expiry']),
  ),
  onMessage(MsgBatchCreateDerivativeLimitOrders, ({ sender, orders }, state) =>
    countOpen(state, sender, orders, ['perpetual', 'expiry']),
  ),
  onMessage(BatchUpdateV1, (message, state) => countUpdate(state, message)),
  onMessage(MsgBatchUpdateOrders, async (message, state, { events }) => {
    await countUpdate(state, message)
    const { sender } = message
    const isRefusedEarly = findRefusedEarly(events)
    const tried = (order: Order) => !isRefusedEarly(order)
    await countOpen(state, sender, message.spotMarketOrdersToCreate.filter(tried), ['spot'])
    const derivative = message.derivativeMarketOrdersToCreate
    await countOpen(state, sender, derivative, ['perpetual', 'expiry'])
    await countOpen(state, sender, message.binaryOptionsMarketOrdersToCreate, ['binary'])
  }),
]

type Update = {
  sender: string
  spotOrdersToCreate: Order[]
  derivativeOrdersToCreate: Order[]
  binaryOptionsOrdersToCreate: Order[]
}

async function countUpdate(state: State, update: Update): Promise<void> {
  const { sender, spotOrdersToCreate, derivativeOrdersToCreate, binaryOptionsOrdersToCreate } = update
  await countOpen(state, sender, spotOrdersToCreate, ['spot'])
  await countOpen(state, sender, derivativeOrdersToCreate, ['perpetual', 'expiry'])
  await countOpen(state, sender, binaryOptionsOrdersToCreate, ['binary'])
}

export async function countOrders(state: State, sender: string, orders: Order[]): Promise<void> {
  for (const { orderInfo } of orders) {
    await countOrder(state, findOrderSubaccount(sender, orderInfo?.subaccountId ?? ''))
  }
}

async function countOpen(
  state: State,
  sender: string,
  orders: Order[],
  kinds: Market['kind'][],
): Promise<void> {
  const open: Order[] = []
  for (const order of orders) {
    const market = await findMarket(state, order.marketId.toLowerCase())
    if (market?.status === 'Active' && kinds.includes(market.kind)) open.push(order)
  }
  await countOrders(state, sender, open)
}

/** A spot market order may be refused before it is counted: then it has no hash. */
function findRefusedEarly(events: ChainEvent[]): (order: Order) => boolean {
  const cids: unknown[] = []
  for (const event of events) {
    if (!event.type.endsWith('.EventOrderFail')) continue
    const [hashes, named] = [event.json('hashes'), event.json('cids')]
    if (!Array.isArray(hashes) || !Array.isArray(named)) continue
    for (const [at, hash] of hashes.entries()) if (isZeros(hash)) cids.push(named[at] ?? '')
  }
  return ({ orderInfo }) => {
    const at = cids.indexOf(orderInfo?.cid ?? '')
    if (at >= 0) cids.splice(at, 1)
    return at >= 0
  }
}

function isZeros(base64: unknown): boolean {
  return typeof base64 === 'string' && Buffer.from(base64, 'base64').every((byte) => byte === 0)
}

export const nonceMessages = [...one, ...batches]
