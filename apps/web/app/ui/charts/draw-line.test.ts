import { expect, test } from 'vitest'
import { drawLine } from './draw-line.ts'

test('a line goes straight from point to point, by their times', () => {
  expect(
    drawLine([
      [0, 0],
      [5, 10],
      [20, 5],
    ]),
  ).toBe('M0 200L250 0L1000 100')
})

test('what did not change is a line in the middle, and too little is none', () => {
  expect(
    drawLine([
      [0, 7],
      [10, 7],
    ]),
  ).toBe('M0 100L1000 100')
  expect([drawLine([]), drawLine([[1, 1]])]).toEqual(['', ''])
})
