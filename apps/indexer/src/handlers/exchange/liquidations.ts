import {
  MsgEmergencySettleMarket as SettleV1,
  MsgLiquidatePosition as LiquidateV1,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/tx_pb.js'
import {
  MsgEmergencySettleMarket,
  MsgLiquidatePosition,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/tx_pb.js'
import type { State } from '#src/state/state.ts'
import { onMessage, type MessageContext } from '../module.ts'
import { findMarket, markets, pause } from './markets.ts'
import { countOrders, type Order } from './nonces.ts'
import { countOrder } from './trade-nonces.ts'
import { noteUnnamed } from './placed-orders.ts'
import { readMarketId, readSubaccount } from './read-values.ts'

type Liquidation = {
  sender: string
  subaccountId: string
  marketId: string
  order?: Order | undefined
}

/**
 * Who is liquidated places an order, and who liquidates may bring one along. Where the market's funds don't suffice,
 * it is paused without an event until it is settled, and all else of the message is undone.
 */
async function liquidate(state: State, message: Liquidation, context: MessageContext): Promise<void> {
  const { sender, subaccountId, marketId, order } = message
  if (!context.events.some(({ type }) => type.endsWith('.EventBatchDerivativeExecution'))) {
    return pauseMarket(state, marketId)
  }
  const liquidated = readSubaccount(subaccountId)
  await countOrder(state, liquidated)
  noteUnnamed(context.block, liquidated)
  await countOrders(state, sender, order ? [order] : [], context)
}

async function pauseMarket(state: State, id: string): Promise<void> {
  const market = await findMarket(state, readMarketId(id))
  if (market?.status === 'Active') state.put(markets, pause(market))
}

export const liquidationMessages = [
  onMessage(LiquidateV1, (message, state, context) => liquidate(state, message, context)),
  onMessage(MsgLiquidatePosition, (message, state, context) => liquidate(state, message, context)),
  onMessage(SettleV1, ({ marketId }, state) => pauseMarket(state, marketId)),
  onMessage(MsgEmergencySettleMarket, ({ marketId }, state) => pauseMarket(state, marketId)),
]
