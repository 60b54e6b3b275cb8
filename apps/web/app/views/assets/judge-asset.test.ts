// @vitest-environment node
import type { Asset, ListedToken } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { toListed } from '../../sources/lists/listed.ts'
import { judgeAsset } from './judge-asset.ts'
import { sayListed } from './say-listed.server.ts'

const usdt = 'peggy0xdAC17F958D2ee523a2206206994597C13D831ec7'
const wrapped = 'erc20:0x0000000088827d2d103ee2d9A6b781773AE03FfB'
const contract = 'inj12pwnhtv7yat2s30xuf4gdk9qm85v4j3e60dgvu'
const cw20 = `factory/inj14ejqjyq8um4p3xfqj74yld5waqljf88f9eneuk/${contract}`
const none = { name: '', address: '', logo: '', coingeckoId: '' }

function token(denom: string, symbol: string, other: Partial<ListedToken> = {}): ListedToken {
  return { ...none, denom, symbol, decimals: 6, tier: 'verified', type: 'erc20', ...other }
}

const listed = toListed([
  token(usdt, 'USDT'),
  token(wrapped, 'WINJ', { decimals: 18, address: wrapped.slice(6) }),
  token(cw20, 'USDCso', { type: 'cw20', address: contract }),
  token('btc', 'BTC', { type: 'symbol' }),
  token('factory/inj1/told', 'TOLD', { tier: 'internal' }),
])

function asset(name: string, symbol: string, other: Partial<Asset> = {}): Asset {
  const nothing = { name: '', price: '', worth: '', admin: '', contract: '', path: '', base: '' }
  const unjudged = { verification: 'unverified', lookAlikes: [], isLost: false }
  const counted = { hasDecimals: false, decimals: 0, supply: '1', holders: 1n }
  return { ...nothing, ...unjudged, ...counted, asset: name, kind: 'factory', symbol, ...other }
}

test('[ASSET-01] an asset has the tier that a list gives it, by its denom or its contract in any case', () => {
  const tierOf = (name: string) => judgeAsset(asset(name, ''), listed).verification
  expect(
    [usdt, usdt.toLowerCase(), cw20, contract, wrapped, wrapped.slice(6).toLowerCase()].map(tierOf),
  ).toEqual(Array(6).fill('verified'))
  expect(tierOf('factory/inj1/told')).toBe('internal')
  expect(tierOf('factory/inj1/other')).toBe('unverified')
  expect(judgeAsset(asset('share1', '', { verification: 'verified' }), listed).verification).toBe('verified')
})

test('[ASSET-01] what nobody told of an asset is told by the list, and nothing else', () => {
  expect(judgeAsset(asset(usdt, ''), listed)).toMatchObject({
    symbol: 'USDT',
    hasDecimals: true,
    decimals: 6,
  })
  const told = asset(usdt, 'OWN', { hasDecimals: true, decimals: 4 })
  expect(judgeAsset(told, listed)).toMatchObject({ symbol: 'OWN', decimals: 4 })
  expect(judgeAsset(told, undefined)).toBe(told)
})

test('[ASSET-01] what reads like a verified token says so; a verified one is taken for nothing else', () => {
  const alike = (name: string, symbol: string) =>
    judgeAsset(asset(name, symbol), listed).lookAlikes.map((one) => one.asset)
  expect(alike('factory/inj1/x', 'UЅDТ')).toEqual([usdt]) // Cyrillic Ѕ and Т
  expect(alike('factory/inj1/x', 'BTC')).toEqual([]) // a ticker's alone, no asset of the chain
  expect(alike('factory/inj1/x', '')).toEqual([])
  const same = [{ why: 'same', asset: 'factory/inj1/x', symbol: 'USDT' }]
  expect(judgeAsset(asset(usdt, 'USDT', { lookAlikes: same }), listed).lookAlikes).toEqual([])
})

test('[ASSET-01] a balance says how far to believe its asset, where somebody keeps a list', () => {
  const tokens = new Map(
    [usdt, 'factory/inj1/x'].map(
      (denom) => [denom, { denom, symbol: 'USDT', name: '', decimals: 6 }] as const,
    ),
  )
  const names = { tokens, markets: new Map(), validators: new Map(), modules: new Map() }
  const say = (name: string) => sayListed(name, { language: 'en', names: { ...names, listed } })
  expect(say(usdt)).toEqual(['Verified'])
  expect(say('inj')).toEqual(['Verified'])
  expect(say('factory/inj1/x')).toEqual(['Unverified', '⚠ Reads like USDT, another asset'])
  expect(sayListed(usdt, { language: 'en', names })).toEqual([])
})
