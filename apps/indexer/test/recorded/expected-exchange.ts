import type { Recording } from '@injsight/testing'
import { readExpected } from './expected.ts'
import { listRecordedEvents } from './recorded-events.ts'
import { fromScaled } from './told-trades.ts'

type Json = Record<string, string>
type Book = {
  market_id: string
  isBuySide: boolean
  orders: { order_info: Json; fillable: string; order_hash: string }[]
}

type State = {
  spotMarkets: (Json & { base_decimals: number; quote_decimals: number })[]
  derivativeMarkets: (Json & { quote_decimals: number })[]
  binaryOptionsMarkets: (Json & { quote_decimals: number })[]
  spotOrders: Book[]
  derivativeOrders: Book[]
  positions: { market_id: string; subaccount_id: string; position: Json & { isLong: boolean } }[]
  perpetualFunding: { market_id: string; funding: Json }[]
}

/** The exchange at the end of a recording as the node tells it, and its numbers in the units of v1beta1. */
export function readExpectedExchange(recording: Recording) {
  const state = readExpected(recording, 'exchange') as State
  const isSecond = listRecordedEvents(recording, 'injective.exchange.v2.EventSpotMarketUpdate').length > 0
  const decimals = new Map([
    ...state.spotMarkets.map((one) => [one['market_id'], [one.base_decimals, one.quote_decimals]] as const),
    ...[...state.derivativeMarkets, ...state.binaryOptionsMarkets].map(
      (one) => [one['market_id'], [0, one.quote_decimals]] as const,
    ),
  ])
  const by =
    (places: (base: number, quote: number) => number) => (market: string, value: string | undefined) => {
      const [base = 0, quote = 0] = decimals.get(market) ?? []
      return fromScaled(value ?? '', isSecond ? places(base, quote) : 0)
    }
  return {
    state,
    price: by((base, quote) => quote - base),
    quantity: by((base) => base),
    amount: by((_, quote) => quote),
  }
}
