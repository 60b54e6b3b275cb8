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
import { onMessage, type MessageContext } from '../module.ts'
import { findMarket } from './markets.ts'
import { noteAnswer } from './placed-orders.ts'
import { findOrderSubaccount } from './read-values.ts'
import { countOrder } from './trade-nonces.ts'

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
  return onMessage(type, ({ sender, order }, state, context) =>
    countOrders(state, sender, order ? [order] : [], context),
  )
}

const derivatives = ['perpetual', 'expiry']

/** A refused order of a batch counts too, but where the chain doesn't look at it: its market isn't open. */
const batches = [
  // This one counts before it looks for the market.
  onMessage(BatchSpotV1, ({ sender, orders }, state, context) => countOrders(state, sender, orders, context)),
  onMessage(MsgBatchCreateSpotLimitOrders, ({ sender, orders }, state, context) =>
    countOrders(state, sender, orders, context),
  ),
  onMessage(BatchDerivativeV1, ({ sender, orders }, state, context) =>
    countOpen(state, { sender, orders, kinds: derivatives }, context),
  ),
  onMessage(MsgBatchCreateDerivativeLimitOrders, ({ sender, orders }, state, context) =>
    countOpen(state, { sender, orders, kinds: derivatives }, context),
  ),
  onMessage(BatchUpdateV1, countUpdate),
  onMessage(MsgBatchUpdateOrders, async (message, state, context) => {
    await countUpdate(message, state, context)
    const { sender } = message
    const isRefusedEarly = findRefusedEarly(context.events)
    const spot = message.spotMarketOrdersToCreate.filter((order) => !isRefusedEarly(order))
    const derivative = message.derivativeMarketOrdersToCreate
    const binary = message.binaryOptionsMarketOrdersToCreate
    await countOpen(state, { sender, orders: spot, kinds: ['spot'] }, context)
    await countOpen(state, { sender, orders: derivative, kinds: derivatives }, context)
    await countOpen(state, { sender, orders: binary, kinds: ['binary'] }, context)
  }),
]

type Update = {
  sender: string
  spotOrdersToCreate: Order[]
  derivativeOrdersToCreate: Order[]
  binaryOptionsOrdersToCreate: Order[]
}

async function countUpdate(update: Update, state: State, context: MessageContext): Promise<void> {
  const { sender, spotOrdersToCreate, derivativeOrdersToCreate, binaryOptionsOrdersToCreate } = update
  await countOpen(state, { sender, orders: spotOrdersToCreate, kinds: ['spot'] }, context)
  await countOpen(state, { sender, orders: derivativeOrdersToCreate, kinds: derivatives }, context)
  await countOpen(state, { sender, orders: binaryOptionsOrdersToCreate, kinds: ['binary'] }, context)
}

export async function countOrders(
  state: State,
  sender: string,
  orders: Order[],
  context: MessageContext,
): Promise<void> {
  for (const { orderInfo } of orders) {
    const subaccount = findOrderSubaccount(sender, orderInfo?.subaccountId ?? '')
    await countOrder(state, subaccount)
    noteAnswer(context, subaccount)
  }
}

type Batch = { sender: string; orders: Order[]; kinds: string[] }

async function countOpen(
  state: State,
  { sender, orders, kinds }: Batch,
  context: MessageContext,
): Promise<void> {
  const open: Order[] = []
  for (const order of orders) {
    const market = await findMarket(state, order.marketId.toLowerCase())
    if (market?.status === 'Active' && kinds.includes(market.kind)) open.push(order)
  }
  await countOrders(state, sender, open, context)
}

/** A spot market order may be refused before it is counted: then it has no hash. */
function findRefusedEarly(events: ChainEvent[]): (order: Order) => boolean {
  const cids: unknown[] = []
  for (const event of events) {
    if (event.type !== 'injective.exchange.v2.EventOrderFail') continue
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
