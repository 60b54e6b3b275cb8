import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readGenesisParams } from './read-genesis.ts'
import { isUnset, knownModules, readParameters } from '@injsight/chain/parameters'
import { findMessageType } from '@injsight/chain/decode'

test('parameters inside others go by their path, amounts and lists stay whole', () => {
  const fee = { denom: 'inj', amount: '7' }
  const told = { fee, fees: [fee], access: { permission: 'Nobody', addresses: [] }, none: null }
  assert.deepEqual(readParameters(told, 'wasm'), [
    { name: 'fee', value: fee },
    { name: 'fees', value: [fee] },
    { name: 'access.permission', value: 'Nobody' },
    { name: 'access.addresses', value: [] },
    { name: 'none', value: [] },
  ])
  assert.deepEqual(readParameters({ post_only_mode_height_threshold: '9' }, 'exchange'), [])
})

test('what nobody has set is told from what somebody has', () => {
  for (const value of [[], '', '0', '0.000000000000000000', '0s', false, 0]) assert.ok(isUnset(value))
  for (const value of [['a'], '1', '0.1', true, 'inj']) assert.ok(!isUnset(value))
})

test('the rules of CometBFT are read from a genesis in the words of the module that keeps them', () => {
  const consensus = knownModules.find(({ module }) => module === 'consensus') ?? assert.fail()
  const params = {
    block: { max_gas: '1' },
    evidence: { max_age_duration: '172800000000000' },
    synchrony: { precision: '505000000' },
    feature: { pbts_enable_height: '9' },
  }
  assert.deepEqual(readGenesisParams(consensus, { consensus: { params } }), {
    block: { max_gas: '1' },
    evidence: { max_age_duration: '172800s' },
    synchrony: { precision: '0.505s' },
    feature: { pbts_enable_height: { value: '9' } },
  })
  assert.equal(readGenesisParams(consensus, {}), undefined)
})

test('every message that sets parameters is of a type that is known', () => {
  for (const { updates } of knownModules) for (const type of updates) assert.ok(findMessageType(type), type)
})
