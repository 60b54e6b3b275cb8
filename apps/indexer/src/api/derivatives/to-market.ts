import type {
  BinaryOptionsMarketInfo,
  DerivativeMarketInfo,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import type { FundingRate } from '#src/queries/exchange/funding-rates.ts'
import type { KnownMarket, KnownMarkets } from '../exchange/known-markets.ts'
import { readCap } from '../markets/changed-rules.ts'
import { createReader, toSharedMarket } from '../exchange/to-shared-market.ts'
import { toRate } from './to-rate.ts'

/** @param last what the market charged last, undefined for nothing yet */
export function toDerivativeMarket(
  market: KnownMarket,
  known: KnownMarkets,
  last: FundingRate | undefined,
): DerivativeMarketInfo {
  const { expiry, generation, perpetual, units } = market
  const read = createReader(market)
  const cap = capOf(market)
  return {
    ...toSharedMarket(market, known),
    oracleBase: read.text('oracle_base'),
    oracleQuote: read.text('oracle_quote'),
    oracleType: read.text('oracle_type').toLowerCase(),
    oracleScaleFactor: Number(read.text('oracle_scale_factor')),
    initialMarginRatio: read.plain('initial_margin_ratio'),
    maintenanceMarginRatio: read.plain('maintenance_margin_ratio'),
    reduceMarginRatio: read.plain('reduce_margin_ratio'),
    isPerpetual: market.kind === 'perpetual',
    ...(perpetual && {
      perpetualMarketInfo: {
        hourlyFundingRateCap: units.plain(perpetual.hourlyFundingRateCap, generation),
        hourlyInterestRate: units.plain(perpetual.hourlyInterestRate, generation),
        nextFundingTimestamp: perpetual.nextFundingTimestamp,
        fundingInterval: perpetual.fundingInterval,
      },
      perpetualMarketFunding: {
        cumulativeFunding: units.amount(perpetual.cumulativeFunding, generation),
        cumulativePrice: units.plain(perpetual.cumulativePrice, generation),
        lastTimestamp: perpetual.lastTimestamp,
        lastFundingRate: last === undefined ? '' : toRate(last),
      },
    }),
    ...(expiry && {
      expiryFuturesMarketInfo: {
        expirationTimestamp: expiry.expirationTimestamp,
        settlementPrice: units.price(expiry.settlementPrice, generation),
      },
    }),
    ...(cap !== undefined && { openNotionalCap: { cap: units.amount(cap, generation) } }),
  }
}

/** A market without a cap has none here. */
function capOf({ told }: KnownMarket): string | undefined {
  return readCap(told['open_notional_cap'])
}

/** A settlement price of -1 gives everybody their money back: it has no unit. */
export function toBinaryMarket(market: KnownMarket, known: KnownMarkets): BinaryOptionsMarketInfo {
  const read = createReader(market)
  const price = read.plain('settlement_price')
  return {
    ...toSharedMarket(market, known),
    oracleSymbol: read.text('oracle_symbol'),
    oracleProvider: read.text('oracle_provider'),
    oracleType: read.text('oracle_type').toLowerCase(),
    oracleScaleFactor: Number(read.text('oracle_scale_factor')),
    expirationTimestamp: BigInt(read.text('expiration_timestamp') || 0),
    settlementTimestamp: BigInt(read.text('settlement_timestamp') || 0),
    settlementPrice: price === '-1' ? price : read.with(market.units.price, 'settlement_price'),
  }
}
