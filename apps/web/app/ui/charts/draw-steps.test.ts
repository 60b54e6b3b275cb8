import { expect, test } from 'vitest'
import { drawSteps } from './draw-steps.ts'

test('[ACCT-04] a balance stays what it was until the block that changes it', () => {
  expect(
    drawSteps([
      [0, 0],
      [5, 10],
      [10, 5],
    ]),
  ).toBe('M0 200H500V0H1000V100')
})

test('one point is no line, and a balance that came back to where it was is a flat one', () => {
  expect(drawSteps([])).toBe('')
  expect(drawSteps([[1, 1]])).toBe('')
  expect(
    drawSteps([
      [3, 7],
      [3, 7],
    ]),
  ).toBe('M0 100H0V100')
})

test('[HOME-01] a line begins where its first point is, when the drawing begins before', () => {
  const points = [
    [5, 0],
    [10, 10],
  ] as const
  expect(drawSteps(points, 0)).toBe('M500 200H1000V0')
})
