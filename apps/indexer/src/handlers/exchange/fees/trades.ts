import type { ChainEvent } from '#src/decode/chain-event.ts'
import { readDecimal, readList, readObject } from '#src/handlers/read-json.ts'
import { multiply } from '#src/handlers/staking/decimals.ts'
import { readMarketId, readSubaccount, type Subaccount } from '../read-values.ts'

/** What trades of one event are worth, for the counts that the chain keeps of them. */
export type TradedVolume = {
  market: string
  isMaker: boolean
  /** Per trade, in the order of the event. */
  trades: { subaccount: Subaccount; notional: bigint }[]
}

// Settlements count for nothing.
const makers = new Set(['LimitFill', 'LimitMatchRestingOrder'])
const takers = new Set(['Market', 'LimitMatchNewOrder'])

/** Undefined for executions that the chain doesn't count. */
export function readSpotVolume(event: ChainEvent): TradedVolume | undefined {
  return readVolume(event, (trade) => {
    return [trade['quantity'], trade['price']]
  })
}

export function readDerivativeVolume(event: ChainEvent): TradedVolume | undefined {
  return readVolume(event, (trade) => {
    const delta = readObject(trade['position_delta'], 'trade')
    return [delta['execution_quantity'], delta['execution_price']]
  })
}

function readVolume(
  event: ChainEvent,
  factorsOf: (trade: Record<string, unknown>) => [quantity: unknown, price: unknown],
): TradedVolume | undefined {
  const type = event.json('executionType')
  const isMaker = makers.has(String(type))
  if (!isMaker && !takers.has(String(type))) return undefined
  const trades = readList(event.json('trades'), 'trades').map((one) => {
    const trade = readObject(one, 'trade')
    const [quantity, price] = factorsOf(trade)
    const notional = multiply(readDecimal(quantity, 'quantity'), readDecimal(price, 'price'))
    return { subaccount: readSubaccount(trade['subaccount_id']), notional }
  })
  return { market: readMarketId(event.json('market_id')), isMaker, trades }
}
