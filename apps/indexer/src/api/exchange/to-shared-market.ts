import type { KnownMarket, KnownMarkets } from './known-markets.ts'
import { toSnakeCase } from './names.ts'
import { toTokenMeta } from './token-meta.ts'

/** What markets of every kind tell. */
export function toSharedMarket(market: KnownMarket, { names }: KnownMarkets) {
  const { units, quoteDenom } = market
  const read = createReader(market)
  return {
    marketId: market.id,
    marketStatus: toSnakeCase(market.status),
    ticker: market.ticker,
    quoteDenom,
    quoteTokenMeta: toTokenMeta(quoteDenom, market.quoteDecimals, names.get(quoteDenom)),
    makerFeeRate: read.plain('maker_fee_rate'),
    takerFeeRate: read.plain('taker_fee_rate'),
    serviceProviderFee: read.plain('relayer_fee_share_rate'),
    minPriceTickSize: read.with(units.price, 'min_price_tick_size'),
    minQuantityTickSize: read.with(units.quantity, 'min_quantity_tick_size'),
    minNotional: read.with(units.amount, 'min_notional'),
  }
}

/** Reads a market's fields as the chain told them; '' for what it didn't tell. */
export function createReader({ told, generation, units }: KnownMarket) {
  const text = (name: string) => {
    const value = told[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const scaled = (scale: KnownMarket['units']['price'], name: string) => {
    const value = text(name)
    return value === '' ? '' : scale(value, generation)
  }
  return {
    text,
    with: scaled,
    plain: (name: string) => scaled(units.plain, name),
  }
}
