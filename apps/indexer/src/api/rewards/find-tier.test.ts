import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findTier } from './find-tier.ts'

const tier = (staked: string, volume: string) => ({ maker: '0.1', taker: '0.1', staked, volume })
const tiers = [tier('10', '1'), tier('100', '50.5')]

test('the highest tier is reached by stake and volume together', () => {
  const schedule = { tiers, isVolumeAsked: true }
  assert.equal(findTier(schedule, { staked: 9n, volume: '1000' }), 0)
  assert.equal(findTier(schedule, { staked: 1000n, volume: '0.9' }), 0)
  assert.equal(findTier(schedule, { staked: 10n, volume: '1' }), 1)
  assert.equal(findTier(schedule, { staked: 1000n, volume: '50.4' }), 1)
  assert.equal(findTier(schedule, { staked: 100n, volume: '50.50' }), 2)
  assert.equal(findTier({ tiers: [], isVolumeAsked: true }, { staked: 1n, volume: '1' }), 0)
})

test('until all buckets have passed once, the stake alone counts', () => {
  assert.equal(findTier({ tiers, isVolumeAsked: false }, { staked: 100n, volume: '0' }), 2)
})
