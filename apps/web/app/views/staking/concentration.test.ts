import { expect, test } from 'vitest'
import { countHolding, layOutShares } from './concentration.ts'

test('a third is held once more than a third is, and nothing is held of nothing', () => {
  expect(countHolding([40n, 35n, 25n], [1n, 3n])).toBe(1)
  expect(countHolding([40n, 35n, 25n], [2n, 3n])).toBe(2)
  // Exactly a third stops nobody.
  expect(countHolding([1n, 1n, 1n], [1n, 3n])).toBe(2)
  expect(countHolding([1n, 1n, 1n], [2n, 3n])).toBe(3)
  expect(countHolding([], [1n, 3n])).toBe(0)
})

test('shares fill their bar without a gap', () => {
  const pieces = layOutShares([50n, 30n, 20n])
  expect(pieces).toEqual([
    { from: 0, length: 500 },
    { from: 500, length: 300 },
    { from: 800, length: 200 },
  ])
  expect(layOutShares([0n])).toEqual([{ from: 0, length: 0 }])
})
