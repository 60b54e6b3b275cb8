// @vitest-environment node
import { inj } from '@injsight/chain'
import { expect, test } from 'vitest'
import { openIpfs } from './ipfs.ts'
import { shortenName } from '../../language/shorten-name.ts'
import { symbolOf } from '../../language/write-part.server.ts'
import { nameAsset } from './name-asset.server.ts'

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

test('[ASSET-04] they are as short wherever they stand, a sentence or a balance; what nobody chose stays whole', () => {
  const long = 'abcdefghijklmnopqrstuvwxyz'
  const called = (denom: string) => {
    const tokens = new Map([[denom, { denom, symbol: long, decimals: 6, name: '' }]])
    return symbolOf(denom, { names: { ...names, tokens } })
  }
  for (const denom of [
    `factory/inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku/${long}`,
    `ibc/${'AB'.repeat(32)}`,
    'odd',
  ])
    expect(called(denom)).toBe('abcdefghij…qrstuvwxyz')
  expect(called(`peggy0x${'ab'.repeat(20)}`)).toBe(long)
  // The first and last ten of up to twenty are all.
  expect(shortenName(long.slice(0, 20))).toBe(long.slice(0, 20))
})

test('[ASSET-04] what is in IPFS opens over a public gateway, all else stays where it is', () => {
  expect(openIpfs('ipfs://QmX/1.png')).toBe('https://ipfs.io/ipfs/QmX/1.png')
  expect(openIpfs('IPFS://ipfs/QmX')).toBe('https://ipfs.io/ipfs/QmX')
  expect(openIpfs('https://a.io/ipfs://x')).toBe('https://a.io/ipfs://x')
})
