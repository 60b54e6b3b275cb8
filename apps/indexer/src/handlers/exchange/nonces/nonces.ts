import {
  MsgCreateBinaryOptionsLimitOrder as BinaryLimitV1,
  MsgCreateBinaryOptionsMarketOrder as BinaryMarketV1,
  MsgCreateDerivativeLimitOrder as DerivativeLimitV1,
  MsgCreateDerivativeMarketOrder as DerivativeMarketV1,
  MsgCreateSpotLimitOrder as SpotLimitV1,
  MsgCreateSpotMarketOrder as SpotMarketV1,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/tx_pb.js'
import {
  MsgCreateBinaryOptionsLimitOrder,
  MsgCreateBinaryOptionsMarketOrder,
  MsgCreateDerivativeLimitOrder,
  MsgCreateDerivativeMarketOrder,
  MsgCreateSpotLimitOrder,
  MsgCreateSpotMarketOrder,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/tx_pb.js'
import type { MessageType } from '@protobuf-ts/runtime'
import type { State } from '#src/state/state.ts'
import { onMessage, type MessageContext } from '#src/handlers/module.ts'
import { noteAnswer } from './placed-orders.ts'
import { findOrderSubaccount } from '../read-values.ts'
import { countOrder } from './trade-nonces.ts'

export type Order = { marketId: string; orderInfo?: { subaccountId: string; cid: string } | undefined }

/** The single order of a message: had it been refused, the message would have failed. */
export const nonceMessages = [
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
