import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readVotingRules } from './read-voting-rules.ts'

test('rules of votes are read from what the chain goes by, and are unknown without a quorum', () => {
  const deposit = [{ denom: 'inj', amount: '5' }]
  const known = new Map<string, unknown>([
    ['quorum', '0.334000000000000000'],
    ['threshold', '0.5'],
    ['expedited_threshold', '1.000000000000000000'],
    ['veto_threshold', 7],
    ['min_deposit', deposit],
  ])
  assert.deepEqual(readVotingRules(known), {
    quorum: '0.334',
    threshold: '0.5',
    expeditedThreshold: '1',
    vetoThreshold: '',
    minDeposit: deposit,
    expeditedMinDeposit: [],
  })
  known.delete('quorum')
  assert.equal(readVotingRules(known), undefined)
})
