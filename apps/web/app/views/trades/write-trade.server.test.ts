// @vitest-environment node
import { expect, test } from 'vitest'
import { plainText } from '../../language/written.ts'
import type { Trade } from '../../sources/markets/trades.server.ts'
import { writeTrade } from './write-trade.server.ts'

const id = `0x${'24'.repeat(32)}`
const market = { id, ticker: 'WBTC/USDT', quoteDenom: 'usdt', quoteDecimals: 6 }
const spot = { ...market, kind: 'spot' as const, baseDenom: 'wbtc', baseDecimals: 8 }
const perpetual = {
  ...market,
  ticker: 'BTC/USDT PERP',
  kind: 'perpetual' as const,
  baseDenom: undefined,
  baseDecimals: undefined,
}
const tokens = new Map([
  ['usdt', { denom: 'usdt', symbol: 'USDT', name: '', decimals: 6 }],
  ['wbtc', { denom: 'wbtc', symbol: 'WBTC', name: '', decimals: 8 }],
])
const trade: Trade = {
  orderHash: `0x${'6e'.repeat(32)}`,
  subaccountId: `0x646ac58aa031cfcc66aec00665e159b5db4fb5fd${'0'.repeat(23)}1`,
  marketId: id,
  tradeExecutionType: 'limitMatchNewOrder',
  fee: '13679.088',
  executedAt: 1_795_365_109_682n,
  feeRecipient: 'inj1v34vtz4qx88uce4wcqrxtc2ekhd5ld0af4dwtv',
  tradeId: '1196_24aa37be620d0dd2_3',
  executionSide: 'taker',
  cid: '',
  isBuy: false,
  price: '599.96',
  quantity: '38000',
  position: undefined,
}

function written(of: typeof spot | typeof perpetual, told: Trade, kind: 'spot' | 'derivatives' = 'spot') {
  const names = { tokens, markets: new Map([[id, of]]), validators: new Map(), modules: new Map() }
  return writeTrade(kind, told, { language: 'en', names })
}

test('[TRADE-01] a trade is told in whole units, whatever the services count in', () => {
  const told = written(spot, trade)
  expect(plainText(told.price)).toBe('59,996 USDT')
  expect(plainText(told.quantity)).toBe('0.00038 WBTC')
  expect(plainText(told.fee)).toBe('0.013679088 USDT')
  expect(plainText(told.account)).toMatch(/^inj1v34v.* #1$/)
  expect(told).toMatchObject({ height: 1196n, side: 'Sell', execution: 'New limit order', role: 'taker' })
  expect(told.path).toBe('/trade-history/spot/1196_24aa37be620d0dd2_3/')
  expect(told.exact).toMatchObject({ price: '59996', quantity: '0.00038', fee: '0.013679088', pnl: '' })
})

test('[TRADE-02] a trade of a derivative has what it did to the position', () => {
  const position = { margin: '83761021', payout: '83896635.3', pnl: '-187769.5', isLiquidation: true }
  const told = written(
    perpetual,
    { ...trade, price: '25128000', quantity: '10', isBuy: true, position },
    'derivatives',
  )
  expect(plainText(told.price)).toBe('25.128 USDT')
  expect(plainText(told.quantity)).toBe('10 BTC')
  expect(told).toMatchObject({ side: 'Buy, long', execution: 'Liquidation' })
  expect(plainText(told.position?.payout ?? [])).toBe('83.8966353 USDT')
  expect(told.exact.pnl).toBe('-0.1877695')
  expect(plainText(told.position?.pnl ?? [])).toBe('−0.1877695 USDT')
})

test('[TRADE-01] of a market that nobody knows the numbers stand as they were told', () => {
  const told = written(spot, { ...trade, marketId: `0x${'ff'.repeat(32)}` })
  expect(plainText(told.price)).toBe('599.96')
  expect(plainText(told.fee)).toBe('13679.088')
})
