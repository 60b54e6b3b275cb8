// @vitest-environment node
import type { ListMarketDaysResponse, MarketDay, NamedMarket } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { plainText } from '../../../language/written.ts'
import { viewChart } from './chart/chart.server.ts'
import { viewHead } from './head.server.ts'
import { unitsOf, writeQuantity } from './units.server.ts'

const usdt = { denom: 'usdt', symbol: 'USDT', decimals: 6, name: 'Tether' }
const names = {
  tokens: new Map([['usdt', usdt]]),
  markets: new Map(),
  validators: new Map(),
  modules: new Map(),
}
const naming = { language: 'en' as const, names }

const market: NamedMarket = {
  marketId: `0x${'a'.repeat(64)}`,
  ticker: 'INJ/USDT PERP',
  slug: 'inj-usdt-perp',
  kind: 'perpetual',
  status: 'Active',
  generation: 2,
  baseDenom: '',
  quoteDenom: 'usdt',
}

const untraded: MarketDay = {
  ...market,
  price: '',
  priceHeight: 0n,
  priceTime: 0n,
  priceBefore: '',
  open: '',
  high: '',
  low: '',
  volume: '0',
  volumeQuote: '0',
  volumeUsd: '',
  fills: 0n,
  points: [],
}

const traded = (price: string): Partial<MarketDay> => ({
  price,
  priceHeight: 7n,
  priceTime: 60_000n,
  open: price,
  high: price,
  low: price,
  volume: '1',
  volumeQuote: price,
  fills: 2n,
})

function show(day: Partial<MarketDay>, of: Partial<NamedMarket> = {}) {
  const shown = { ...market, ...of }
  const days: ListMarketDaysResponse = {
    markets: [{ ...untraded, ticker: shown.ticker, ...day }],
    time: 100_000n,
    from: 0n,
    since: 0n,
    height: 9n,
  }
  return viewHead(shown, days, { units: unitsOf(shown, naming), more: [] }, naming)
}

const chartOf = (price: number | undefined, ticker = market.ticker) => {
  const list =
    price === undefined
      ? []
      : [{ time: 60, open: price, high: price, low: price, close: price, volume: price }]
  const moment = { at: undefined, side: 'buy' as const, size: '', resolution: '', until: undefined }
  const candles = { resolution: '1', list, marks: [], before: undefined, hasNewer: false, isCut: false }
  return viewChart(candles, { moment, base: '/market/a/', ticker, upTo: undefined }, naming)
}

test('[MARKET-02] a market that nobody has traded in says so, and shows no price', () => {
  const { sentence, price, change, facts } = show({})
  expect(sentence).toBe('Nobody has traded \u2068INJ/USDT PERP\u2069 yet.')
  expect([price, change]).toEqual([undefined, undefined])
  expect(facts.map(({ shown }) => plainText(shown)).slice(1)).toEqual(['—', '—'])
  expect(chartOf(undefined)).toMatchObject({ candles: [], table: { rows: [] }, from: '', to: '' })
})

test('[MARKET-02] one trade is a price, a candle and no change', () => {
  const { sentence, price, change } = show(traded('25.5'))
  expect(plainText([sentence])).toMatch(/stayed at 25\.5 USDT; 25\.5 USDT changed hands in 2 fills\.$/)
  expect(plainText(price ?? [])).toBe('25.5')
  expect(change).toMatchObject({ text: '0.00%', tone: 'calm', mark: '' })
  const { table, alt } = chartOf(25.5)
  expect(table.rows).toHaveLength(1)
  expect(alt).toMatch(/: 1 candle, from /)
})

test('[MARKET-02] a price of 18 decimals is told to its last digit', () => {
  const tiny = '0.000000000000000123'
  const { sentence, price, facts } = show(traded(tiny))
  expect(plainText([sentence])).toContain(`at ${tiny} USDT`)
  expect(plainText(price ?? [])).toBe(tiny)
  expect(facts.map(({ shown }) => plainText(shown)).slice(1)).toEqual([`${tiny} USDT`, `${tiny} USDT`])
  const [row] = chartOf(1.23e-16).table.rows
  expect(row?.cells.slice(1).map(({ shown }) => plainText(shown))).toEqual(
    Array.from({ length: 5 }, () => tiny),
  )
})

test('[MARKET-02] a ticker of 200 characters, of markup or of marks that turn text around stays within itself', () => {
  const ticker = `\u202e<b>${'x'.repeat(300)}`
  const { heading, sentence } = show(traded('1'), { ticker })
  expect(heading).toBe(`\u2068<b>${'x'.repeat(197)}\u2069`)
  expect(sentence).toContain(`\u2068<b>${'x'.repeat(57)}\u2069 stayed`)
  expect(chartOf(1, ticker).alt).toContain(`Price of \u2068<b>${'x'.repeat(67)}\u2069:`)
  // What stands before the first slash is the unit, where it could be one.
  const units = unitsOf({ ...market, ticker }, naming)
  expect(units.base).toBe('contracts')
  const written = ['0', '0.5', '1.000', '2'].map((quantity) => plainText([writeQuantity(quantity, units)]))
  expect(written).toEqual(['0 contracts', '0.5 contracts', '1 contract', '2 contracts'])
})
