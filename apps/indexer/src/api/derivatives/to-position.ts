import type {
  DerivativePosition,
  DerivativePositionV2,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { trimDecimal } from '@injsight/chain'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import type { OpenPosition, Opening } from '#src/queries/exchange/open-positions.ts'
import { multiplyDecimals } from '#src/queries/exchange/decimals.ts'
import { toHumanNotional, toHumanPrice } from '#src/queries/exchange/units.ts'
import { divide, multiply } from '#src/handlers/staking/decimals.ts'
import { formatDecimal } from '#src/state/columns.ts'
import type { KnownMarket } from '../exchange/known-markets.ts'
import { unpaidFunding, valuePosition } from './position-values.ts'

/** A position with what it needs to be told. */
export type ToldPosition = {
  position: OpenPosition
  market: KnownMarket
  mark: string | undefined
  /** What its reduce-only orders would close at most, as the chain told it. */
  reducing: string
  /**
   * Undefined for what was there before the index began, and for what was closed. `first` and `funded` are undefined where they
   * aren't known, or not in the units that the position is told in.
   */
  opening: Pick<Opening, 'timeMs' | 'first' | 'funded'> | undefined
  /** What a whole one of the quote asset is worth in dollars now, where a market leads to it. */
  quoteUsd: string | undefined
}

/**
 * What both forms tell. `fundingSum` is what was received (or, negative, paid) since the position was opened, be it in its
 * margin already or not. Which of it was the last payment isn't kept with it, so `fundingLast` is left empty.
 */
function toShared({ position, market, mark, opening }: ToldPosition) {
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
      market.perpetual === undefined || opening?.funded === undefined
        ? ''
        : units.amount(opening.funded - unpaidFunding(position, market), generation),
    cumulativeFundingEntry: entry,
    effectiveCumulativeFundingEntry: entry,
  }
}

/** One that was there before the index began, or whose block isn't kept, was created at 0. */
export function toPosition(told: ToldPosition): DerivativePosition {
  const { market, reducing, opening } = told
  return {
    ...toShared(told),
    aggregateReduceOnlyQuantity: market.units.quantity(reducing, market.generation),
    createdAt: opening?.timeMs ?? 0n,
  }
}

export function toPositionV2(told: ToldPosition): DerivativePositionV2 {
  const { position, market, mark } = told
  const { upnl } = valuePosition(position, market, mark)
  return {
    ...toShared(told),
    denom: market.quoteDenom,
    upnl: upnl === undefined ? '' : market.units.amount(upnl, market.generation),
    ...toInitial(told),
  }
}

/** How it was after the block that opened it, as far as that is known; dollars are those of now. */
function toInitial({ market, opening, quoteUsd }: ToldPosition) {
  const first = opening?.first
  if (first === undefined)
    return { initialLeverage: '', initialMargin: '', initialEntryPrice: '', initialQuantity: '' }
  const { quantity, entry_price: price, margin } = first
  const inDollars = (human: string) => (quoteUsd === undefined ? '' : multiplyDecimals(human, quoteUsd))
  return {
    initialLeverage:
      margin === 0n ? '' : trimDecimal(formatDecimal(divide(multiply(price, quantity), margin))),
    initialMargin: inDollars(toHumanNotional(market, formatDecimal(margin))),
    initialEntryPrice: inDollars(toHumanPrice(market, formatDecimal(price))),
    initialQuantity: market.units.quantity(formatDecimal(quantity), market.generation),
  }
}
