import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareSymbols } from './find-look-alikes.ts'

const find = compareSymbols([
  { asset: 'factory/inj1x/usdt', symbol: 'USDT', isVerified: false, holders: 900n },
  { asset: 'peggy0xa', symbol: 'USDT', isVerified: true, holders: 20n },
  { asset: 'factory/inj1y/cat', symbol: 'CAT', isVerified: false, holders: 5n },
  { asset: 'inj1cat', symbol: 'С\u0410T', isVerified: false, holders: 2n }, // Cyrillic
])
const whyOf = (asset: string, symbol: string) => find({ asset, symbol, name: '' })

test('[ASSET-01] of assets that read the same the one that is vouched for is meant, however many hold the other', () => {
  assert.deepEqual(whyOf('factory/inj1x/usdt', 'USDT'), [{ why: 'same', asset: 'peggy0xa', symbol: 'USDT' }])
  assert.deepEqual(whyOf('peggy0xa', 'USDT'), [])
  assert.deepEqual(
    whyOf('factory/inj1z/inj', '1NJ').map(({ asset }) => asset),
    ['inj'],
  )
})

test('[ASSET-01] where nobody vouches, the one that more hold is meant; letters of other alphabets are told', () => {
  assert.deepEqual(whyOf('factory/inj1y/cat', 'CAT'), [])
  assert.deepEqual(whyOf('inj1cat', 'С\u0410T'), [
    { why: 'same', asset: 'factory/inj1y/cat', symbol: 'CAT' },
    { why: 'letters', asset: '', symbol: '' },
  ])
  assert.deepEqual(whyOf('share1', ''), [])
})
