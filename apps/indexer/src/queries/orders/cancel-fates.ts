import type { Pool } from 'pg'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { readCancel } from '#src/handlers/orders/read-orders.ts'
import { readRefusedCancel } from '#src/handlers/orders/read-refusals.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import type { StoredTransaction } from '../blocks/stored-block.ts'
import { listTold } from './asked-orders.ts'
import { findNames, type Names } from './names.ts'
import { toHashOrNull } from './read-terms.ts'
import type { CancelFate } from './types.ts'

const named = /\.(?:EventCancel\w+Order|EventOrderCancelFail)$/

/** The orders that a transaction cancelled, and those that it could not. */
export async function listCancelFates(pool: Pool, { result }: StoredTransaction): Promise<CancelFate[]> {
  const events = listTold(result, named)
  const names = await findNames(pool, { markets: events.map(marketOf), accounts: [], heights: [] })
  return events.map((event) => readCancelFate(event, names))
}

function isRefused({ type }: ChainEvent): boolean {
  return type.endsWith('EventOrderCancelFail')
}

function marketOf(event: ChainEvent): bigint {
  return (isRefused(event) ? readRefusedCancel(event) : readCancel(event)).market.key
}

function readCancelFate(event: ChainEvent, names: Names): CancelFate {
  const message = event.message ?? 0
  if (isRefused(event)) {
    const { market, subaccount, hash, cid, why } = readRefusedCancel(event)
    const shared = { message, marketId: market.id, subaccountId: subaccount.hex, cid, why }
    return { ...shared, hash: toHashOrNull(hash), isCancelled: false, remaining: null }
  }
  const { market, order, remaining } = readCancel(event)
  const generation = event.type.startsWith('injective.exchange.v2.') ? 2 : 1
  return {
    message,
    marketId: market.id,
    subaccountId: order.subaccount.hex,
    hash: toPrefixedHex(order.hash),
    cid: order.cid,
    isCancelled: true,
    remaining: names.amounts(market.key, generation).quantity(remaining),
    why: '',
  }
}
