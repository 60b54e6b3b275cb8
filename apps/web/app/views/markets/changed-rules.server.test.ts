// @vitest-environment node
import { expect, test } from 'vitest'
import { plainText } from '../../language/written.ts'
import { nameOfRule, writeRule } from './changed-rules.server.ts'

const told = (name: string, value: string) => plainText(writeRule(name, value, 'en'))

test('[MARKET-02] a rate that changed is told as a percentage, an amount as a number', () => {
  expect(told('maker_fee_rate', '-0.0001')).toBe('−0.01%')
  expect(told('initial_margin_ratio', '0.05')).toBe('5%')
  expect(told('hourly_funding_rate_cap', '0.000625')).toBe('0.0625%')
  expect(told('open_notional_cap', '2500000')).toBe('2,500,000')
  expect(told('open_notional_cap', '')).toBe('no cap')
  expect(told('min_notional', '1')).toBe('1')
  expect(told('admin', '')).toBe('—')
})

test('[MARKET-02] a rule has the name that it has among the facts, and the chain’s own where it has none', () => {
  const named = (name: string) => plainText([nameOfRule(name, 'en')])
  expect(named('maker_fee_rate')).toBe('Maker fee')
  expect(named('settlement_price')).toBe('Settlement price')
  expect(named('ticker')).toBe('Ticker')
  expect(named('oracle_base')).toBe('oracle_base')
})
