import type { ChainEvent } from '#src/decode/chain-event.ts'
import { findAccount, type Account } from '#src/decode/values/account.ts'
import type { TxContext } from '#src/handlers/module.ts'
import { readHash } from '../exchange/read-values.ts'
import { beginning, end, nameOf, notePlaced, ordersOf } from './block-orders.ts'
import { readOrderFail, readRefusedCancel } from './read-refusals.ts'
import type { Cause } from './causes.ts'
import type { PackedTerms, Reason } from './entries.ts'
import { noteBoth, type Units } from './generations.ts'
import { isConditional, type Terms } from './asked-terms.ts'
import { readCancel, readNewConditional, readNewOrders, readTrigger, type Cancel } from './read-orders.ts'
import { readExecutions } from './read-trades.ts'

/** What a block tells of orders. Handlers read an event whole before they note anything of it. */
export const notedEvents = [
  ...['EventNewSpotOrders', 'EventNewDerivativeOrders'].flatMap((name) =>
    noteTold(name, (event, history, { tx, generation }) => {
      const { market, orders } = readNewOrders(event)
      const block = ordersOf(history)
      const [cause, order] = [causeOf(event, tx), orderOf(event, tx)]
      for (const told of orders) {
        const { hash, subaccount } = told
        const terms = packTerms({ ...told, isMarketOrder: false }, generation)
        const entry = { kind: 'placed', hash, cause, rests: true, terms } as const
        notePlaced(block, { market: market.key, account: subaccount.account, entry, order })
      }
    }),
  ),
  ...noteTold('EventNewConditionalDerivativeOrder', (event, history, { tx, generation }) => {
    const { market, order: told, isMarketOrder } = readNewConditional(event)
    const terms = packTerms({ ...told, isMarketOrder }, generation)
    const entry = { kind: 'placed', hash: told.hash, cause: causeOf(event, tx), rests: true, terms } as const
    const { account } = told.subaccount
    notePlaced(ordersOf(history), { market: market.key, account, entry, order: orderOf(event, tx) })
  }),
  ...['EventBatchSpotExecution', 'EventBatchDerivativeExecution'].flatMap((name) =>
    noteTold(name, (event, history, { tx, generation }) => {
      const { market, trades, ...shared } = readExecutions(event)
      const { noted, fills } = ordersOf(history)
      const ofMarket = fills.get(market.key) ?? []
      fills.set(market.key, ofMarket)
      for (const { hash, subaccount, cid, feeRecipient, ...told } of trades) {
        const { account, nonce } = subaccount
        const recipient = otherThan(account, feeRecipient)
        const fill = { ...shared, ...told, generation, nonce, cid: Buffer.from(cid), feeRecipient: recipient }
        const entry = { kind: 'filled', place: ofMarket.length, head: hash.subarray(0, 4) } as const
        ofMarket.push({ account: history.account(account), hash, cause: causeOf(event, tx), fill })
        noted.push({ market: market.key, account, entry, order: orderOf(event, tx) })
      }
    }),
  ),
  ...['EventCancelSpotOrder', 'EventCancelDerivativeOrder', 'EventCancelConditionalDerivativeOrder'].flatMap(
    (name) =>
      noteTold(name, (event, history, { tx, block, generation }) => {
        const told = readCancel(event)
        const { hash, subaccount, type, price } = told.order
        const cause = causeOf(event, tx)
        const cancel = {
          nonce: subaccount.nonce,
          type,
          isMarketOrder: told.isMarketOrder,
          isConditional: isConditional(told.order),
          price,
          remaining: told.remaining,
          reason: reasonOf(event, told, block.height),
          generation,
        }
        const entry = { kind: 'cancelled', hash, cause, cancel } as const
        const { noted } = ordersOf(history)
        noted.push({ market: told.market.key, account: subaccount.account, entry, order: orderOf(event, tx) })
      }),
  ),
  ...noteTold('EventConditionalDerivativeOrderTrigger', (event, history) => {
    const { triggered, placed } = readTrigger(event)
    ordersOf(history).triggered.set(nameOf(triggered), placed)
  }),
  ...['EventTriggerConditionalMarketOrderFailed', 'EventTriggerConditionalLimitOrderFailed'].flatMap((name) =>
    noteTold(name, (event, history) => {
      ordersOf(history).notPlaced.add(nameOf(readHash(event.json('order_hash'))))
    }),
  ),
  ...noteTold('EventOrderFail', (event, history, { tx }) => {
    const { failed } = ordersOf(history)
    for (const one of readOrderFail(event)) failed.push({ ...one, cause: causeOf(event, tx) })
  }),
  ...noteTold('EventOrderCancelFail', (event, history, { tx }) => {
    const { market, subaccount, hash, cid, why } = readRefusedCancel(event)
    const { nonce, account } = subaccount
    const cause = causeOf(event, tx)
    const entry = { kind: 'cancel_refused', hash, cause, nonce, cid: Buffer.from(cid), why } as const
    ordersOf(history).noted.push({ market: market.key, account, entry, order: orderOf(event, tx) })
  }),
]

/** As `noteBoth`; that the chain speaks v2 is known before its messages are read, which come after all that a block tells. */
function noteTold(name: string, handle: Parameters<typeof noteBoth>[1]) {
  return noteBoth(name, (event, history, context) => {
    handle(event, history, context)
    if (context.generation === 2) ordersOf(history).speaksV2 = true
  })
}

function causeOf(event: ChainEvent, tx: TxContext | undefined): Cause {
  return tx === undefined ? null : { tx: tx.index, message: event.message ?? 0 }
}

function orderOf(event: ChainEvent, tx: TxContext | undefined): number {
  if (tx !== undefined) return tx.index + 1
  return event.mode === 'BeginBlock' ? beginning : end
}

/** Whether a liquidation or a trigger was behind it is known when the block is over. */
function reasonOf(event: ChainEvent, { order, isMarketOrder }: Cancel, height: bigint): Reason {
  if (event.tx !== undefined) return 'requested'
  if (order.expiration > 0n && order.expiration <= height) return 'expired'
  if (event.mode === 'BeginBlock') return 'settlement'
  return isMarketOrder && !isConditional(order) ? 'unfilled' : 'pruned'
}

export function packTerms(
  { subaccount, feeRecipient, cid, ...terms }: Terms,
  generation: Units,
): PackedTerms {
  const { type, isMarketOrder, price, quantity, margin, trigger, expiration } = terms
  const recipient = findAccount(feeRecipient)
  return {
    nonce: subaccount.nonce,
    type,
    isMarketOrder,
    price,
    quantity,
    margin,
    trigger,
    expiration,
    cid: Buffer.from(cid),
    feeRecipient: recipient && otherThan(subaccount.account, recipient),
    generation,
  }
}

function otherThan(owner: Account, { key, bytes }: Account): Buffer | null {
  return key === owner.key ? null : Buffer.from(bytes)
}
