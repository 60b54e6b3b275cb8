import { decimalOf, isObject, marketIdOf, textOf, wholeOf, type ReadEntry } from './read-json.ts'

/** Amounts and rates are decimal text. */
type AnyMarket = {
  marketId: string
  ticker: string
  status: string
  quoteDenom: string
  makerFeeRate: string
  takerFeeRate: string
  serviceProviderFee: string
  minPriceTickSize: string
  minQuantityTickSize: string
  minNotional: string
}

export type ListedSpotMarket = AnyMarket & { baseDenom: string }

export type ListedDerivativeMarket = AnyMarket & {
  isPerpetual: boolean
  oracleType: string
  /** Of Pyth the id of its feed, 0x…. */
  oracleBase: string
  oracleQuote: string
  oracleScaleFactor: number
  initialMarginRatio: string
  maintenanceMarginRatio: string
}

type Fields = Readonly<Record<string, unknown>>

export const readSpotMarket: ReadEntry<ListedSpotMarket> = (json) => {
  if (!isObject(json)) return undefined
  const market = readMarket(json)
  const baseDenom = textOf(json['baseDenom'])
  return market === undefined || baseDenom === '' ? undefined : { ...market, baseDenom }
}

export const readDerivativeMarket: ReadEntry<ListedDerivativeMarket> = (json) => {
  if (!isObject(json)) return undefined
  const market = readMarket(json)
  if (market === undefined) return undefined
  return {
    ...market,
    isPerpetual: json['isPerpetual'] === true,
    oracleType: textOf(json['oracleType']),
    oracleBase: textOf(json['oracleBase']),
    oracleQuote: textOf(json['oracleQuote']),
    oracleScaleFactor: wholeOf(json['oracleScaleFactor'], 77) ?? 0,
    initialMarginRatio: decimalOf(json['initialMarginRatio']),
    maintenanceMarginRatio: decimalOf(json['maintenanceMarginRatio']),
  }
}

function readMarket(json: Fields): AnyMarket | undefined {
  const marketId = marketIdOf(json['marketId'])
  const ticker = textOf(json['ticker'])
  const quoteDenom = textOf(json['quoteDenom'])
  if (marketId === undefined || ticker === '' || quoteDenom === '') return undefined
  return {
    marketId,
    ticker,
    status: textOf(json['marketStatus']),
    quoteDenom,
    makerFeeRate: decimalOf(json['makerFeeRate']),
    takerFeeRate: decimalOf(json['takerFeeRate']),
    serviceProviderFee: decimalOf(json['serviceProviderFee']),
    minPriceTickSize: decimalOf(json['minPriceTickSize']),
    minQuantityTickSize: decimalOf(json['minQuantityTickSize']),
    minNotional: decimalOf(json['minNotional']),
  }
}
