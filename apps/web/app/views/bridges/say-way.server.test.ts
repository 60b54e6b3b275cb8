// @vitest-environment node
import { expect, test } from 'vitest'
import { translationsIn } from '../../language/use-translations.ts'
import { sayOrdering, sayWayState } from './say-way.server.ts'

test('[I18N-02] what a chain calls the state of a channel is told in words, and as it is where nobody knows it', () => {
  const [en, zh] = [translationsIn('en', 'bridges'), translationsIn('zh', 'bridges')]
  expect([sayWayState('TRYOPEN', en), sayWayState('OPEN', en)]).toEqual(['being opened', 'open'])
  expect(sayWayState('OPEN', zh)).toBe('开放')
  expect(sayWayState('UPGRADED', en)).toBe('UPGRADED')
  expect(sayWayState('toString', en)).toBe('toString')
  expect([sayOrdering('UNORDERED', en), sayOrdering('ORDER_NEW', en)]).toEqual(['unordered', 'ORDER_NEW'])
})
