// @vitest-environment node
import type { MarketDay } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import {
  categoriesOf,
  describeListing,
  type MarketListing,
} from '../../views/markets/market-listing.server.ts'
import { chooseMarkets } from './choose-markets.server.ts'
import { queryOfChoice, readMarketChoice } from './read-choice.ts'

const day = {
  status: 'Active',
  kind: 'spot',
  quoteDenom: 'usdt',
  open: '',
  fills: 1n,
  volumeUsd: '',
} as MarketDay
const days = [
  { ...day, marketId: '0xa', ticker: 'INJ/USDT', price: '9', priceBefore: '10', volumeQuote: '9', fills: 5n },
  { ...day, marketId: '0xb', ticker: 'BTC/USDT', price: '10', priceBefore: '5', volumeQuote: '10' },
  {
    ...day,
    marketId: '0xc',
    ticker: 'ATOM/INJ',
    quoteDenom: 'inj',
    price: '',
    priceBefore: '',
    volumeQuote: '100',
  },
  {
    ...day,
    marketId: '0xd',
    ticker: 'BTC PERP',
    kind: 'perpetual',
    status: 'Paused',
    price: '1',
    priceBefore: '1',
    volumeQuote: '0',
  },
]

const choose = (query: string) =>
  chooseMarkets(days, readMarketChoice(new URLSearchParams(query))).map(({ ticker }) => ticker)

test('[MARKET-01] markets are narrowed by kind, state and text', () => {
  expect(choose('')).toHaveLength(4)
  expect(choose('kind=perpetual')).toEqual(['BTC PERP'])
  expect(choose('state=closed')).toEqual(['BTC PERP'])
  expect(choose('state=open&q=usdt')).toEqual(['INJ/USDT', 'BTC/USDT'])
  expect(choose('q=0xC')).toEqual(['ATOM/INJ'])
})

test('[MARKET-01] markets are sorted by numbers, not by their digits; what has none stands last', () => {
  expect(choose('sort=price')).toEqual(['BTC/USDT', 'INJ/USDT', 'BTC PERP', 'ATOM/INJ'])
  expect(choose('sort=change')).toEqual(['BTC/USDT', 'BTC PERP', 'INJ/USDT', 'ATOM/INJ'])
  expect(choose('sort=volume')).toEqual(['BTC/USDT', 'INJ/USDT', 'BTC PERP', 'ATOM/INJ'])
  expect(choose('sort=name')[0]).toBe('ATOM/INJ')
})

test('[MARKET-01] volumes in different assets are compared in dollars; of what has no dollars they stand behind', () => {
  const inDollars = new Map([
    ['0xa', '9'],
    ['0xc', '2400'],
    ['0xd', '0'],
  ])
  const told = days.map((one) => ({ ...one, volumeUsd: inDollars.get(one.marketId) ?? '' }))
  const byVolume = chooseMarkets(told, readMarketChoice(new URLSearchParams('sort=volume')))
  expect(byVolume.map(({ ticker }) => ticker)).toEqual(['ATOM/INJ', 'INJ/USDT', 'BTC/USDT', 'BTC PERP'])
})

const listing: MarketListing = {
  listed: {
    categories: [
      { name: 'rwa', markets: ['0xb', '0xd'] },
      { name: 'meme', markets: [] },
    ],
    verified: [{ slug: 'inj-usdt', marketId: '0xa', kind: 'spot', contract: '' }],
    grids: [],
    at: 1n,
    trouble: '',
  },
  hours: new Map([['0xb', false]]),
}

test('[MARKET-01] markets are narrowed by the categories and the verification of a list', () => {
  const chooseListed = (query: string, told?: MarketListing) =>
    chooseMarkets(days, readMarketChoice(new URLSearchParams(query)), told).map(({ ticker }) => ticker)
  expect(categoriesOf(listing)).toEqual(['rwa'])
  expect(chooseListed('category=rwa', listing)).toEqual(['BTC/USDT', 'BTC PERP'])
  expect(chooseListed('category=none', listing)).toEqual([])
  expect(chooseListed('verification=verified', listing)).toEqual(['INJ/USDT'])
  expect(chooseListed('verification=unverified', listing)).toHaveLength(3)
  expect(chooseListed('category=rwa')).toEqual([])
})

test('[NET-08] a market that follows what has hours says whether it is open, and that this is not known', () => {
  const say = (id: string, told?: MarketListing) => describeListing(id, told, 'en')
  expect(say('0xb', listing)).toEqual(['Unverified', 'outside open hours'])
  expect(say('0xd', listing)).toEqual(['Unverified', 'open hours unknown'])
  expect(say('0xa', listing)).toEqual([])
  expect(say('0xd', { ...listing, hours: new Map([['0xd', true]]) }).at(-1)).toBe('in open hours')
  expect(say('0xb')).toEqual([])
})

test('[MARKET-01] a choice has an address, and one that makes no sense is refused', () => {
  const query = 'kind=spot&state=open&category=rwa&verification=verified&sort=name&q=inj'
  expect(new URLSearchParams(queryOfChoice(readMarketChoice(new URLSearchParams(query)))).toString()).toBe(
    query,
  )
  expect(() => readMarketChoice(new URLSearchParams('sort=size'))).toThrow(/is no sort/)
})
