// @vitest-environment node
import { expect, test } from 'vitest'
import type { ToldMarket } from '../../sources/markets/exchange.server.ts'
import { estimateRate, readRules } from './rules.server.ts'

const token = (decimals: number) => ({ name: '', address: '', symbol: '', logo: '', decimals, updatedAt: 0n })
const market: ToldMarket = {
  kind: 'derivative',
  told: {
    marketId: '0xa',
    marketStatus: 'active',
    ticker: 'INJ/USDT PERP',
    oracleBase: 'INJ',
    oracleQuote: 'USDT',
    oracleType: 'pricefeed',
    oracleScaleFactor: 6,
    initialMarginRatio: '0.05',
    maintenanceMarginRatio: '0.02',
    reduceMarginRatio: '0.1',
    quoteDenom: 'usdt',
    quoteTokenMeta: token(6),
    makerFeeRate: '-0.0001',
    takerFeeRate: '0.0009',
    serviceProviderFee: '0.4',
    isPerpetual: true,
    minPriceTickSize: '1000',
    minQuantityTickSize: '0.001',
    minNotional: '1000000',
    openNotionalCap: { cap: '2500000000000' },
    perpetualMarketInfo: {
      hourlyFundingRateCap: '0.0006',
      hourlyInterestRate: '0.000004',
      nextFundingTimestamp: 7200n,
      fundingInterval: 3600n,
    },
    perpetualMarketFunding: {
      cumulativeFunding: '0',
      cumulativePrice: '0.864',
      lastTimestamp: 5400n,
      lastFundingRate: '',
    },
  },
}

test('[MARKET-01] rules are told in whole tokens', () => {
  expect(readRules(market)).toMatchObject({
    kind: 'perpetual',
    priceTick: '0.001',
    quantityTick: '0.001',
    minNotional: '1',
    openCap: '2500000',
    oracle: { base: 'INJ', quote: 'USDT', type: 'pricefeed', scale: 6 },
    funding: { rate: '0.000024', next: 7_200_000, interval: 3600 },
    expires: undefined,
  })
  const unknown: ToldMarket = { kind: 'derivative', told: { ...market.told, quoteTokenMeta: undefined } }
  expect(readRules(unknown)).toMatchObject({ priceTick: '', minNotional: '' })
})

test('[MARKET-03] an estimate is exact to the last decimal of the chain', () => {
  const interval = { since: 0, until: 3600, interest: '0.00000416666', cap: '0.000625' }
  expect(estimateRate({ ...interval, cumulativePrice: '1.234567890123456789' })).toBe('0.000018455640209762')
  expect(estimateRate({ ...interval, cumulativePrice: '-0.000000000000086400' })).toBe('0.000004166659999999')
})

test('[MARKET-03] an estimate keeps to the cap, and without a second passed it is the interest', () => {
  const interval = { cumulativePrice: '1000', since: 0, until: 60, interest: '0.00001', cap: '0.0006' }
  expect(estimateRate(interval)).toBe('0.0006')
  expect(estimateRate({ ...interval, cumulativePrice: '-1000' })).toBe('-0.0006')
  expect(estimateRate({ ...interval, until: 0 })).toBe('0.00001')
})
