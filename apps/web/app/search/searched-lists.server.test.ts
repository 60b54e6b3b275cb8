// @vitest-environment node
import { expect, test } from 'vitest'
import { searchedLists } from './searched-lists.server.ts'

test('where there is more than is shown, the lists of what was found are searched for the same', () => {
  const things = [
    { kind: 'market', id: '0x1', name: 'INJ/USDT' },
    { kind: 'token', id: 'inj', name: 'INJ' },
    { kind: 'account', id: 'inj1…', name: '' },
  ]
  const paths = searchedLists('INJ &', things, 'en').map(({ path }) => path)
  expect(paths).toEqual(['/assets/?q=INJ+%26', '/markets/?q=INJ+%26'])
})
