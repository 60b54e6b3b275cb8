import { badChainData } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { BlockContext } from '#src/handlers/module.ts'
import type { State } from '#src/state/state.ts'
import { onBoth, type Generation } from './generations.ts'
import {
  isBuy,
  readCancel,
  readNewConditional,
  readNewOrders,
  readTrigger,
  type ToldOrder,
} from './read-orders.ts'
import { holdMargin } from './hold-margin.ts'
import { isOfResting, readExecutions, type ToldTrade } from './read-trades.ts'
import type { Market } from '../exchange/read-values.ts'
import { kinds, openOrders } from './tables.ts'

/** What keeps the open orders in step. An order that enters a book is told with what is left of it. */
export const orderEvents = [
  ...onBoth('EventNewSpotOrders', (event, state, context) => place(state, readNewOrders(event), context)),
  ...onBoth('EventNewDerivativeOrders', (event, state, context) =>
    place(state, readNewOrders(event), context),
  ),
  ...onBoth('EventNewConditionalDerivativeOrder', async (event, state, { block, generation }) => {
    const { market, order, isMarketOrder } = readNewConditional(event)
    const at = { generation, height: block.height }
    if (!isMarketOrder) return putOrder(state, market, order, { kind: kinds.conditionalLimit, ...at })
    const marginHold = await holdMargin(state, market, order)
    putOrder(state, market, { ...order, marginHold }, { kind: kinds.conditionalMarket, ...at })
  }),
  ...onBoth('EventBatchSpotExecution', fill),
  ...onBoth('EventBatchDerivativeExecution', fill),
  // One that was placed in the same block never was among them.
  ...onBoth('EventCancelSpotOrder', (event, state) => remove(state, readCancel(event).order.hash)),
  ...onBoth('EventCancelDerivativeOrder', (event, state) => remove(state, readCancel(event).order.hash)),
  ...onBoth('EventCancelConditionalDerivativeOrder', (event, state) =>
    remove(state, readCancel(event).order.hash),
  ),
  ...onBoth('EventConditionalDerivativeOrderTrigger', (event, state) =>
    remove(state, readTrigger(event).triggered),
  ),
]

type Context = { block: BlockContext; generation: Generation }

function place(
  state: State,
  { market, orders }: ReturnType<typeof readNewOrders>,
  { block, generation }: Context,
): void {
  const at = { kind: kinds.limit, generation, height: block.height }
  for (const order of orders) putOrder(state, market, order, at)
}

/** @param height of the block that tells it; 0 for what was there before */
export function putOrder(
  state: State,
  market: Market,
  order: ToldOrder,
  { kind, generation, height }: { kind: number; generation: Generation; height: bigint },
): void {
  const { hash, subaccount, type, price, quantity, fillable, margin, trigger } = order
  if (fillable === 0n) return
  state.put(openOrders, {
    hash,
    market: market.key,
    account: state.account(subaccount.account),
    subaccount: subaccount.hex,
    kind,
    type,
    is_buy: isBuy(type),
    price,
    quantity,
    fillable,
    margin,
    margin_hold: order.marginHold,
    trigger_price: trigger,
    cid: Buffer.from(order.cid),
    fee_recipient: order.feeRecipient,
    expiration_block: order.expiration,
    generation,
    placed: height,
    changed: height,
  })
}

function remove(state: State, hash: Buffer): void {
  state.remove(openOrders, { hash })
}

async function fill(event: ChainEvent, state: State, { block: { height } }: Context): Promise<void> {
  const { execution, trades } = readExecutions(event)
  if (!isOfResting(execution)) return
  await state.prefetch(
    openOrders,
    trades.map(({ hash }) => ({ hash })),
  )
  for (const trade of trades) await fillOrder(state, trade, { height, isOfMessage: event.tx !== undefined })
}

/**
 * @param isOfMessage then it may be an order that a liquidator brings along: it is gone when the message is over
 * @throws Fault `bad-chain-data` for a fill of what isn't there, or of more than is left
 */
async function fillOrder(
  state: State,
  { hash, quantity }: ToldTrade,
  { height, isOfMessage }: { height: bigint; isOfMessage: boolean },
): Promise<void> {
  const order = await state.find(openOrders, { hash })
  if (order === undefined && isOfMessage) return
  const left = (order?.fillable ?? 0n) - quantity
  if (order === undefined || left < 0n) {
    throw badChainData('order.fill', `The order ${hash.toString('hex')} has less than was filled of it`)
  }
  if (left === 0n) state.remove(openOrders, { hash })
  else state.put(openOrders, { ...order, fillable: left, changed: height })
}
