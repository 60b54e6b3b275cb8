// @vitest-environment node
import { expect, test } from 'vitest'
import { languages } from '../../language/languages.ts'
import { wordsOf } from '../../language/words-of.ts'
import { writeChoice } from './choices.server.ts'

test('[I18N-02] every language has words for the same values of enums', () => {
  for (const language of languages) {
    const { choices } = wordsOf(language)
    expect(Object.keys(choices)).toEqual(Object.keys(wordsOf('en').choices))
    for (const words of Object.values(choices)) expect(words).not.toMatch(/_|^[A-Z]{4,}$/)
  }
})

test('[TX-04] a value is told in the words of the language', () => {
  expect(languages.map((language) => writeChoice('STOP_SELL', 'order_type', language))).toEqual([
    'Stop sell',
    '止损卖出',
    '스톱 매도',
    'Venta stop',
    'Bán dừng',
  ])
})

test('[TX-04] a value without words of its own is told by its name', () => {
  expect(writeChoice('ORACLE_TYPE_BRAND_NEW', 'oracle_type', 'vn')).toBe('Brand new')
  expect(writeChoice('constructor', 'status', 'en')).toBe('constructor')
})
