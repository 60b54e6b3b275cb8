// @vitest-environment node
import { expect, test } from 'vitest'
import { drawFlows } from './draw-flows.ts'

test('[CSP-01] ribbons of a picture of flows are as broad as what they stand for', () => {
  const { height, left, right } = drawFlows([3, 1], [2])
  const broadAtBar = (path: string) => {
    const [, top, bottom] = /C[\d.]+ [\d.]+ [\d.]+ [\d.]+ \d+ ([\d.]+)V([\d.]+)C/.exec(path) ?? []
    return Number(bottom) - Number(top)
  }
  const [three = 0, one = 0, two = 0] = [...left, ...right].map(broadAtBar)
  expect(three / one).toBeCloseTo(3)
  expect(two / one).toBeCloseTo(2)
  // Both sides fit, the greater one fills most of it.
  expect(three + one).toBeCloseTo(height * 0.9)
})

test('[CSP-01] a picture of nothing is empty', () => {
  expect(drawFlows([], [])).toMatchObject({ left: [], right: [] })
  expect(JSON.stringify(drawFlows([0], []))).not.toContain('NaN')
})
