import { expect, test } from 'vitest'
import { countTally, reasonOf } from './count-tally.ts'

const rules = { quorum: '0.334', threshold: '0.5', veto: '0.334' }
const of = (yes: bigint, no: bigint, veto = 0n, abstain = 0n) => ({ yes, no, veto, abstain })

test('a vote needs its quorum, no veto and more than half of those who did not abstain', () => {
  expect(reasonOf(countTally(of(333n, 0n), 1000n, rules))).toBe('quorum')
  expect(reasonOf(countTally(of(334n, 0n), 1000n, rules))).toBeUndefined()
  expect(reasonOf(countTally(of(600n, 0n, 400n), 1000n, rules))).toBe('veto')
  // Exactly as much is not more.
  expect(reasonOf(countTally(of(666n, 0n, 334n), 1000n, rules))).toBeUndefined()
  expect(reasonOf(countTally(of(500n, 500n), 1000n, rules))).toBe('threshold')
  expect(reasonOf(countTally(of(501n, 499n), 1000n, rules))).toBeUndefined()
})

test('who abstains counts for the quorum alone', () => {
  const counted = countTally(of(2n, 1n, 0n, 997n), 1000n, rules)
  expect([counted.voted, counted.decided, reasonOf(counted)]).toEqual([1000n, 3n, undefined])
  expect(reasonOf(countTally(of(0n, 0n, 0n, 1000n), 1000n, rules))).toBe('threshold')
  expect(reasonOf(countTally(of(0n, 0n), 0n, rules))).toBe('quorum')
})
