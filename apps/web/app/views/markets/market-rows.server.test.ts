// @vitest-environment node
import type { ListMarketDaysResponse, MarketDay } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { plainText } from '../../language/written.ts'
import { toShownMarkets } from './market-rows.server.ts'

const usdt = { denom: 'peggy0x', symbol: 'USDT', decimals: 6, name: 'Tether' }
const names = {
  tokens: new Map([['peggy0x', usdt]]),
  markets: new Map(),
  validators: new Map(),
  modules: new Map(),
}
const naming = { language: 'en' as const, names }

const day: MarketDay = {
  marketId: '0xa',
  ticker: 'INJ/USDT',
  kind: 'spot',
  status: 'Active',
  baseDenom: 'inj',
  quoteDenom: 'peggy0x',
  generation: 1,
  price: '25.0123456789',
  priceHeight: 2002n,
  priceTime: 900_000n,
  priceBefore: '24',
  open: '24.5',
  high: '26',
  low: '23',
  volume: '12',
  volumeQuote: '812410.129999',
  volumeUsd: '',
  fills: 7n,
  points: [{ time: 500_000n, price: '26' }],
}

function show(market: Partial<MarketDay>, more: Partial<ListMarketDaysResponse> = {}, language = naming) {
  const days = {
    markets: [{ ...day, ...market }],
    time: 1_000_000n,
    from: 0n,
    since: 0n,
    height: 2524n,
    ...more,
  }
  return toShownMarkets(days, language)
}

test('[HOME-01] a market is told by its price, how it went since a day before, and what was paid', () => {
  const [row] = show({}).rows
  expect(row).toMatchObject({
    name: '\u2068INJ/USDT\u2069',
    about: 'Spot',
    fills: '7 fills',
    change: { text: '+4.22%', tone: 'good', way: 'up', since: '' },
    line: 'M0 200H500V0H1000V98.8',
  })
  expect(row?.price).toMatchObject([
    {
      text: '25.0123',
      title: expect.stringContaining('25.0123456789 USDT') as unknown,
      to: '/block/2002/',
    },
  ])
  expect(plainText(row?.volume ?? [])).toBe('812,410.12 USDT')
})

test('[HOME-01] a market that is younger than the day says so; an index that is says it of all', () => {
  const young = { priceBefore: '' }
  expect(show(young).rows[0]?.change).toMatchObject({ text: '+2.09%', since: 'since its first trade' })
  expect(show(young).rows[0]?.line).toBe('M500 0H1000V200') // nobody knows what it was before
  expect(show(young).note).toBe('')
  const { rows, note } = show(young, { since: 60_000n })
  expect(rows[0]?.change?.since).toBe('')
  expect(note).toContain('Jan-01-1970 00:01:00 AM\u00a0+00:00')
})

test('[MARKET-01] a volume is told in dollars too where that is known, and by what they are reckoned', () => {
  const { rows, note } = show({ volumeUsd: '812410.129999' })
  expect(rows[0]?.fills).toBe('$812,410.12 · 7 fills')
  expect(note).toBe('Dollars are reckoned by the last trades of the chain’s own spot markets.')
  expect(show({ volumeUsd: '0' }).note).toBe('')
})

test('[HOME-01] a price that fell, stood still or began with nothing', () => {
  expect(show({ price: '12' }).rows[0]?.change).toMatchObject({ text: '−50.00%', tone: 'bad', way: 'down' })
  expect(show({ price: '24' }).rows[0]?.change).toMatchObject({ text: '0.00%', tone: 'calm', way: '' })
  expect(show({ priceBefore: '0' }).rows[0]?.change).toBeUndefined()
})

test('[HOME-01] what nobody traded today has no row, and an unknown kind no name', () => {
  expect(show({ fills: 0n })).toMatchObject({
    rows: [],
    note: '',
    none: expect.stringContaining('Nothing') as unknown,
  })
  expect(show({ kind: 'swap', status: 'Expired' }).rows[0]?.about).toBe('expired')
})

test('[HOME-01] a name that never ends or turns the text around it stays within its own', () => {
  const [row] = show({ ticker: `\u202e${'A'.repeat(10_000)}` }).rows
  expect(row?.name.length).toBe(42)
  expect(row?.name.startsWith('\u2068') && row.name.endsWith('\u2069')).toBe(true)
})
