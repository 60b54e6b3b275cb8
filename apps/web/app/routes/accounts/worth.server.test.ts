// @vitest-environment node
import type { AccountCounts, GetWorthResponse, WorthOfHolding } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { plainText } from '../../language/written.ts'
import { toShownWorth } from './worth.server.ts'

const tokens = new Map([['usdt', { denom: 'usdt', symbol: 'USDT', decimals: 6, name: 'Tether' }]])
const names = { tokens, markets: new Map(), validators: new Map(), modules: new Map() }
const naming = { language: 'en' as const, names }

const holding: WorthOfHolding = {
  denom: 'inj',
  price: '25',
  marketId: '0xa',
  viaMarketId: '',
  priceHeight: 7n,
  priceTime: 60_000n,
  worth: '5400000',
}
const told: GetWorthResponse = {
  quote: 'usdt',
  quoteDecimals: 6,
  total: '1234567891234.5',
  wallet: '333333330633.315',
  exchange: '901234560600.185',
  staking: '1000000',
  holdings: [holding],
  uncounted: [],
  uncountedCount: 0,
  unrealized: [],
  unknown: [],
}
const nothing: GetWorthResponse = {
  ...told,
  total: '0',
  wallet: '0',
  exchange: '0',
  staking: '0',
  holdings: [],
}
const counts = { balances: 1, subaccounts: 0, cw20: 0, nfts: 0, positions: 0 } as AccountCounts

test('[ACCT-01] a worth is told to its hundredths, with the oldest of its prices and where it is', () => {
  const shown = toShownWorth(told, counts, naming)
  expect(plainText(shown?.amount ?? [])).toBe('≈ 1,234,567.89 USDT')
  expect(shown?.amount[0]).toMatchObject({ title: '1,234,567.8912345' })
  expect(plainText(shown?.by ?? [])).toContain('Jan-01-1970 00:01:00 AM +00:00')
  expect(shown?.shares.map(({ name, share }) => `${name} ${share}`)).toEqual([
    'Exchange 73%',
    'Wallet 27%',
    'Staking <0.1%',
  ])
  expect(shown?.notes).toEqual([])
})

test('[ACCT-01] what is not counted is named, and how much more there is', () => {
  const uncounted = ['a', 'b', 'c', 'd', 'e', 'f']
  const some = { ...told, uncounted, uncountedCount: 120, unknown: ['staking'] }
  const shown = toShownWorth(some, { ...counts, cw20: 2, nfts: 1, positions: 1 }, naming)
  expect(shown?.notes).toHaveLength(2)
  expect(shown?.notes[0]?.replaceAll(/[\u2068\u2069]/g, '')).toBe(
    'Not counted: 120 assets without a price here (a, b, c, d, e and 115 more), 2 CW20 tokens, 1 NFT, and profit and loss of open positions.',
  )
  expect(shown?.notes[1]).toBe('Some of it isn’t known here: stake.')
})

test('[ACCT-01] profit of open positions is told in their own assets, beside what is counted', () => {
  const unrealized = [
    { denom: 'usdt', amount: '-1234567891.5' },
    { denom: 'peggy0xb', amount: '5' },
  ]
  const { amount, notes } = toShownWorth({ ...told, unrealized }, { ...counts, positions: 3 }, naming) ?? {}
  expect(plainText(amount ?? [])).toBe('≈ 1,234,567.89 USDT')
  expect(notes?.[0]?.replaceAll(/[\u2068\u2069]/g, '')).toMatch(
    /^Not counted: profit and loss of open positions, by their mark prices −1,234\.56 USDT, 5 .*\.$/,
  )
})

test('[ACCT-01] where nothing has a price no figure is told, and why', () => {
  const unpriced = toShownWorth({ ...nothing, uncounted: ['a'], uncountedCount: 1 }, counts, naming)
  expect(unpriced).toMatchObject({
    amount: [],
    shares: [],
    why: expect.stringContaining('nobody can say') as unknown,
  })
  const untraded = toShownWorth({ ...nothing, quote: '' }, counts, naming)
  expect(untraded).toMatchObject({
    amount: [],
    why: expect.stringContaining('INJ has not been traded') as unknown,
  })
})

test('[ACCT-01] an account with nothing is told no worth, not even none', () => {
  expect(toShownWorth(nothing, { ...counts, balances: 0 }, naming)).toBeUndefined()
  expect(toShownWorth(nothing, undefined, naming)).toBeUndefined()
})
