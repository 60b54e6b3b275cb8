import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOptions } from './read-options.ts'

test('a vote has its parts, and weights without zeros at their end', () => {
  assert.deepEqual(readOptions('1:1.000000000000000000'), [{ option: 'yes', weight: '1' }])
  assert.deepEqual(readOptions('1:0.700000000000000000,4:0.3'), [
    { option: 'yes', weight: '0.7' },
    { option: 'veto', weight: '0.3' },
  ])
  assert.deepEqual(readOptions('2:1'), [{ option: 'abstain', weight: '1' }])
  assert.deepEqual(readOptions('3:10'), [{ option: 'no', weight: '10' }])
  assert.deepEqual(readOptions(''), [])
})
