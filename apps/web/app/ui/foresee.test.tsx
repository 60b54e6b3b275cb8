import { expect, test } from 'vitest'
import { maySpend } from './foresee.tsx'

test('[ROUTE-14] nothing is fetched ahead where the visitor saves data, or has a slow line', () => {
  expect(maySpend(undefined)).toBe(true)
  expect(maySpend({ saveData: false, effectiveType: '4g' })).toBe(true)
  expect(maySpend({ saveData: true, effectiveType: '4g' })).toBe(false)
  expect(maySpend({ effectiveType: 'slow-2g' })).toBe(false)
  expect(maySpend({ effectiveType: '2g' })).toBe(false)
})
