import { expect, test } from 'vitest'
import { pathAt } from './place.ts'

test('[ACCT-03] turning the pages of one list leaves the other where it is', () => {
  expect(pathAt({ account: 'inj1x', token: '', from: '' })).toBe('/account/inj1x/')
  expect(pathAt({ account: 'inj1x', token: '77', from: '' })).toBe('/account/inj1x/?token=77')
  expect(pathAt({ account: 'inj1x', token: '77', from: 'aW5q' })).toBe(
    '/account/inj1x/?token=77&balances=aW5q',
  )
})
