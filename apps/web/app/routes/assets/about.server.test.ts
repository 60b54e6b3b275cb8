// @vitest-environment node
import type { Asset as KnownAsset, GetAssetResponse } from '@injsight/injsight-v1'
import { inj } from '@injsight/chain'
import { expect, test } from 'vitest'
import type { Naming } from '../../language/write-part.server.ts'
import { wholeText } from '../../language/written.ts'
import { listFacts, sayAsset, toBankAsset } from './asset.server.ts'
import { listsOf } from './lists.server.ts'
import { viewSpread } from './spread.server.ts'

const naming: Naming = {
  language: 'en',
  names: {
    tokens: new Map([['inj', inj]]),
    markets: new Map(),
    validators: new Map(),
    modules: new Map(),
  },
}
const creator = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
const asset: KnownAsset = {
  asset: `factory/${creator}/gold`,
  kind: 'factory',
  name: 'Gold',
  symbol: 'GOLD',
  hasDecimals: true,
  decimals: 6,
  supply: '1000000000',
  holders: 3n,
  price: '2.5',
  worth: '2500',
  admin: creator,
  contract: '',
  verification: 'unverified',
  path: '',
  base: '',
  lookAlikes: [],
  isLost: false,
}
const told: GetAssetResponse = {
  asset,
  quote: 'inj',
  hasList: false,
  description: '',
  link: '',
  project: '',
  creator,
  canAdminBurn: true,
  codeId: 0n,
  cap: '',
  hops: [],
  ethereum: '',
  markets: [],
  top: ['900000000', '999999999', '1000000000'],
  unknown: [],
}

function textOf(over: Partial<KnownAsset>, more: Partial<GetAssetResponse> = {}): string {
  const known = { ...asset, ...over }
  const shown = toBankAsset(known.asset, { ...told, ...more, asset: known }, naming)
  const facts = listFacts(shown, naming).map(({ name, shown: text }) => `${name}: ${wholeText(text)}`)
  return [sayAsset(shown, naming), ...facts].join('\n').replaceAll(/[\u2066-\u2069]/g, '')
}

test('[ASSET-02] an asset tells its supply, its worth, and who may make more of it', () => {
  const text = textOf({})
  expect(text).toContain('GOLD was made by an account')
  expect(text).toContain('Type: Token factory · Unverified')
  expect(text).toContain('Supply: 1,000 GOLD')
  expect(text).toContain('Circulating: 100% of the supply circulates')
  expect(text).toContain('USD value: 2,500 INJ')
  expect(text).toContain('may increase the supply, may burn what others hold')
  expect(textOf({ admin: '' })).toContain('Admin / minter: nobody')
  expect(textOf({ supply: '0' })).not.toContain('circulates')
})

test('[ASSET-03] each kind tells where it comes from', () => {
  const hops = [
    { port: 'transfer', channel: 'channel-8', chain: 'osmosis-1', counterpartyChannel: 'channel-122' },
  ]
  const ibc = textOf({ asset: `ibc/${'A'.repeat(64)}`, kind: 'ibc', base: 'uosmo' }, { hops })
  expect(ibc).toContain('Path: transfer/channel-8 ← channel-122 (Osmosis, osmosis-1)')
  expect(ibc).toContain('There it is called: uosmo')
  const further = { ...hops[0], port: 'transfer', channel: 'channel-5', chain: '', counterpartyChannel: '' }
  const path = listFacts(
    toBankAsset('ibc/A', { ...told, asset, hops: [...hops, further] }, naming),
    naming,
  ).find(({ name }) => name === 'Path')
  const links = path?.shown.flatMap((piece) => (typeof piece === 'string' ? [] : [[piece.text, piece.to]]))
  expect(links).toEqual([
    ['transfer/channel-8', '/channel/transfer/channel-8/'],
    ['transfer/channel-5', undefined],
  ])
  const ethereum = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
  expect(textOf({ asset: `peggy${ethereum}`, kind: 'peggy' }, { ethereum })).toContain(
    `Contract on Ethereum: ${ethereum}`,
  )
  const fund = {
    marketId: `0x${'1'.repeat(64)}`,
    ticker: 'A/B',
    depositDenom: 'inj',
    balance: '1',
    totalShare: '2',
  }
  expect(textOf({ asset: 'share1', kind: 'share' }, { fund })).toContain('Insurance fund: A/B · ')
})

test("[ASSET-03] a denom that nothing bears is the 'unknown' placeholder, with the type of its form and no lists", () => {
  const { asset: _, ...rest } = told
  const absent = toBankAsset('share99', rest, naming)
  expect(sayAsset(absent, naming)).toContain('is not known')
  expect(listFacts(absent, naming)[0]).toMatchObject({ shown: ['Insurance fund · Unverified'] })
  expect(listsOf(absent)).toEqual([])
})

test('[ASSET-01] a name that reads like another leads to the one that it may be taken for', () => {
  const text = textOf({ lookAlikes: [{ why: 'same', asset: 'inj', symbol: 'INJ' }] })
  expect(text).toContain('Watch out: ⚠ Reads like INJ, another asset · INJ')
})

test('[ASSET-02] how it is spread is told in parts of the whole, only those that there are', () => {
  const shown = toBankAsset(asset.asset, told, naming)
  expect(viewSpread({ ...shown, holders: 3n }, naming)?.parts.map(({ text }) => text)).toEqual([
    '90%',
    '9.99%',
  ])
  expect(viewSpread({ ...shown, holders: 200n }, naming)?.parts).toHaveLength(4)
  expect(viewSpread({ ...shown, supply: '0' }, naming)).toBeUndefined()
})
