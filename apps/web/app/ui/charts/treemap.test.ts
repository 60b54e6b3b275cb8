import { expect, test } from 'vitest'
import { divide } from './treemap.ts'

const whole = { x: 0, y: 0, width: 1000, height: 250 }

test('[BLOCK-03] areas are as the sizes, and fill the whole', () => {
  const sizes = [600, 200, 100, 50, 30, 20]
  const areas = divide(sizes, whole).map(({ width, height }) => width * height)
  areas.forEach((area, at) => expect(area).toBeCloseTo((sizes[at] ?? 0) * 250, 3))
})

test('[BLOCK-03] no field leaves the picture, and none lies over another', () => {
  const fields = divide(
    Array.from({ length: 40 }, (_, at) => 1 + ((at * 7919) % 97)),
    whole,
  )
  for (const [at, one] of fields.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(0)
    expect(one.x + one.width).toBeLessThanOrEqual(1000.001)
    expect(one.y + one.height).toBeLessThanOrEqual(250.001)
    for (const other of fields.slice(at + 1)) {
      const isApart =
        one.x + one.width <= other.x + 1e-6 ||
        other.x + other.width <= one.x + 1e-6 ||
        one.y + one.height <= other.y + 1e-6 ||
        other.y + other.height <= one.y + 1e-6
      expect(isApart).toBe(true)
    }
  }
})

test('one transaction takes the whole picture', () => {
  const [field] = divide([7], whole)
  expect(field?.width).toBeCloseTo(1000, 6)
  expect(field?.height).toBeCloseTo(250, 6)
})
