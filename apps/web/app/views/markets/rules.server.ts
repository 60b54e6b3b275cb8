import { scaleDecimal, shiftDecimal, unscaleDecimal } from '@injsight/chain'
import type { ToldMarket } from '../../sources/markets/exchange.server.ts'

/** The rules of a market in the units of people; a share is a part of one, as decimal text. */
export type Rules = {
  marketId: string
  ticker: string
  kind: 'spot' | 'perpetual' | 'expiry' | 'binary'
  quoteDenom: string
  makerFee: string
  takerFee: string
  relayerShare: string
  /** Empty where the decimals of its assets aren't known. */
  priceTick: string
  quantityTick: string
  minNotional: string
  /** Empty where there is no margin. */
  initialMargin: string
  maintenanceMargin: string
  reduceMargin: string
  /** What all positions may be worth together; empty for no cap, undefined for a market that has none ever. */
  openCap: string | undefined
  oracle: { base: string; quote: string; type: string; scale: number } | undefined
  funding: Funding | undefined
  /** Milliseconds since 1970; undefined for what never expires. */
  expires: number | undefined
}

/** Rates by the hour; the time is milliseconds since 1970, the interval seconds. */
export type Funding = { rate: string; cap: string; interest: string; next: number; interval: number }

export function readRules(market: ToldMarket): Rules {
  const { told } = market
  const quote = told.quoteTokenMeta?.decimals
  const base = market.kind === 'spot' ? market.told.baseTokenMeta?.decimals : 0
  const move = (number: string, places: number | undefined) =>
    number === '' || places === undefined || Number.isNaN(places) ? '' : shiftDecimal(number, places)
  const decimals = quote !== undefined && base !== undefined ? { base, quote } : undefined
  return {
    marketId: told.marketId,
    ticker: told.ticker,
    kind: kindOf(market),
    quoteDenom: told.quoteDenom,
    makerFee: told.makerFeeRate,
    takerFee: told.takerFeeRate,
    relayerShare: told.serviceProviderFee,
    priceTick: move(told.minPriceTickSize, decimals && decimals.base - decimals.quote),
    quantityTick: move(told.minQuantityTickSize, decimals && -decimals.base),
    minNotional: move(told.minNotional, decimals && -decimals.quote),
    ...marginsOf(market),
    openCap:
      market.kind === 'derivative'
        ? move(market.told.openNotionalCap?.cap ?? '', decimals && -decimals.quote)
        : undefined,
    oracle: oracleOf(market),
    funding: fundingOf(market),
    expires: expiryOf(market),
  }
}

/** A price and a quantity as a market's trades are told, in the units of people. */
export function unitsOfTrades(market: ToldMarket): {
  price: (told: string) => string
  quantity: (told: string) => string
} {
  const quote = market.told.quoteTokenMeta?.decimals ?? 0
  const base = market.kind === 'spot' ? (market.told.baseTokenMeta?.decimals ?? 0) : 0
  return {
    price: (told) => shiftDecimal(told || '0', base - quote),
    quantity: (told) => shiftDecimal(told || '0', -base),
  }
}

function kindOf({ kind, told }: ToldMarket): Rules['kind'] {
  if (kind !== 'derivative') return kind
  return told.isPerpetual ? 'perpetual' : 'expiry'
}

function marginsOf({ kind, told }: ToldMarket) {
  if (kind !== 'derivative') return { initialMargin: '', maintenanceMargin: '', reduceMargin: '' }
  return {
    initialMargin: told.initialMarginRatio,
    maintenanceMargin: told.maintenanceMarginRatio,
    reduceMargin: told.reduceMarginRatio,
  }
}

function oracleOf({ kind, told }: ToldMarket): Rules['oracle'] {
  if (kind === 'spot') return undefined
  const { oracleType: type, oracleScaleFactor: scale } = told
  if (kind === 'binary') return { base: told.oracleSymbol, quote: told.oracleProvider, type, scale }
  return { base: told.oracleBase, quote: told.oracleQuote, type, scale }
}

function fundingOf({ kind, told }: ToldMarket): Funding | undefined {
  if (kind !== 'derivative' || told.perpetualMarketInfo === undefined) return undefined
  const { hourlyFundingRateCap, hourlyInterestRate, nextFundingTimestamp, fundingInterval } =
    told.perpetualMarketInfo
  return {
    rate: estimateRate({
      cumulativePrice: told.perpetualMarketFunding?.cumulativePrice ?? '0',
      since: Number(nextFundingTimestamp - fundingInterval),
      until: Number(told.perpetualMarketFunding?.lastTimestamp ?? 0n),
      interest: hourlyInterestRate,
      cap: hourlyFundingRateCap,
    }),
    cap: hourlyFundingRateCap,
    interest: hourlyInterestRate,
    next: Number(nextFundingTimestamp) * 1000,
    interval: Number(fundingInterval),
  }
}

type Interval = { cumulativePrice: string; since: number; until: number; interest: string; cap: string }

const hoursOfDay = 24n
/** Of the chain's decimals. */
const places = 18

/**
 * The rate that the running interval would end with if it ended now, as the chain reckons it: what the price was away
 * from the mark price on average, by the hour of a day, and the interest; never beyond the cap.
 */
export function estimateRate({ cumulativePrice, since, until, interest, cap }: Interval): string {
  const parts = (told: string) => scaleDecimal(told || '0', places)
  const seconds = BigInt(until - since)
  const premium = seconds > 0n ? parts(cumulativePrice) / (seconds * hoursOfDay) : 0n
  const rate = premium + parts(interest)
  const most = parts(cap)
  return unscaleDecimal(rate > most ? most : rate < -most ? -most : rate, places)
}

function expiryOf({ kind, told }: ToldMarket): number | undefined {
  if (kind === 'spot') return undefined
  const seconds =
    kind === 'binary' ? told.expirationTimestamp : told.expiryFuturesMarketInfo?.expirationTimestamp
  return seconds === undefined || seconds <= 0n ? undefined : Number(seconds) * 1000
}
