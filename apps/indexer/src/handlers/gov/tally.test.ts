import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createStake } from './stake.ts'
import { isPassing, tallyVotes } from './tally.ts'
import { encodeAddress } from '@injsight/chain'

const one = 10n ** 18n
const bytes = [1, 2, 3].map((byte) => new Uint8Array(20).fill(byte))
const [alice, bob, carol] = bytes.map((of) => encodeAddress('inj', of)) as [string, string, string]
const [validator] = bytes.map((of) => encodeAddress('injvaloper', of)) as [string]

test('who votes counts for itself, and its validator for the rest', () => {
  const stake = createStake(
    [{ validator, tokens: 100n, shares: 100n * one, jailed: false }],
    [
      { delegator: bob, validator, shares: 30n * one },
      {
        delegator: carol,
        validator: encodeAddress('injvaloper', new Uint8Array(20).fill(3)),
        shares: 9n * one,
      },
    ],
  )
  const votes = [
    { voter: alice, options: [{ option: 1, weight: '1.000000000000000000' }] },
    {
      voter: bob,
      options: [
        { option: 3, weight: '0.7' },
        { option: 2, weight: '0.3' },
      ],
    },
    { voter: carol, options: [{ option: 4, weight: '1' }] },
  ]
  assert.deepEqual(tallyVotes(votes, stake), {
    yes: 70n * one,
    no: 21n * one,
    abstain: 9n * one,
    noWithVeto: 0n,
    total: 100n * one,
  })
})

test('who was jailed in the block in which voting ends counts for the quorum, but has no votes', () => {
  const stake = createStake(
    [
      { validator, tokens: 100n, shares: 100n * one, jailed: true },
      {
        validator: encodeAddress('injvaloper', new Uint8Array(20).fill(3)),
        tokens: 50n,
        shares: 50n * one,
        jailed: false,
      },
    ],
    [{ delegator: bob, validator, shares: 30n * one }],
  )
  const votes = [alice, bob, carol].map((voter) => ({ voter, options: [{ option: 1, weight: '1' }] }))
  assert.deepEqual(tallyVotes(votes, stake).total, 50n * one)
  assert.equal(stake.totalBonded, 150n)
})

test('shares of a slashed validator are worth less, rounded as the chain rounds', () => {
  const stake = createStake(
    [{ validator, tokens: 2n, shares: 3n * one, jailed: false }],
    [{ delegator: bob, validator, shares: one }],
  )
  const votes = [
    {
      voter: bob,
      options: [
        { option: 1, weight: '0.5' },
        { option: 2, weight: '0.5' },
      ],
    },
  ]
  // 2/3 rounds up to …667, half of it to the even …334.
  assert.deepEqual(tallyVotes(votes, stake).total, 666_666_666_666_666_667n)
  assert.deepEqual(tallyVotes(votes, stake).yes, 333_333_333_333_333_334n)
})

const params = {
  quorum: one / 3n,
  threshold: one / 2n,
  expedited_threshold: (one * 2n) / 3n,
  veto_threshold: one / 3n,
}
const tally = (yes: bigint, no: bigint, abstain = 0n, noWithVeto = 0n) => ({
  yes: yes * one,
  no: no * one,
  abstain: abstain * one,
  noWithVeto: noWithVeto * one,
  total: (yes + no + abstain + noWithVeto) * one,
})

test('a proposal passes with a quorum, more yes than the threshold, and few vetoes', () => {
  assert.equal(isPassing(tally(51n, 49n), 300n, params, false), true)
  assert.equal(isPassing(tally(51n, 48n), 300n, params, false), false)
  assert.equal(isPassing(tally(50n, 50n), 100n, params, false), false)
  assert.equal(isPassing(tally(51n, 49n), 100n, params, true), false)
  assert.equal(isPassing(tally(67n, 33n), 100n, params, true), true)
  assert.equal(isPassing(tally(60n, 0n, 0n, 40n), 100n, params, false), false)
  assert.equal(isPassing(tally(2n, 1n, 97n), 100n, params, false), true)
  assert.equal(isPassing(tally(0n, 0n, 100n), 100n, params, false), false)
  assert.equal(isPassing(tally(0n, 0n), 0n, params, false), false)
})
