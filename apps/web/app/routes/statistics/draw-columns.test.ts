// @vitest-environment node
import { expect, test } from 'vitest'
import { drawColumns } from './draw-columns.ts'

test('columns are as high as what they stand for, the highest as the drawing', () => {
  const heights = [...drawColumns([1, 4, 0, 2]).matchAll(/v-([\d.]+)/g)].map(([, tall]) => Number(tall))
  expect(heights).toEqual([50, 200, 100])
})

test('nothing counted is nothing drawn', () => {
  expect([drawColumns([]), drawColumns([0, 0])]).toEqual(['', ''])
})
