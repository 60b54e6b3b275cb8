import {
  MsgEmergencySettleMarket as SettleV1,
  MsgLiquidatePosition as LiquidateV1,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/tx_pb.js'
import {
  MsgBatchLiquidatePositions,
  MsgBatchLiquidatePositionsResponse,
  MsgEmergencySettleMarket,
  MsgLiquidatePosition,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/tx_pb.js'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import { onMessage, type BlockContext, type MessageContext } from '../module.ts'
import { findMarket, markets, pause } from './markets/markets.ts'
import { countOrders, type Order } from './nonces/nonces.ts'
import { countOrder } from './nonces/trade-nonces.ts'
import { noteUnnamed } from './nonces/placed-orders.ts'
import { isMoved } from './positions.ts'
import { readNamedMarket, readMarketId, readSubaccount } from './read-values.ts'
import { readItems, readObject } from '../read-json.ts'
import { createNotes } from '#src/handlers/notes.ts'

type Liquidation = {
  sender: string
  subaccountId: string
  marketId: string
  order?: Order | undefined
}

/** Who is liquidated places an order, and who liquidates may bring one along. */
async function liquidate(state: State, message: Liquidation, context: MessageContext): Promise<void> {
  if (context.events.some(({ type }) => type.endsWith('.EventBatchDerivativeExecution'))) {
    return count(state, message, context)
  }
  await pauseMarket(state, message.marketId)
  noteUnsettled(message, context)
}

/** Each by itself: one that failed changed nothing, and the answer says so. */
async function liquidateEach(state: State, message: MsgBatchLiquidatePositions, context: MessageContext) {
  const { results } = MsgBatchLiquidatePositionsResponse.fromBinary(context.response)
  for (const [at, one] of message.liquidations.entries()) {
    if (results[at]?.success === false) continue
    const events = context.events.filter((event) => isLiquidationOf(event, one))
    await liquidate(state, { ...one, sender: message.sender }, { ...context, events })
  }
}

/** Others of the batch may be of the same market, and who is liquidated may have orders that are filled by theirs. */
function isLiquidationOf(
  event: ChainEvent,
  { marketId, subaccountId }: Omit<Liquidation, 'sender'>,
): boolean {
  if (!event.type.endsWith('.EventBatchDerivativeExecution')) return false
  if (event.find('is_liquidation') !== 'true') return false
  if (readMarketId(event.json('market_id')) !== readMarketId(marketId)) return false
  const { hex } = readSubaccount(subaccountId)
  return readItems(event.json('trades'), readObject).some(
    (trade) => readSubaccount(trade['subaccount_id']).hex === hex,
  )
}

/** The chain makes up the order that would close the position. */
async function settle(state: State, message: Omit<Liquidation, 'order'>, context: MessageContext) {
  await pauseMarket(state, message.marketId)
  const order = { marketId: message.marketId, orderInfo: { subaccountId: '0', cid: '' } }
  noteUnsettled({ ...message, order }, context)
}

async function count(state: State, message: Liquidation, context: MessageContext): Promise<void> {
  const { sender, subaccountId, order } = message
  const liquidated = readSubaccount(subaccountId)
  await countOrder(state, liquidated)
  noteUnnamed(context.block, liquidated)
  await countOrders(state, sender, order ? [order] : [], context)
}

async function pauseMarket(state: State, id: string): Promise<void> {
  const market = await findMarket(state, readMarketId(id))
  if (market?.status === 'Active') state.put(markets, pause(market))
}

const unsettled = createNotes<BlockContext, [Liquidation, MessageContext][]>()

function noteUnsettled(message: Liquidation, context: MessageContext): void {
  const known = unsettled.get(context.block)
  if (known === undefined) unsettled.set(context.block, [[message, context]])
  else known.push([message, context])
}

/**
 * Where there are no funds for what is lost, the market is paused without an event until it is settled, and all else
 * of the message is undone. But where it can't pay what the trades bring, the rest of it stands: the block tells the
 * position then.
 */
export async function countUnsettled(state: State, block: BlockContext): Promise<void> {
  for (const [message, context] of unsettled.get(block) ?? []) {
    const position = {
      market: readNamedMarket(message.marketId).key,
      subaccount: readSubaccount(message.subaccountId),
    }
    if (isMoved(block, position)) await count(state, message, context)
  }
}

export const liquidationMessages = [
  onMessage(LiquidateV1, (message, state, context) => liquidate(state, message, context)),
  onMessage(MsgLiquidatePosition, (message, state, context) => liquidate(state, message, context)),
  onMessage(MsgBatchLiquidatePositions, (message, state, context) => liquidateEach(state, message, context)),
  onMessage(SettleV1, (message, state, context) => settle(state, message, context)),
  onMessage(MsgEmergencySettleMarket, (message, state, context) => settle(state, message, context)),
]
