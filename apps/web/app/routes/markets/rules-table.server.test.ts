// @vitest-environment node
import { expect, test } from 'vitest'
import { plainText } from '../../language/written.ts'
import { toLines, toNames } from '../../views/lists/table.ts'
import type { Rules } from '../../views/markets/rules.server.ts'
import { tableOfRules } from './rules-table.server.ts'

const rules: Rules = {
  marketId: '0xa',
  ticker: 'INJ/USDT PERP',
  kind: 'perpetual',
  quoteDenom: 'usdt',
  makerFee: '-0.0001',
  takerFee: '0.000123456789',
  relayerShare: '0.4',
  priceTick: '0.001',
  quantityTick: '',
  minNotional: '1',
  initialMargin: '0.05',
  maintenanceMargin: '0.02',
  reduceMargin: '0.1',
  openCap: '2500000.123456789',
  oracle: undefined,
  funding: undefined,
  expires: undefined,
}

test('[DATA-03] a file of trading rules holds numbers to their last digit, and what they are in', () => {
  const names = { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() }
  const table = tableOfRules([rules], { language: 'en', names })
  expect(toLines(table)).toEqual([
    // prettier-ignore
    ['INJ/USDT PERP', '0xa', '-0.01', '0.0123456789', '0.001', '', '1', '5', '2', '2500000.123456789', 'usdt'],
  ])
  expect(toNames(table)).toHaveLength(11)
  expect(toNames(table).filter((name) => name.endsWith(', %'))).toHaveLength(4)
})

test('[MARKET-01] the least that a price and an amount move by have the units of their market', () => {
  const token = (denom: string, symbol: string) => ({ denom, symbol, decimals: 6, name: symbol })
  const market = { id: '0xa', ticker: 'ATOM/INJ', kind: 'spot' as const, baseDenom: 'atom', baseDecimals: 6 }
  const names = {
    tokens: new Map([
      ['atom', token('atom', 'ATOM')],
      ['inj', token('inj', 'INJ')],
    ]),
    markets: new Map([['0xa', { ...market, quoteDenom: 'inj', quoteDecimals: 6 }]]),
    validators: new Map(),
    modules: new Map(),
  }
  const one = { ...rules, kind: 'spot' as const, quoteDenom: 'inj', quantityTick: '0.01', openCap: undefined }
  const [row] = tableOfRules([one], { language: 'en', names }).rows
  expect(row?.cells.slice(4, 7).map(({ shown }) => plainText(shown))).toEqual([
    '0.001 INJ',
    '0.01 ATOM',
    '1 INJ',
  ])
})
