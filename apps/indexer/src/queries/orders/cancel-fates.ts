import type { Pool } from 'pg'
import { createEvent, type ChainEvent } from '#src/decode/chain-event.ts'
import { readCancel } from '#src/handlers/orders/read-orders.ts'
import { readRefusedCancel } from '#src/handlers/orders/read-refusals.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import type { StoredTransaction } from '../blocks/stored-block.ts'
import { findNames, type Names } from './names.ts'
import { toHashOrNull } from './read-terms.ts'
import type { CancelFate } from './types.ts'

const second = 'injective.exchange.v2.'
const named = /^injective\.exchange\.(?:v1beta1|v2)\.(EventCancel\w+Order|EventOrderCancelFail)$/

/** The orders that a transaction cancelled, and those that it could not. */
export async function listCancelFates(pool: Pool, { result }: StoredTransaction): Promise<CancelFate[]> {
  const all = (result.events ?? []).filter(({ type }) => named.test(type))
  // A chain that speaks v2 may tell each in the words of v1 too.
  const generation = all.some(({ type }) => type.startsWith(second)) ? 2 : 1
  const events = all
    .filter(({ type }) => (generation === 2) === type.startsWith(second))
    .map((event, ordinal) =>
      createEvent(
        { type: event.type, attributes: event.attributes.map((one) => ({ ...one, index: true })) },
        { ordinal },
      ),
    )
  const names = await findNames(pool, { markets: events.map(marketOf), accounts: [], heights: [] })
  return events.map((event) => readCancelFate(event, generation, names))
}

function isRefused({ type }: ChainEvent): boolean {
  return type.endsWith('EventOrderCancelFail')
}

function marketOf(event: ChainEvent): bigint {
  return (isRefused(event) ? readRefusedCancel(event) : readCancel(event)).market.key
}

function readCancelFate(event: ChainEvent, generation: 1 | 2, names: Names): CancelFate {
  const message = event.message ?? 0
  if (isRefused(event)) {
    const { market, subaccount, hash, cid, why } = readRefusedCancel(event)
    const shared = { message, marketId: market.id, subaccountId: subaccount.hex, cid, why }
    return { ...shared, hash: toHashOrNull(hash), isCancelled: false, remaining: null }
  }
  const { market, order, remaining } = readCancel(event)
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
