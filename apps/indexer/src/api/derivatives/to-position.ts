import type {
  DerivativePosition,
  DerivativePositionV2,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import type { OpenPosition } from '#src/queries/exchange/open-positions.ts'
import type { KnownMarket } from '../exchange/known-markets.ts'
import { unpaidFunding, valuePosition } from './position-values.ts'

/** A position with what it needs to be told. */
export type ToldPosition = {
  position: OpenPosition
  market: KnownMarket
  mark: string | undefined
  /** What its reduce-only orders would close at most, as the chain told it. */
  reducing: string
}

/**
 * What both forms tell. `fundingSum` is what was received (or, negative, paid) since the position last changed and is
 * not in its margin yet. Of what was paid before, the margin alone tells, so `fundingLast` is left empty.
 */
function toShared({ position, market, mark }: ToldPosition) {
  const { units, generation } = market
  const { liquidationPrice } = valuePosition(position, market, mark)
  const entry = units.amount(position.cumulativeFundingEntry, generation)
  return {
    ticker: market.ticker,
    marketId: market.id,
    subaccountId: toPrefixedHex(position.subaccount),
    direction: position.isLong ? 'long' : 'short',
    quantity: units.quantity(position.quantity, generation),
    entryPrice: units.price(position.entryPrice, generation),
    margin: units.amount(position.margin, generation),
    liquidationPrice: liquidationPrice === undefined ? '' : units.price(liquidationPrice, generation),
    markPrice: mark === undefined ? '' : units.price(mark, generation),
    updatedAt: position.changedMs,
    fundingLast: '',
    fundingSum:
      market.perpetual === undefined ? '' : units.amount(-unpaidFunding(position, market), generation),
    cumulativeFundingEntry: entry,
    effectiveCumulativeFundingEntry: entry,
  }
}

/** No block tells when a position was opened without reading all of its past: `createdAt` is 0. */
export function toPosition(told: ToldPosition): DerivativePosition {
  const { market, reducing } = told
  return {
    ...toShared(told),
    aggregateReduceOnlyQuantity: market.units.quantity(reducing, market.generation),
    createdAt: 0n,
  }
}

/** How a position was when it was opened is not kept with it: those fields are empty. */
export function toPositionV2(told: ToldPosition): DerivativePositionV2 {
  const { position, market, mark } = told
  const { upnl } = valuePosition(position, market, mark)
  return {
    ...toShared(told),
    denom: market.quoteDenom,
    upnl: upnl === undefined ? '' : market.units.amount(upnl, market.generation),
    initialLeverage: '',
    initialMargin: '',
    initialEntryPrice: '',
    initialQuantity: '',
  }
}
