// @vitest-environment node
import { expect, test } from 'vitest'
import { plainText } from '../../language/written.ts'
import { nameOfRule, writeRule } from './changed-rules.server.ts'

const market = { id: '0xa', ticker: 'INJ/USDT', kind: 'spot' as const, baseDecimals: 18, quoteDecimals: 6 }
const token = (denom: string, symbol: string, decimals: number) => ({ denom, symbol, decimals, name: symbol })
const names = {
  tokens: new Map([
    ['inj', token('inj', 'INJ', 18)],
    ['usdt', token('usdt', 'USDT', 6)],
  ]),
  markets: new Map([['0xa', { ...market, baseDenom: 'inj', quoteDenom: 'usdt' }]]),
  validators: new Map(),
  modules: new Map(),
}
const told = (name: string, value: string, marketId = '0xb') =>
  plainText(writeRule(name, value, marketId, { language: 'en', names }))

test('[MARKET-02] a rate that changed is told as a percentage, an amount as a number', () => {
  expect(told('maker_fee_rate', '-0.0001')).toBe('−0.01%')
  expect(told('initial_margin_ratio', '0.05')).toBe('5%')
  expect(told('hourly_funding_rate_cap', '0.000625')).toBe('0.0625%')
  expect(told('open_notional_cap', '2500000')).toBe('2,500,000')
  expect(told('open_notional_cap', '')).toBe('no cap')
  expect(told('min_notional', '1')).toBe('1')
  expect(told('admin', '')).toBe('—')
})

test('[MARKET-02] an amount that changed has the unit of its market, where that is known', () => {
  expect(told('settlement_price', '1', '0xa')).toBe('1 USDT')
  expect(told('min_price_tick_size', '0.001', '0xa')).toBe('0.001 USDT')
  expect(told('min_quantity_tick_size', '0.01', '0xa')).toBe('0.01 INJ')
  expect(told('open_notional_cap', '2500000', '0xa')).toBe('2,500,000 USDT')
  expect(told('oracle_scale_factor', '6', '0xa')).toBe('6')
})

test('[MARKET-02] what an admin may change is told by the names of the rules; bits that nobody knows stay a number', () => {
  expect(told('admin_permissions', '0')).toBe('—')
  expect(told('admin_permissions', '9')).toBe('Ticker, Min notional')
  expect(told('admin_permissions', '256')).toBe('256')
})

test('[MARKET-02] a rule has the name that it has among the facts, and the chain’s own where it has none', () => {
  const named = (name: string) => plainText([nameOfRule(name, 'en')])
  expect(named('maker_fee_rate')).toBe('Maker fee')
  expect(named('settlement_price')).toBe('Settlement price')
  expect(named('ticker')).toBe('Ticker')
  expect(named('oracle_base')).toBe('oracle_base')
})
