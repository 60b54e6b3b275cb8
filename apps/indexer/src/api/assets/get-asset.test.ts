import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listMarkets } from './get-asset.ts'

type Priced = Parameters<typeof listMarkets>[0][number]

test('[ASSET-02] every market that trades an asset is told, open ones first', () => {
  const market = (at: number, over: Partial<Priced> = {}) =>
    ({ id: `0x${at}`, ticker: `T${at}`, kind: 'spot', status: 'Paused', baseDenom: 'a', ...over }) as Priced
  const many = Array.from({ length: 130 }, (_, at) => market(at))
  const told = listMarkets([...many, market(130, { status: 'Active' }), market(131, { baseDenom: 'b' })], 'a')
  assert.equal(told.length, 131)
  assert.equal(told[0]?.marketId, '0x130')
})
