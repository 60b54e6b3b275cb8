import {
  MsgBatchCreateDerivativeLimitOrders as BatchDerivativeV1,
  MsgBatchCreateSpotLimitOrders as BatchSpotV1,
  MsgBatchUpdateOrders as BatchUpdateV1,
  MsgBatchUpdateOrdersResponse as UpdatedV1,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/tx_pb.js'
import {
  MsgBatchCreateDerivativeLimitOrders,
  MsgBatchCreateDerivativeLimitOrdersResponse,
  MsgBatchCreateSpotLimitOrders,
  MsgBatchUpdateOrders,
  MsgBatchUpdateOrdersResponse,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/tx_pb.js'
import type { MessageType } from '@protobuf-ts/runtime'
import type { State } from '#src/state/state.ts'
import { onMessage, type MessageContext } from '#src/handlers/module.ts'
import { findMarket } from '../markets/markets.ts'
import { countOrders, type Order } from './nonces.ts'
import { findRefusedEarly } from './refused-early.ts'

const derivatives = ['perpetual', 'expiry']

/** A refused order of a batch counts too, but where the chain doesn't look at it: its market isn't open. */
export const batchNonceMessages = [
  // This one counts before it looks for the market.
  onMessage(BatchSpotV1, ({ sender, orders }, state, context) => countOrders(state, sender, orders, context)),
  onMessage(MsgBatchCreateSpotLimitOrders, ({ sender, orders }, state, context) =>
    countOrders(state, sender, orders, context),
  ),
  onMessage(BatchDerivativeV1, ({ sender, orders }, state, context) =>
    countOpen(state, { sender, orders, kinds: derivatives, answers: answersOf(context) }, context),
  ),
  onMessage(MsgBatchCreateDerivativeLimitOrders, ({ sender, orders }, state, context) =>
    countOpen(state, { sender, orders, kinds: derivatives, answers: answersOf(context) }, context),
  ),
  onMessage(BatchUpdateV1, (message, state, context) =>
    countUpdate(message, readUpdated(UpdatedV1, context), state, context),
  ),
  onMessage(MsgBatchUpdateOrders, async (message, state, context) => {
    const told = readUpdated(MsgBatchUpdateOrdersResponse, context)
    await countUpdate(message, told, state, context)
    const { sender } = message
    const isRefusedEarly = findRefusedEarly(context.events)
    const batches: Batch[] = [
      {
        sender,
        orders: message.spotMarketOrdersToCreate,
        kinds: ['spot'],
        answers: told?.spotMarketOrderHashes,
      },
      {
        sender,
        orders: message.derivativeMarketOrdersToCreate,
        kinds: derivatives,
        answers: told?.derivativeMarketOrderHashes,
      },
      {
        sender,
        orders: message.binaryOptionsMarketOrdersToCreate,
        kinds: ['binary'],
        answers: told?.binaryOptionsMarketOrderHashes,
      },
    ]
    for (const { kinds, ...batch } of batches) {
      const open = await listOpen(state, { kinds, ...batch })
      const counted = kinds.includes('spot') ? open.filter((order) => !isRefusedEarly(order)) : open
      await countOrders(state, sender, counted, context)
    }
  }),
]

type Update = {
  sender: string
  spotOrdersToCreate: Order[]
  derivativeOrdersToCreate: Order[]
  binaryOptionsOrdersToCreate: Order[]
}
type Updated = {
  spotOrderHashes: string[]
  derivativeOrderHashes: string[]
  binaryOptionsOrderHashes: string[]
}

function readUpdated<Response extends object>(
  type: MessageType<Response>,
  { response }: MessageContext,
): Response | undefined {
  return response.length === 0 ? undefined : type.fromBinary(response)
}

/** The one of derivatives answers with a code of its own where it doesn't look. */
function answersOf(context: MessageContext): string[] | undefined {
  const told = readUpdated(MsgBatchCreateDerivativeLimitOrdersResponse, context)
  return told?.orderHashes.map((answer) => (answer === noSuchMarket ? '' : answer))
}

const noSuchMarket = '27' // ErrDerivativeMarketNotFound

async function countUpdate(
  update: Update,
  told: Updated | undefined,
  state: State,
  context: MessageContext,
): Promise<void> {
  const { sender } = update
  const batches: Batch[] = [
    { sender, orders: update.spotOrdersToCreate, kinds: ['spot'], answers: told?.spotOrderHashes },
    {
      sender,
      orders: update.derivativeOrdersToCreate,
      kinds: derivatives,
      answers: told?.derivativeOrderHashes,
    },
    {
      sender,
      orders: update.binaryOptionsOrdersToCreate,
      kinds: ['binary'],
      answers: told?.binaryOptionsOrderHashes,
    },
  ]
  for (const batch of batches) await countOpen(state, batch, context)
}

/** `answers` as the chain gave them, one for each order: hashes, codes of refusals, '' where it didn't look. */
type Batch = { sender: string; orders: Order[]; kinds: string[]; answers: string[] | undefined }

async function countOpen(state: State, batch: Batch, context: MessageContext): Promise<void> {
  await countOrders(state, batch.sender, await listOpen(state, batch), context)
}

/** The orders that the chain looked at. */
async function listOpen(state: State, { orders, kinds, answers }: Batch): Promise<Order[]> {
  if (answers !== undefined && answers.length === orders.length) {
    return orders.filter((_, at) => answers[at] !== '')
  }
  const open: Order[] = []
  for (const order of orders) {
    const market = await findMarket(state, order.marketId.toLowerCase())
    if (market?.status === 'Active' && kinds.includes(market.kind)) open.push(order)
  }
  return open
}
