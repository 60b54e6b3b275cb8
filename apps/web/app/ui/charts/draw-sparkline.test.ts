import { expect, test } from 'vitest'
import { drawSparkline } from './draw-sparkline.ts'

test('[HOME-01] a line goes through its values from end to end', () => {
  expect(drawSparkline([0, 5, 10])).toBe('M0.0 23.0L50.0 12.0L100.0 1.0')
  expect(drawSparkline([7, 7, 7])).toBe('M0.0 12.0L50.0 12.0L100.0 12.0')
})

test('[HOME-01] nothing is drawn of less than three values', () => {
  expect(drawSparkline([1, 2])).toBe('')
})
