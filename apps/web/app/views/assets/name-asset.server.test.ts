// @vitest-environment node
import { inj } from '@injsight/chain'
import { expect, test } from 'vitest'
import { openIpfs } from './ipfs.ts'
import { nameAsset, shortenName } from './name-asset.server.ts'

const names = {
  tokens: new Map([['inj', inj]]),
  markets: new Map(),
  validators: new Map(),
  modules: new Map(),
}
const nothing = { symbol: '', base: '' }

test('[ASSET-04] names of factory, IBC and unknown tokens keep their first and last ten characters', () => {
  const long = 'abcdefghijklmnopqrstuvwxyz'
  const short = 'abcdefghij…qrstuvwxyz'
  expect(shortenName(long)).toBe(short)
  expect(shortenName('GOLD')).toBe('GOLD')
  for (const kind of ['factory', 'ibc', 'unknown'])
    expect(nameAsset({ asset: 'x', kind, symbol: long, base: '' }, { names })).toContain(short)
  expect(nameAsset({ asset: 'ibc/AB', kind: 'ibc', symbol: '', base: long }, { names })).toContain(short)
  expect(nameAsset({ asset: 'inj', kind: 'native', ...nothing }, { names })).toBe('INJ')
})

test('[ASSET-04] what is in IPFS opens over a public gateway, all else stays where it is', () => {
  expect(openIpfs('ipfs://QmX/1.png')).toBe('https://ipfs.io/ipfs/QmX/1.png')
  expect(openIpfs('IPFS://ipfs/QmX')).toBe('https://ipfs.io/ipfs/QmX')
  expect(openIpfs('https://a.io/ipfs://x')).toBe('https://a.io/ipfs://x')
})
