// @vitest-environment node
import { CandleMark } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { readMoment } from '../replay/read-moment.ts'
import { toLines, toNames } from '../../../../views/lists/table.ts'
import { tableOfCandles, viewChart } from './chart.server.ts'

const names = { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() }
const naming = { language: 'en' as const, names }
const list = [3600, 7200].map((time) => ({ time, open: 1, high: 1, low: 1, close: 1, volume: 1 }))
const candles = { resolution: '60', list, marks: [], before: undefined, hasNewer: false, isCut: false }
const now = { base: '/market/a/', ticker: 'INJ/USDT', upTo: undefined }

type Told = Partial<Omit<typeof candles, 'before' | 'marks'>> & { before?: number; marks?: CandleMark[] }

function show(told: Told, query = '', asked = {}) {
  const moment = readMoment(new URLSearchParams(query))
  const chart = viewChart({ ...candles, ...told }, { ...now, moment, ...asked }, naming)
  return { ...chart, leads: Object.fromEntries(chart.ways.links.map(({ text, path }) => [text, path])) }
}

test('[MARKET-02] a chart that has no candle before it or after it leads nowhere', () => {
  const { leads, past } = show({})
  expect(leads).toEqual({})
  expect(past).toBe('')
})

test('[MARKET-02] the newest candles lead to those before them, of the same length, and keep what else was chosen', () => {
  const { leads, past } = show({ before: 1800 }, 'side=sell&size=2')
  expect(leads).toEqual({ Older: '/market/a/?side=sell&size=2&candles=60&until=1800000' })
  expect(past).toBe('')
})

test('[MARKET-02] older candles say of when they are, and lead back, on, and to the newest', () => {
  const { leads, past, choices } = show({ before: 1800, hasNewer: true }, 'candles=60&until=7200000')
  expect(leads).toEqual({
    Older: '/market/a/?candles=60&until=1800000',
    Newer: '/market/a/?candles=60&after=7200000',
    Newest: '/market/a/?candles=60',
  })
  expect(past).toMatch(/from Jan-01-1970 01:00:00 AM.* to Jan-01-1970 02:00:00 AM/)
  expect(choices[0]?.path).toBe('/market/a/?candles=1&until=7200000')
})

test('[MARKET-02] a time before the first trade has no candle, and a way to those that there are', () => {
  const { leads, candles: drawn } = show({ list: [], hasNewer: true }, 'until=1000000')
  expect(drawn).toEqual([])
  expect(leads).toMatchObject({ Newer: '/market/a/?candles=60&after=1000000' })
})

test('[MARKET-02] beside the book of a block the chart goes up to that block', () => {
  const upTo = { height: 700n, time: 8_000_000 }
  const { leads, past } = show({ hasNewer: true }, 'at=700', { upTo })
  expect(past).toMatch(/up to block 700\. The last one goes on after that block\.$/)
  expect(leads).toEqual({ Newer: '/market/a/?at=700&candles=60&after=7200000' })
  expect(show({ hasNewer: true, isCut: true }, 'at=700', { upTo }).past).toMatch(/up to block 700\.$/)
  const oracle = ['', '5'].map((oraclePrice) => CandleMark.create({ oraclePrice }))
  expect(show({ isCut: true, marks: oracle }, 'at=700', { upTo }).past).toMatch(
    /block 700\. What is marked at the last one is of the whole of it\.$/,
  )
  expect(show({}, 'at=700', { upTo: { ...upTo, time: 10_800_000 } }).past).toMatch(/block 700\.$/)
  expect(show({ hasNewer: true }, 'at=700&until=3600000', { upTo }).leads).toMatchObject({
    'Back to block 700': '/market/a/?at=700&candles=60',
  })
})

test('[MARKET-02] candles are taken as a file of their length', () => {
  expect(show({}).pages?.file).toBe('/market/a/candles.csv?candles=60')
  expect(show({ list: [] }).pages).toBeUndefined()
})

test('[DATA-03] a file of candles has their funding in per cent, and says so', () => {
  const marks = ['0.0001', ''].map((fundingRate) =>
    CandleMark.create({ fundingRate, payments: fundingRate === '' ? 0 : 1 }),
  )
  const table = tableOfCandles({ list, marks }, ['funding'], naming)
  expect(toNames(table).at(-1)).toBe('Funding, %')
  expect(toLines(table).map((line) => line.at(-1))).toEqual(['', '0.01'])
})
